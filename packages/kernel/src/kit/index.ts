/** The table kit: type, schema, copy and conservation of a table from one declaration. */
export { type KitSchema, nodeOf } from './check.ts';
export {
  type Component,
  component,
  type Fields,
  flag,
  type Kind,
  list,
  type Name,
  type Node,
  nameOf,
  oneOf,
  orNull,
  perSeat,
  type RecordOf,
  record,
  seat,
  type TypeOf,
  text,
  whole,
} from './kinds.ts';
export { defineTable, defineView, type TableKit } from './table.ts';
