/** What may be done with a record besides reading, changing and deleting it. */
import type { Refusal } from '../errors/refusal.ts';
import type { Transaction } from './transaction.ts';
import type { Fields } from './field.ts';
import type { Resource } from './resource.ts';
import type { JsonObject } from './represent.ts';

export interface Action {
  /** The last step of its path, for example `finalize`. */
  readonly name: string;
  readonly summary: string;
  /** What its body may hold; an action may have no body. */
  readonly fields: Fields;
  /** The status that it leads to: a person who sets that status asks for this action. */
  readonly to?: string;
  /** Statuses in which it is possible; null for all. */
  readonly from: readonly string[] | null;
  /** True when a record in one of these statuses does allow it. */
  readonly isAllowed?: (record: JsonObject) => boolean;
  /** Statuses in which it has been done already: it answers the record as it is. */
  readonly done?: readonly string[];
  /** A refusal that says more than that the status does not allow it, for a record that does not. */
  readonly explain?: (record: JsonObject) => Refusal | null;
  /** The status of the answer: 201 when it creates a record. */
  readonly successStatus: 200 | 201;
  /** The resource whose record it answers, when it is another. */
  readonly answers?: () => Resource;
  /**
   * Drafts the change, after the status has been checked.
   * @throws Refusal for what the status does not tell
   */
  readonly run: (record: JsonObject, input: JsonObject, tx: Transaction) => void;
}

/** The names of the actions that a record allows now. */
export function allowedActions(actions: readonly Action[], record: JsonObject): string[] {
  return actions.filter((action) => allows(action, record)).map(({ name }) => name);
}

/** True when the record's status, and what else there is to it, allow the action. */
export function allows({ from, isAllowed }: Action, record: JsonObject): boolean {
  return (from === null || from.includes(String(record.status))) && (isAllowed?.(record) ?? true);
}
