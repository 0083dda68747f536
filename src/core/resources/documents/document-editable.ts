/** Decides which fields of an invoice or a quotation a caller or an owner may change, by its status. */
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
  /** The further fields that a caller may change in this status, once the document has left its draft. */
  readonly byCaller: readonly string[];
  /** The columns that an owner may correct once the document has left its draft, besides its dates. */
  readonly byOwner: readonly string[];
  /** The document's day, and the one until which it counts. */
  readonly dates: readonly [string, DueDateRequest['field']];
  /** True while the issued document has had no consequences, so that an owner may still correct its lines. */
  readonly isOpen: boolean;
  /** The name of a correction for the refusal when the books of its day are closed; missing for quotations. */
  readonly booked?: string;
  /** The days that the document counts when a caller clears the second date. */
  readonly days?: (tx: Transaction) => number;
}

/** The caller's own remarks about a record, which a caller may change in every status. */
export const ownRemarks = ['notes', 'metadata', 'external_id'];

/**
 * Decides which fields an actor may change.
 * @returns null when everything may change, as in a caller's draft
 */
export function documentEditable(record: JsonObject, actor: Actor, rules: DocumentRules): Editable | null {
  const { fields, code, byCaller, byOwner, dates, isOpen } = rules;
  const isDraft = record.status === 'draft';
  const check = (changes: Readonly<JsonObject>, tx: Transaction): JsonObject =>
    checkDates(record, changes, tx, rules);
  if (actor === 'caller')
    return isDraft ? null : { fields: [...ownRemarks, ...byCaller], code, recomputes: false, check };
  if (isDraft) {
    const correctable = Object.entries(fields).flatMap(([name, field]) =>
      isCorrectable(field) ? [name] : [],
    );
    // The total of a document of shape B was given, so an owner may correct it.
    return { fields: [...correctable, ...(record.shape === 'total' ? ['total'] : [])], recomputes: true };
  }
  const plain = [...dates, ...byOwner];
  return {
    fields: isOpen ? [...plain, 'items'] : plain,
    needed: dates,
    recomputes: isOpen,
    check(changes, tx) {
      if (record.status !== 'void') return check(changes, tx);
      const message = 'A void document cannot be changed. Copy the row to create a new one.';
      throw new Refusal('invalid_state', message);
    },
  };
}

function checkDates(
  record: JsonObject,
  changes: Readonly<JsonObject>,
  tx: Transaction,
  { dates: [own, until], booked, days }: DocumentRules,
): JsonObject {
  const [before, after] = [record[own], changes[own] ?? record[own]].map(String) as [string, string];
  const isBooked = changes[own] !== undefined || changes.items !== undefined;
  if (booked !== undefined && isBooked)
    for (const day of [before, after]) refuseClosedPeriod(tx, day, booked);
  if (changes[own] === undefined && changes[until] === undefined) return {};
  const isCleared = changes[until] === null;
  const given = isCleared ? null : String(changes[until] ?? record[until]);
  return {
    [until]: dueDate(tx, { from: after, given, days: isCleared ? (days?.(tx) ?? 0) : 0, field: until }),
  };
}
