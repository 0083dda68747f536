/** What a person is told about rows of line items. */
import { Refusal } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { ItemRow } from './item-rows.ts';
import { namesAnother } from './named-document.ts';

/** A word for the person, at the number of a row's document. */
export interface LineNote {
  readonly row: number;
  readonly text: string;
}

/** What stands under "Document" is for people to read: a line stays where it is. */
export function renumberedNotes(record: JsonObject, own: readonly ItemRow[]): LineNote[] {
  const number = record.number === null ? 'its draft' : String(record.number);
  const text = `A line stays with its document: this is again one of ${number}. To bill it with another, type it into a row of its own with the other's number, and delete this row.`;
  return own.filter((line) => namesAnother(record, line)).map(({ row }) => ({ row, text }));
}

/** A row that has lost its document's id, and whose line stands elsewhere by now. */
export function repeatedNote({ row }: ItemRow): LineNote {
  return { row, text: 'This line stands in another row, too. Delete this one.' };
}

/**
 * The text of a note about what was refused.
 * @throws what is no refusal
 */
export function reasonOf(first: string, error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  const reasons = (error.facts.problems ?? []).map(({ pointer, message }) => `${pointer}: ${message}`);
  return [isWaiting(error) ? 'Not taken yet.' : first, error.message, ...reasons].join('\n');
}

/** True where another cell stands in the way: once that is corrected, the next sweep takes what was typed. */
export function isWaiting(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'record_quarantined';
}
