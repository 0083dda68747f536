/** The texts of notes at rows of line items. */
import { Refusal } from '../../errors/refusal.ts';
import { displayName } from '../../schema/draft-name.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Cell } from '../../workspace.ts';
import { namesAnother } from '../lines/find-named-document.ts';
import type { LineEditContext, LineRow } from '../lines/line-rows.ts';
import { type CellNote, noteAt } from './cell-notes.ts';
import { reasonsOf } from './owners-words.ts';
import { restoredCellText, waitsForOther } from './row-notes.ts';

// By column that the API computes.
const advice: Readonly<Record<string, string>> = {
  amount: 'It is computed: change the quantity or the unit price.',
};

/** For lines whose number a person has changed: the column "Document" is for people to read, and a line stays. */
export function renumberedNotes(
  context: LineEditContext,
  record: JsonObject,
  own: readonly LineRow[],
): CellNote[] {
  const text = `A line stays with its document, which is ${displayName(record)}. To move it to another document, type it in a new row with the number of that document, and delete this row.`;
  return own
    .filter((line) => namesAnother(record, line))
    .map(({ row }) => noteAt(context, row, 'document_number', text));
}

/** For a row that has lost its document's id, and whose line stands elsewhere by now. */
export function repeatedNote(context: LineEditContext, { row }: LineRow): CellNote {
  return noteAt(context, row, 'document_number', 'This line is in another row, too. Delete this row.');
}

/** For a row that names no document. */
export function unknownNumberNote(context: LineEditContext, { row, number }: LineRow): CellNote {
  const { object } = context.resource;
  const text = `This row is not a line yet: there is no ${object.replace(/_/g, ' ')} "${number}", and "${number}" is not the customer or the PO number of one draft alone. It waits until there is one. Correct it, or delete the row.`;
  return noteAt(context, row, 'document_number', text);
}

/**
 * For cells that the API computes, where a person has typed over them.
 * @param wanted the cells that the sheet is to show of the document
 */
export function restoredLineNotes(
  context: LineEditContext,
  wanted: readonly (readonly Cell[])[],
  own: readonly LineRow[],
): CellNote[] {
  const { columns } = context.table;
  const idIndex = columns.findIndex(({ key }) => key === 'id');
  return own.flatMap(({ row, cells }) => {
    const line = wanted.find((one) => one[idIndex] === cells[idIndex]);
    if (line === undefined) return [];
    return columns.flatMap(({ key }, index): CellNote[] => {
      const where = advice[key];
      if (where === undefined || cells[index] === line[index]) return [];
      return [noteAt(context, row, key, restoredCellText(cells[index], where))];
    });
  });
}

/**
 * For an edit that was refused.
 * @param first what has become of the edit
 * @throws what is no refusal
 */
export function refusedLineText(resource: Resource, first: string, error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return [waitsForOther(error) ? 'Not taken yet.' : first, ...reasonsOf(resource, error)].join('\n');
}
