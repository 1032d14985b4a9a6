/** Queries that are asked all the time: compiled once for each kind of database, then only their parameters change. */
import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** `build` must use what it is given in order, each once, and nothing else. */
export function fixed<P extends readonly unknown[], R>(
  build: (db: Kysely<Schema>, ...given: P) => { compile(): CompiledQuery<R> },
): (db: Kysely<Schema>, ...given: P) => Promise<R[]> {
  const compiled = new WeakMap<object, CompiledQuery<R>>();
  return async (db, ...given) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, ...given).compile();
      const { parameters } = query;
      if (parameters.length !== given.length || parameters.some((one, i) => one !== given[i])) {
        throw new Error(`the parameters of "${query.sql}" are not those given`);
      }
      compiled.set(adapter, query);
    }
    return (await db.executeQuery<R>({ ...query, parameters: given })).rows;
  };
}
