/** Refuses a body for all of its faults, those of what it refers to among them. */
import { invalid } from '../errors/refusal.ts';
import { isObject } from '../schema/merge-patch.ts';
import type { Problem } from '../schema/problem.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Transaction } from '../schema/transaction.ts';

/**
 * @param problems the faults found without looking anything up
 * @param value the validated body, in which values with a fault are as they were sent
 * @param record the record that would change, null for a new one
 * @throws Refusal validation_failed; the resource's own for a conflict, which comes first
 */
export function refuseFaults(
  tx: Transaction,
  resource: Resource,
  problems: readonly Problem[],
  value: unknown,
  record: JsonObject | null,
): never {
  const all = [...problems];
  const pointers = new Set(problems.map(({ pointer }) => pointer));
  const fault = (problem: Problem): void => {
    const steps = problem.pointer.split('/');
    // A value with a fault of its own, or within one, may have others only because of that one.
    const isKnown = steps.some((_step, index) => pointers.has(steps.slice(0, index + 1).join('/')));
    if (!isKnown) all.push(problem);
  };
  if (isObject(value)) resource.lookUp?.(value, { ...tx, fault, warn: () => undefined }, record);
  throw invalid(all);
}
