/** Decides which fields of an invoice or a quotation a caller or a person may change, by its status. */
import { Refusal } from '../../errors/refusal.ts';
import type { ErrorCode } from '../../errors/error-table.ts';
import { type Fields, isCorrectable } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Actor, Editable } from '../../schema/resource.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { type DueDateRequest, dueDate } from './due-date.ts';
import { refuseClosedPeriod } from './refuse-closed-period.ts';

export interface DocumentRules {
  readonly fields: Fields;
  /** The code that refuses a caller's change of an issued document. */
  readonly code: ErrorCode;
  /** The fields that a caller may change in this status, once the document has left its draft. */
  readonly byCaller: readonly string[];
  /** The columns that a person may correct once the document has left its draft, besides its dates. */
  readonly byPerson: readonly string[];
  /** The document's day, and the one until which it counts. */
  readonly dates: readonly [string, DueDateRequest['field']];
  /** True while the issued document has had no consequences, so that a person may still correct its lines. */
  readonly isOpen: boolean;
  /** The name of a correction for the refusal when the books of its day are closed; missing for quotations. */
  readonly booked?: string;
}

/**
 * Decides which fields an actor may change.
 * @returns null when everything may change, as in a caller's draft
 */
export function documentEditable(record: JsonObject, actor: Actor, rules: DocumentRules): Editable | null {
  const { fields, code, byCaller, byPerson, dates, isOpen } = rules;
  const isDraft = record.status === 'draft';
  if (actor === 'caller') return isDraft ? null : { fields: byCaller, code, recomputes: false };
  if (isDraft) {
    const correctable = Object.entries(fields).flatMap(([name, field]) =>
      isCorrectable(field) ? [name] : [],
    );
    // The total of a document of shape B was given, so a person may correct it.
    return { fields: [...correctable, ...(record.shape === 'total' ? ['total'] : [])], recomputes: true };
  }
  const plain = [...dates, ...byPerson];
  return {
    fields: isOpen ? [...plain, 'items'] : plain,
    needed: dates,
    recomputes: isOpen,
    check: (changes, tx) => checkCorrection(record, changes, tx, rules),
  };
}

function checkCorrection(
  record: JsonObject,
  changes: Readonly<JsonObject>,
  tx: Transaction,
  { dates: [own, until], booked }: DocumentRules,
): void {
  if (record.status === 'void')
    throw new Refusal(
      'invalid_state',
      'A void document cannot be changed. Copy the row to create a new one.',
    );
  const [before, after] = [record[own], changes[own] ?? record[own]].map(String) as [string, string];
  const isBooked = changes[own] !== undefined || changes.items !== undefined;
  if (booked !== undefined && isBooked)
    for (const day of [before, after]) refuseClosedPeriod(tx, day, booked);
  if (changes[own] === undefined && changes[until] === undefined) return;
  dueDate(tx, { from: after, given: String(changes[until] ?? record[until]), days: 0, field: until });
}
