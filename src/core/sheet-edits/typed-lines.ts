/** Makes of the rows of a document's line items the lines of a request body. */
import { Refusal } from '../errors/refusal.ts';
import { isCorrectable } from '../schema/field.ts';
import { inputForm } from '../schema/input-form.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { itemsTable, type Table } from '../store/table.ts';
import type { ItemRow } from './item-rows.ts';
import type { TypingHabits } from './typed-cell.ts';
import { readTypedValues } from './typed-values.ts';

export interface TypedLines {
  readonly items: readonly JsonObject[];
  /** The rows of the new lines, which are the last of `items`. */
  readonly fresh: readonly ItemRow[];
}

/** The lines that a document has, in the form of a request body. */
export function linesOf(resource: Resource, { items }: JsonObject): JsonObject[] {
  const fields = resource.fields.items?.kind.fields ?? {};
  return (items as JsonObject[]).map((line) => inputForm(fields, line));
}

/**
 * The lines that the rows make: those that the document has in its order, then new ones.
 * @param own rows of lines that the document has
 * @param others rows that are to become lines of it
 * @throws Refusal validation_failed for a cell that cannot be what its field is
 */
export function typedLines(
  resource: Resource,
  record: JsonObject,
  { own, others }: { readonly own: readonly ItemRow[]; readonly others: readonly ItemRow[] },
  habits: TypingHabits,
): TypedLines {
  const table = itemsTable(resource);
  if (table === null) throw new Error(`${resource.plural} have no sheet of items.`);
  const kept = linesOf(resource, record).flatMap((line) => {
    const row = own.find(({ lineId }) => lineId === line.id);
    if (row === undefined) return [];
    const typed = typedLine(resource, table, row, habits);
    return isEmpty(typed) ? [] : [withoutNulls({ ...line, ...typed, id: line.id })];
  });
  const fresh = others
    .map((row) => ({ row, typed: typedLine(resource, table, row, habits) }))
    .filter(({ typed }) => !isEmpty(typed));
  return {
    items: [...kept, ...fresh.map(({ typed: { id: _none, ...line } }) => withoutNulls(line))],
    fresh: fresh.map(({ row }) => row),
  };
}

function typedLine(
  resource: Resource,
  table: Table,
  { row, cells }: ItemRow,
  habits: TypingHabits,
): JsonObject {
  const fields = resource.fields.items?.kind.fields ?? {};
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
}

// A line whose cells somebody has cleared is a line taken away.
function isEmpty({ id: _id, ...line }: JsonObject): boolean {
  return Object.values(line).every((value) => value === null);
}

function withoutNulls(line: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));
}
