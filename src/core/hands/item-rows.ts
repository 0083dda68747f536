/** Reads line items from the sheet in which people see them. */
import { Refusal } from '../errors/refusal.ts';
import { isCorrectable } from '../schema/field.ts';
import { inputForm } from '../schema/input-form.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { pick, span } from '../store/layout.ts';
import { type Session, seenLayout } from '../store/session.ts';
import { itemsTable, type Table } from '../store/table.ts';
import { decodeText } from '../store/text-cell.ts';
import { isBlank, readWindow } from '../store/window.ts';
import type { Cell } from '../workspace.ts';
import type { RowRange } from './settle-rows.ts';
import type { TypingHabits } from './typed-cell.ts';
import { readTypedValues } from './typed-values.ts';

export interface ItemRow {
  readonly row: number;
  /** Empty for a row that a person has typed. */
  readonly documentId: string;
  /** The document's number, as it stands in the row. */
  readonly number: string;
  readonly cells: readonly Cell[];
}

export function readItemRows(session: Session, table: Table, { first, last }: RowRange): ItemRow[] {
  const layout = seenLayout(session, table);
  const area = span(layout);
  const { rows } = readWindow(session.workspace.document, table.sheet, { first, last }, area);
  const numberIndex = table.columns.findIndex(({ key }) => key === 'document_number');
  return rows.flatMap((all, index): ItemRow[] => {
    const cells = pick(layout, area.column, all);
    if (isBlank(cells)) return [];
    const [documentId, number] = [cells[table.idIndex], cells[numberIndex]].map((cell) =>
      decodeText(String(cell ?? '')).trim(),
    );
    return [{ row: first + index, documentId: documentId ?? '', number: number ?? '', cells }];
  });
}

/**
 * The lines that the rows make, in the form of a request body: those that the document has in its order, then new
 * ones. Null for the rows gives the document's own.
 * @throws Refusal validation_failed for a cell that cannot be what its field is
 */
export function itemsOf(
  resource: Resource,
  record: JsonObject,
  rows: readonly ItemRow[] | null,
  habits: TypingHabits,
): JsonObject[] {
  const fields = resource.fields.items?.kind.fields ?? {};
  const own = (record.items as JsonObject[]).map((line) => inputForm(fields, line));
  if (rows === null) return own;
  const table = itemsTable(resource);
  if (table === null) return own;
  const typed = rows.map(({ row, cells }) => {
    const { values, unreadable } = readTypedValues(table, fields, cells, habits);
    const [fault] = unreadable;
    if (fault !== undefined) {
      const message = `In row ${row} the cell "${table.columns[fault.index]?.header ?? ''}" ${fault.reason}.`;
      throw new Refusal('validation_failed', message);
    }
    const correctable = Object.entries(values).filter(([name]) => {
      const field = fields[name];
      return field !== undefined && isCorrectable(field);
    });
    return Object.fromEntries(correctable);
  });
  const kept = own.flatMap((line) => {
    const found = typed.find(({ id }) => id === line.id);
    return found === undefined || isEmpty(found) ? [] : [withoutNulls({ ...line, ...found })];
  });
  const fresh = typed.filter((line) => !own.some(({ id }) => id === line.id) && !isEmpty(line));
  return [...kept, ...fresh.map(({ id: _none, ...line }) => withoutNulls(line))];
}

// A line whose cells somebody has cleared is a line taken away.
function isEmpty({ id: _id, ...line }: JsonObject): boolean {
  return Object.values(line).every((value) => value === null);
}

function withoutNulls(line: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));
}
