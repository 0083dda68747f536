/** Creates a record from a row that a person has typed, or copied from another. */
import { createRecord } from '../../records/create-record.ts';
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import { type Fields, isGiven } from '../../schema/field.ts';
import { isSame } from '../../schema/canonical.ts';
import { inputSchema } from '../../schema/input-schema.ts';
import { inputForm } from '../../schema/merge-patch.ts';
import type { ResourceOrName } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { validate } from '../../schema/validate.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import { restoredCellText, whereToChange } from '../notes/row-notes.ts';
import { addNote, type RowEditContext } from './row-edit-context.ts';

/**
 * A row becomes a record when its Status is filled, or its name where there is no status; until then it is left alone.
 * @param copied the record that the row was copied from, null when it was typed
 * @throws Refusal for which a request with the same content would be refused
 */
export function createFromRow(context: RowEditContext, read: ReadRow, copied: JsonObject | null): void {
  const { tx, table, claimed } = context;
  const { resource } = table;
  const { fields } = resource;
  const { values, unreadable, questions } = context.readTyped(read, copied);
  const decisive = decisiveField(resource);
  const isReady = values[decisive] !== null || unreadable.some(({ key }) => key === decisive);
  if (!isReady) return;
  const [fault] = unreadable.filter(({ key }) => isTaken(fields, key));
  if (fault !== undefined) {
    addNote(context, read.row, fault.index, `This row is not a record yet: the cell ${fault.reason}.`);
    return;
  }
  const typed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isTaken(fields, name) && value !== null),
  );
  const body = copied === null ? typed : bodyOfCopy(resource, typed, copied);
  const complete = sheetRulesOf(resource).completeTypedRow?.(body, values, tx) ?? body;
  const create = (made: ResourceOrName, content: JsonObject): JsonObject =>
    tx.create(made, content, made === resource ? read.row : undefined);
  createRecord({ ...tx, create: create as Transaction['create'] }, resource, complete);
  const record = tx.changes.find((change) => change.adopt === read.row);
  if (record === undefined) return;
  claimed.push({ row: read.row, id: String(record.record.id) });
  for (const { index, text } of questions) addNote(context, read.row, index, text);
  noteOtherStatus(context, read, record.record);
  if (copied === null) noteIgnored(context, read, values, record.record);
  else noteComputed(context, read, { typed, copied, body });
}

// The note tells why the record has another status than was typed.
function noteOtherStatus(context: RowEditContext, { row, cells }: ReadRow, record: JsonObject): void {
  const { resource, columns } = context.table;
  const index = columns.findIndex(({ key }) => key === 'status');
  const reason = sheetRulesOf(resource).refuseStatus?.(record) ?? null;
  if (index < 0 || reason === null || String(cells[index]).toLowerCase() === record.status) return;
  addNote(context, row, index, reason);
}

// The note tells why a cell that the API sets has another value than was typed.
function noteIgnored(
  context: RowEditContext,
  { row, cells }: ReadRow,
  values: JsonObject,
  record: JsonObject,
): void {
  const { resource, columns } = context.table;
  for (const [index, { key, system }] of columns.entries()) {
    const value = values[key] ?? null;
    if (system || value === null || isTaken(resource.fields, key) || isSame(value, record[key])) continue;
    addNote(context, row, index, restoredCellText(cells[index], whereToChange(resource, record, key)));
  }
}

// The note tells why the record has another total than its row had.
function noteComputed(
  context: RowEditContext,
  { row, cells }: ReadRow,
  { typed, copied, body }: Readonly<Record<'typed' | 'copied' | 'body', JsonObject>>,
): void {
  const { resource, columns } = context.table;
  for (const [index, { key }] of columns.entries()) {
    const isComputed = resource.fields[key]?.column?.computed === true && body[key] === undefined;
    if (!isComputed || typed[key] === undefined || typed[key] === copied[key]) continue;
    const text = `"${String(cells[index])}" was not taken: it is computed from the lines. Correct them in the sheet "${resource.itemsSheet}".`;
    addNote(context, row, index, text);
  }
}

/** The field whose cell, once it is filled, makes a typed row a record. */
export function decisiveField({ fields }: Resource): 'name' | 'status' {
  return fields.status === undefined ? 'name' : 'status';
}

function isTaken(fields: Fields, name: string): boolean {
  const field = fields[name];
  return field !== undefined && isGiven(field);
}

// Owners copy a row to make the next document: the copy has the content of the first, but not its number and codes.
function bodyOfCopy(resource: Resource, typed: JsonObject, copied: JsonObject): JsonObject {
  const { fields, unique } = resource;
  const single = Object.keys(fields).filter((name) => fields[name]?.single === true);
  const own = ['number', ...single, ...Object.keys(unique)];
  const changed = Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => !isSame(value, copied[name] ?? null) && name !== 'status',
    ),
  );
  const form = { ...inputForm(fields, copied), ...createOnlyFields(fields, copied) };
  const base = withoutLineIds(fields, resource.prepareMerge?.(form, changed, copied) ?? form);
  const kept = Object.entries({ ...base, ...changed }).filter(
    ([name, value]) =>
      !(own.includes(name) && value === copied[name]) && fields[name]?.column?.computed !== true,
  );
  const body = { ...Object.fromEntries(kept), ...totalOf(base, typed) };
  return typed.status === undefined ? body : { ...body, status: firstStatus(fields, typed.status) };
}

// The amount of a payment, for example. The status is that of the row.
function createOnlyFields(fields: Fields, copied: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { createOnly }]) =>
      createOnly === true && name !== 'status' && (copied[name] ?? null) !== null
        ? [[name, copied[name]]]
        : [],
    ),
  );
}

// A document without lines has a total of its own, which is copied unless another is typed over it.
function totalOf({ items, total }: JsonObject, typed: JsonObject): JsonObject {
  return items === undefined && total !== undefined ? { total: typed.total ?? total } : {};
}

function withoutLineIds(fields: Fields, form: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      if (fields[name]?.kind.fields?.id === undefined || !Array.isArray(value)) return [name, value];
      return [name, value.map(({ id: _first, ...line }: JsonObject) => line)];
    }),
  );
}

// A copy of a paid invoice, for example, begins as a draft.
function firstStatus(fields: Fields, status: unknown): unknown {
  const { status: field } = fields;
  if (field === undefined) return status;
  return validate(inputSchema({ status: field }), { status }).ok ? status : 'draft';
}
