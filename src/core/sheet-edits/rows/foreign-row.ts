/**
 * Rows that a person has copied whole from another workbook: they are as the API wrote them, but not this workbook's API.
 * Each becomes a record of its own, without the ids and numbers that mean something else here.
 */
import type { Fields } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { isAsWritten, type ReadRow } from '../../store/read/read-records.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import type { RecordTable } from '../../store/table.ts';
import { readOnce } from './read-rows.ts';

/**
 * Makes the function that is true for a row whose record has a number in the sheet's sequence that another record of this
 * workbook has: an id is given once. One that nobody has may be that of a record which was deleted long ago.
 * @param knownIds reads the ids of all records that exist; asked once, and only for a whole row that is new
 */
export function foreignRowTest(
  { idPrefix }: Resource,
  knownIds: () => ReadonlySet<string>,
): (read: ReadRow, id: string, seq: number) => boolean {
  const sequences = readOnce(() => new Set([...knownIds()].map((known) => sequenceOf(known, idPrefix))));
  return (read, id, seq) => isAsWritten(read) && !knownIds().has(id) && sequences().has(seq);
}

/** The row and its record without what names other records, all of which are those of the other workbook. */
export function withoutReferences(
  { resource, columns, idIndex }: RecordTable,
  read: ReadRow,
  record: JsonObject,
): { readonly read: ReadRow; readonly record: JsonObject } {
  const cells = read.cells.map((cell, index) =>
    index === idIndex || resource.fields[columns[index]?.key ?? '']?.kind.refersTo === undefined ? cell : '',
  );
  return { read: { ...read, cells }, record: clearedOf(resource.fields, record) };
}

// A product is named by its SKU too. A name in the place of an id is taken from its cell, as a typed one.
function clearedOf(fields: Fields, record: JsonObject): JsonObject {
  const entries = Object.entries(record).map(([name, value]): [string, unknown] => {
    const { kind, needs } = fields[name] ?? {};
    if (kind === undefined) return [name, value];
    const isName = needs?.unless !== undefined || (name === 'sku' && 'product_id' in fields);
    if (kind.refersTo !== undefined || isName) return [name, null];
    const inner = kind.fields;
    if (inner === undefined || value === null) return [name, value];
    if (Array.isArray(value)) return [name, value.map((one: JsonObject) => clearedOf(inner, one))];
    return [name, clearedOf(inner, value as JsonObject)];
  });
  return Object.fromEntries(entries);
}
