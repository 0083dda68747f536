/** Keeps one unreadable row from hiding all other documents. */
import { Refusal } from '../errors/refusal.ts';

/** What was read, in a list; an empty one when a row that it needs is quarantined. */
export function readable<Value>(read: () => Value): Value[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof Refusal && error.code === 'record_quarantined') return [];
    throw error;
  }
}
