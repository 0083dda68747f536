/** Decides which fields of an invoice or a quotation may change, by its status. */
import type { ErrorCode } from '../../errors/error-table.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Editable } from '../../schema/resource.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { type DueDateRequest, dueDate } from './due-date.ts';

/** What the dates of an issued document follow. */
export interface DocumentDates {
  /** The document's day, and the one until which it counts. */
  readonly dates: readonly [string, DueDateRequest['field']];
  /** The days that the document counts when a caller clears the second date. */
  readonly days?: (tx: Transaction) => number;
}

interface DocumentRules extends DocumentDates {
  /** The code that refuses a caller's change of an issued document. */
  readonly code: ErrorCode;
  /** The further fields that a caller may change in this status, once the document has left its draft. */
  readonly byCaller: readonly string[];
}

/** The caller's own remarks about a record, which a caller may change in every status. */
export const ownRemarks = ['notes', 'metadata', 'external_id'];

/**
 * Decides which fields a caller may change.
 * @returns null when everything may change, as in a draft
 */
export function documentEditable(record: JsonObject, rules: DocumentRules): Editable | null {
  if (record.status === 'draft') return null;
  return {
    fields: [...ownRemarks, ...rules.byCaller],
    code: rules.code,
    recomputes: false,
    check: (changes, tx) => checkDates(record, changes, tx, rules),
  };
}

/**
 * Checks the date until which the document counts.
 * @returns it, when it changes or is cleared
 */
function checkDates(
  record: JsonObject,
  changes: Readonly<JsonObject>,
  tx: Transaction,
  { dates: [own, until], days }: DocumentDates,
): JsonObject {
  if (changes[until] === undefined) return {};
  const isCleared = changes[until] === null;
  const given = isCleared ? null : String(changes[until] ?? record[until]);
  return {
    [until]: dueDate(tx, {
      from: String(record[own]),
      given,
      days: isCleared ? (days?.(tx) ?? 0) : 0,
      field: until,
    }),
  };
}
