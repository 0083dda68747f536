/** The state machine of a resource: which action leads from which status to which, and with which event. */
import type { Refusal } from '../errors/refusal.ts';
import type { Fields } from './field.ts';
import type { JsonObject } from './represent.ts';
import type { Resource } from './resource.ts';
import type { Transaction } from './transaction.ts';

/** One row of a resource's transition table. When several rows of one action fit, the first decides. */
export interface Transition {
  /** The name of an action of the API, or of a change that payments or the calendar make. */
  readonly action: string;
  /** The statuses in which it is possible. */
  readonly from: readonly string[];
  /** The status that it leads to; null when the status stays as it is. */
  readonly to: string | null;
  /** The event about the record; null when there is none, or another record has it. */
  readonly event: string | null;
  /** A further condition on the record, whose sums are those after the transition. */
  readonly when?: (record: Readonly<JsonObject>) => boolean;
}

/** The events in a transition table, as a type. */
export type EventIn<Table extends readonly Transition[]> = Exclude<Table[number]['event'], null>;

/**
 * An action that a caller can take on a record besides reading, changing and deleting it: `POST /{plural}/{id}/{name}`.
 */
export interface Action {
  /** The last step of its path, for example `finalize`; its rows of the transition table have the same name. */
  readonly name: string;
  /** Another last step that leads to the same. */
  readonly alias?: string;
  readonly summary: string;
  /** The fields of its body; an action may have no body. */
  readonly fields: Fields;
  /** What the action does once it has been done; missing for one that is refused then. */
  readonly repetition?: Repetition;
  /** Returns a refusal that says more than that the status does not allow the action, or null. */
  readonly explain?: (record: JsonObject) => Refusal | null;
  /** The status of the answer: 201 when it creates a record. */
  readonly successStatus: 200 | 201;
  /** The `object` of the record in the answer, when it is of another resource. */
  readonly answers?: string;
  /**
   * Decides the change, once the transition table has allowed it. The caller of this function adds the event of the
   * table.
   * @returns the fields of the record that change, its status among them; null when the record stays as it is
   * @throws Refusal when more than the status forbids the action
   */
  readonly run: (record: JsonObject, input: JsonObject, tx: Transaction) => JsonObject | null;
}

/** An action that may have been done already: then the answer is the record as it is, with what the body adds to it. */
interface Repetition {
  /** The statuses in which the action has been done. */
  readonly statuses: readonly string[];
  /**
   * @returns the fields that the body adds; null when it says nothing new
   * @throws Refusal when the body says something else than the record
   */
  readonly run: (record: JsonObject, input: JsonObject) => JsonObject | null;
}

/** The row of the table by which an action changes a record, or undefined when its state does not allow the action. */
export function findTransition<Row extends Transition>(
  table: readonly Row[],
  action: string,
  record: Readonly<JsonObject>,
): Row | undefined {
  return table.find(
    (row) =>
      row.action === action && row.from.includes(String(record.status)) && (row.when?.(record) ?? true),
  );
}

/** The statuses from which an action is possible under some condition. */
export function statusesBefore(table: readonly Transition[], action: string): readonly string[] {
  return [...new Set(table.flatMap((row) => (row.action === action ? row.from : [])))];
}

/** The names of the actions that a record allows now, and of what else can be done with it by a path of its own. */
export function allowedActions(
  { actions = [], otherActions = {}, transitions = [] }: Resource,
  record: JsonObject,
): string[] {
  const rows = [...actions.map(({ name }) => [name, name] as const), ...Object.entries(otherActions)];
  return rows.flatMap(([name, row]) =>
    findTransition(transitions, row, record) === undefined ? [] : [name],
  );
}
