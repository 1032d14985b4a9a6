/**
 * Long work on the main thread, such as playing a long match again, done in parts: whoever moves meanwhile waits for one part
 * and not for all of it, however much of it there is.
 */
import type { Parts } from '@guildhall/kernel/hall';

/** Milliseconds of one part. */
const PART = 8;

/** Does one part. True: that was the last. */
type Work = () => boolean;
const waiting: Work[] = [];
let isTurning = false;

function turn(): void {
  isTurning = false;
  const work = waiting.shift();
  if (work && !work()) waiting.push(work);
  if (waiting.length > 0) go();
}

/** One part each time around: between two of them everybody who has said something is heard. */
function go(): void {
  if (isTurning) return;
  isTurning = true;
  setImmediate(turn);
}

/** What has just come goes first, for one part: mostly that is all of it, and it need not wait behind what is long. */
export function inParts<X>(parts: Parts<X>): Promise<X> {
  return new Promise((done, failed) => {
    waiting.unshift(() => {
      const end = performance.now() + PART;
      try {
        do {
          const step = parts.next();
          if (!step.done) continue;
          done(step.value);
          return true;
        } while (performance.now() < end);
        return false;
      } catch (error) {
        failed(error);
        return true;
      }
    });
    go();
  });
}

/** Long lists are written down element by element. */
const LONG = 20;

/** The same text as JSON.stringify would give, in parts: lists at the top and those inside `logs` may be long. */
export function* printing(value: object): Parts<string> {
  const fields: string[] = [];
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue;
    const printed = Array.isArray(field) && field.length > LONG ? yield* listPrinting(field) : yield* fieldPrinting(field);
    fields.push(`${JSON.stringify(key)}:${printed}`);
  }
  return `{${fields.join(',')}}`;
}

function* fieldPrinting(field: unknown): Parts<string> {
  const holdsLists = Array.isArray(field) && field.some((one) => Array.isArray(one?.log));
  if (!holdsLists) return JSON.stringify(field);
  const printed: string[] = [];
  for (const one of field as object[]) printed.push(yield* printing(one));
  return `[${printed.join(',')}]`;
}

function* listPrinting(list: readonly unknown[]): Parts<string> {
  const printed: string[] = [];
  for (const one of list) {
    printed.push(JSON.stringify(one) ?? 'null');
    yield;
  }
  return `[${printed.join(',')}]`;
}
