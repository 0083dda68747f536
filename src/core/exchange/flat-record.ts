/** A record as a row of texts, and back: objects in columns of their own, lists and texts by name as JSON. */
import type { Field, Fields } from '../schema/field.ts';
import { isShown, isStored } from '../schema/field.ts';
import type { JsonObject } from '../schema/represent.ts';
import { mayBeNull } from './stored-value.ts';
import { markFormula, unmarkText } from '../csv/text-sign.ts';

const truthValues: Readonly<Record<string, boolean>> = { true: true, false: false };

interface FlatColumn {
  /** The names on the path to the value, for example `billing_address` and `city`. */
  readonly path: readonly string[];
  readonly field: Field;
}

/** The headers of the rows: names of fields, those inside an object behind a dot. */
export function flatHeaders(fields: Fields): string[] {
  return flatColumns(fields).map(headerOf);
}

/** The cells of an exported record, in the order of the headers. */
export function flatten(fields: Fields, exported: Readonly<JsonObject>): string[] {
  return flatColumns(fields).map(({ path, field }) => {
    const value = path.reduce<unknown>((object, name) => (object as JsonObject | null)?.[name], exported);
    if (value === null || value === undefined) return '';
    if (typeof value === 'object') return JSON.stringify(value);
    return field.kind.cell === 'text' ? markFormula(String(value)) : String(value);
  });
}

/** The exported record of a row. */
export function unflatten(fields: Fields, header: readonly string[], cells: readonly string[]): JsonObject {
  const record = blankObjects(fields);
  for (const column of flatColumns(fields)) {
    const text = cells[header.indexOf(headerOf(column))] ?? '';
    if (text === '') continue;
    const [name = '', inner] = column.path;
    const value = cellValue(column.field, text);
    if (inner === undefined) record[name] = value;
    else record[name] = { ...(record[name] as JsonObject | undefined), [inner]: value };
  }
  return record;
}

function headerOf({ path }: FlatColumn): string {
  return path.join('.');
}

function flatColumns(fields: Fields): FlatColumn[] {
  return storedFields(fields).flatMap(([name, field]): FlatColumn[] => {
    const { fields: inner, list } = field.kind;
    if (inner === undefined || list === true) return [{ path: [name], field }];
    return storedFields(inner).map(([innerName, one]) => ({ path: [name, innerName], field: one }));
  });
}

function storedFields(fields: Fields): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => isStored(field) && isShown(field));
}

function cellValue({ kind }: Field, text: string): unknown {
  // A text that is neither JSON, a truth value nor a number stays a text, and validation refuses it.
  if (kind.cell === 'json') return parsed(text);
  if (kind.cell === 'boolean') return truthValues[text.toLowerCase()] ?? text;
  if (kind.cell === 'text') return unmarkText(text);
  const isWhole = kind.cell === 'number' && kind.decimal === undefined;
  return isWhole && Number.isFinite(Number(text)) ? Number(text) : text;
}

// An object that a record always has is there, too, when all its columns are blank.
function blankObjects(fields: Fields): JsonObject {
  const always = storedFields(fields).filter(
    ([, field]) => field.kind.fields !== undefined && field.kind.list !== true && !mayBeNull(field),
  );
  return Object.fromEntries(
    always.map(([name, { kind }]) => [
      name,
      Object.fromEntries(storedFields(kind.fields ?? {}).map(([inner]) => [inner, null])),
    ]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (_notJson) {
    return text;
  }
}
