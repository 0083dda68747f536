/** Creates the records of a batch in one transaction, each for itself: one that is refused stops none of the others. */
import { errorTable } from '../../errors/error-table.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { isObject } from '../../schema/merge-patch.ts';
import { type Problem, pointerTo } from '../../schema/problem.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { OpenTransaction, ShownChange } from '../../store/transaction/open-transaction.ts';
import { type CheckedBody, checkBody, createRecord } from '../../records/create-record.ts';
import { readAhead } from '../../store/transaction/read-ahead.ts';

/** An element of a batch: its body, checked as far as that is possible without the lock, or why it is refused. */
export type BatchElement = CheckedBody | Refusal;

/** What became of each element, in their order: the record that it made, or why it was refused. */
export type BatchResults = readonly (ShownChange | Refusal)[];

/**
 * Checks the bodies of a batch, also against each other.
 * @param may what the caller may do
 */
export function checkBodies(
  resource: Resource,
  bodies: readonly unknown[],
  may: (scope: string) => boolean,
): BatchElement[] {
  const shared = sharedValues(resource, bodies);
  return bodies.map((body, index) => {
    const checked = attempt(() => checkBody(resource, body, may));
    if (checked instanceof Refusal) return checked;
    const { problems } = checked;
    // A value that is not valid is not compared.
    const own = (shared[index] ?? []).filter(
      (one) => !problems.some(({ pointer }) => pointer === one.pointer),
    );
    return { ...checked, problems: [...problems, ...own] };
  });
}

/**
 * Creates a record of each element that has no fault.
 * @throws EditedRow, and refusals that are no element's fault
 */
export function createBatch(
  tx: OpenTransaction,
  resource: Resource,
  elements: readonly BatchElement[],
): BatchResults {
  const checked = elements.filter((element): element is CheckedBody => !(element instanceof Refusal));
  readAhead(
    tx,
    checked.map((one) => (onNothing) => createRecord(onNothing, resource, one.body, one)),
  );
  const undo = tx.savepoint();
  const results = elements.map((element) => createElement(tx, resource, element));
  const twins = takenWithin(results, tx);
  if (twins.size === 0) return results;
  // Neither of two documents has the number that both ask for, so all are decided anew without them.
  undo();
  return createBatch(
    tx,
    resource,
    elements.map((element, index) => twins.get(index) ?? element),
  );
}

function createElement(
  tx: OpenTransaction,
  resource: Resource,
  element: BatchElement,
): ShownChange | Refusal {
  if (element instanceof Refusal) return element;
  const undo = tx.savepoint();
  const made = attempt(() => {
    createRecord(tx, resource, element.body, element);
    return tx.takeAnswer();
  });
  if (made instanceof Refusal) undo();
  return made;
}

// Returns the refusal of a fault in what was sent; of a fault in the workspace nothing can be made.
function attempt<Result>(run: () => Result): Result | Refusal {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Refusal) || errorTable[error.code] >= 500) throw error;
    return error;
  }
}

// The faults of each body that shares a value with another one, though no two records may.
function sharedValues(resource: Resource, bodies: readonly unknown[]): Problem[][] {
  const given = bodies.map((body) => (isObject(body) ? body : {}));
  return given.map((body) =>
    Object.entries(resource.unique).flatMap(([field, code]) => {
      const value = body[field];
      const holders = given.flatMap((other, at) => (other[field] === value ? [at] : []));
      return typeof value === 'string' && holders.length > 1 ? [sharedBy(holders, field, value, code)] : [];
    }),
  );
}

// Which elements were refused for the value of another record of the batch, and those that have made that record.
function takenWithin(results: BatchResults, { changes }: OpenTransaction): ReadonlyMap<number, Refusal> {
  const idOf = (result: ShownChange | Refusal): unknown =>
    result instanceof Refusal ? null : changes[result.record]?.record.id;
  const ids = results.map(idOf);
  const twins = new Map<number, Refusal>();
  for (const [index, result] of results.entries()) {
    if (!(result instanceof Refusal)) continue;
    const holder = ids.indexOf(result.facts.members?.existing_id ?? '');
    if (holder < 0) continue;
    const value = changes[(results[holder] as ShownChange).record]?.record.number;
    const problem = sharedBy([holder, index], 'number', value, 'number_taken');
    for (const at of [holder, index]) twins.set(at, invalid([problem]));
  }
  return twins;
}

function sharedBy(holders: readonly number[], field: string, value: unknown, code: Problem['code']): Problem {
  const message = `The elements ${holders.join(', ')} of the batch have the same ${field}: ${JSON.stringify(value)}.`;
  return { pointer: pointerTo('', field), code, message };
}

/** Faults of elements as faults of the batch; a conflict is one of the field that it is about, if that can be told. */
export function elementFaults(resource: Resource, refusal: Refusal, index: number): Problem[] {
  const { code, message, facts } = refusal;
  const base = `/data/${index}`;
  const { problems, more = 0, members } = facts;
  if (problems !== undefined) {
    const own = problems.map((problem) => ({ ...problem, pointer: base + problem.pointer }));
    return more === 0 ? own : [...own, { pointer: base, code: 'unknown_field', message, count: more }];
  }
  const unique = Object.keys(resource.unique).find((field) => resource.unique[field] === code);
  const field = unique ?? (code.startsWith('number_') ? 'number' : null);
  const pointer = field === null ? base : pointerTo(base, field);
  return [{ pointer, code, message, ...(members === undefined ? {} : { details: members as JsonObject }) }];
}
