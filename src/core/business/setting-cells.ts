/** The cells of the sheet Settings: what each shows of the record, and what a person's text in it means. */
import { type Field, isNullable } from '../schema/field.ts';
import type { JsonObject } from '../schema/represent.ts';
import { isSame } from '../schema/canonical.ts';
import { validate } from '../schema/validate.ts';
import type { Setting, SettingLabel } from './setting.ts';
import { settingEntries, type SettingName } from './workspace-settings.ts';

/** A row of the sheet: a setting, or a part of one. */
export interface SettingRow extends SettingLabel {
  readonly name: SettingName;
  readonly part: string | null;
  /** True for a text of lines: a fault says which of them it is about. */
  readonly hasLines: boolean;
}

/** The text beside each label, and its row. */
export type LabelledRows = ReadonlyMap<string, { readonly text: string; readonly row: number }>;

/** All rows in their order. */
export const settingRows: readonly SettingRow[] = settingEntries.flatMap(([name, setting]) =>
  rowsOf(name, setting),
);

/** What a person's cells mean: the settings that differ from the record, and the cells that cannot be read. */
export interface ReadCells {
  readonly changes: JsonObject;
  /** A sentence for each row whose cell cannot be read, null for the others. */
  readonly rows: readonly { readonly row: number; readonly fault: string | null }[];
}

/** The text of a row's cell. */
export function cellText({ name, part }: SettingRow, record: Readonly<JsonObject>): string {
  const value = record[name] ?? null;
  if (part !== null) return String((value as JsonObject | null)?.[part] ?? '');
  if (typeof value === 'boolean') return yesOrNo[value ? 0 : 1];
  return Array.isArray(value) ? value.map(entryText).join('; ') : String(value ?? '');
}

// What cells say of true and false.
const yesOrNo = ['yes', 'no'] as const;

/** The texts of which a cell holds one; undefined where it is free. */
export function cellWords({ kind }: Field): readonly string[] | undefined {
  return kind.cell === 'boolean' ? yesOrNo : kind.words;
}

/** True when a cell says what the record has, or nothing that a setting can be. */
export function isOlder(row: SettingRow, text: string, record: Readonly<JsonObject>): boolean {
  if (text === shownText(row, record)) return true;
  const { changes, rows } = readCells(new Map([[row.label, { text, row: 1 }]]), record, [row]);
  return rows.some(({ fault }) => fault !== null) || !(row.name in changes);
}

/**
 * Reads the cells. A cell that shows what the record has is not looked at; one that cannot be read leaves it in force.
 * @param record the settings in force
 */
export function readCells(
  labelled: LabelledRows,
  record: Readonly<JsonObject>,
  wanted: readonly SettingRow[] = settingRows,
): ReadCells {
  const changes: JsonObject = {};
  const rows: { row: number; fault: string | null }[] = [];
  for (const [name, { field }] of settingEntries) {
    const cells = wanted.flatMap((one) => {
      const found = one.name === name ? labelled.get(one.label) : undefined;
      return found === undefined ? [] : [{ one, ...found }];
    });
    const edited = cells.filter(({ one, text }) => text !== shownText(one, record));
    if (edited.length === 0) {
      rows.push(...cells.map(({ row }) => ({ row, fault: null })));
      continue;
    }
    const given = Object.fromEntries(cells.map(({ one, text }) => [one.part ?? '', text]));
    const read = readValue(field, given, record[name] ?? null);
    for (const { one, text, row } of cells)
      rows.push({ row, fault: faultAt(one, text, read.faults.get(one.part ?? ''), shownText(one, record)) });
    if (read.faults.size === 0 && !isSame(read.value, record[name] ?? null)) changes[name] = read.value;
  }
  return { changes, rows };
}

interface ReadValue {
  readonly value: unknown;
  /** The sentences by the part that they are about; the empty part is the whole. */
  readonly faults: ReadonlyMap<string, string>;
}

function readValue(field: Field, given: Readonly<Record<string, string>>, inForce: unknown): ReadValue {
  const whole = given[''];
  if (whole === '' && isNullable(field)) return { value: null, faults: new Map() };
  if (whole === '' && field.kind.list !== true) return { value: null, faults: new Map([['', '']]) };
  const value = whole === undefined ? joined(given, inForce) : parsed(field, whole);
  if (value === null) return { value, faults: new Map() };
  const { ok, value: read, problems } = validate(field.kind.schema, value);
  const partOf = (pointer: string): string => (whole === undefined ? (pointer.split('/')[1] ?? '') : '');
  return {
    value: read,
    faults: ok ? new Map() : new Map(problems.map((one) => [partOf(one.pointer), one.message])),
  };
}

// The members that have no row in the sheet stay as they are.
function joined(given: Readonly<Record<string, string>>, inForce: unknown): JsonObject | null {
  const members = { ...(inForce as JsonObject | null), ...given };
  const filled = Object.entries(members).map(([name, text]) => [name, text === '' ? null : text] as const);
  return filled.every(([, text]) => text === null) ? null : Object.fromEntries(filled);
}

function parsed({ kind }: Field, text: string): unknown {
  if (kind.cell === 'boolean') return truthOf(text);
  if (kind.cell === 'number') return /^\d{1,4}$/.test(text) ? Number(text) : text;
  if (kind.list !== true) return text;
  const entries = text.split(/[;\n]/).map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '').map(parsedEntry);
}

// Google makes TRUE of a typed true, and people who know the API type its words.
function truthOf(text: string): unknown {
  const word = text.toLowerCase();
  if (word === 'yes' || word === 'true') return true;
  return word === 'no' || word === 'false' ? false : text;
}

// A type is a word in lower case before the number, for example `eu_vat DE136695976`.
function parsedEntry(entry: string): JsonObject {
  const [, type = null, value = entry] = /^([a-z]+(?:_[a-z]+)*) +(\S.*)$/.exec(entry) ?? [];
  return { type, value };
}

function entryText(entry: JsonObject): string {
  return entry.type === null ? String(entry.value) : `${String(entry.type)} ${String(entry.value)}`;
}

// The longest text of a cell that a note repeats.
const repeatedMax = 100;

function faultAt(
  { label, hint, hasLines }: SettingRow,
  text: string,
  message: string | undefined,
  kept: string,
): string | null {
  if (message === undefined) return null;
  if (hasLines) return `"${label}": ${message} What was there before is still used.`;
  const [meant = ''] = /Did you mean .*$/.exec(message) ?? [];
  const shortened = (long: string): string =>
    long.length > repeatedMax ? `${long.slice(0, repeatedMax)}…` : long;
  return [`"${label}" cannot be "${shortened(text)}": ${hint}`, meant, `"${shortened(kept)}" is still used.`]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

// Cells are read without the blanks at their ends, and Google's lines end with LF alone.
function shownText(row: SettingRow, record: Readonly<JsonObject>): string {
  return comparedText(cellText(row, record));
}

/** A cell's text as it is compared. */
export function comparedText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

function rowsOf(name: SettingName, { control, label, hint, parts }: Setting): SettingRow[] {
  if (parts === undefined) return [{ name, part: null, label, hint, hasLines: control === 'lines' }];
  return Object.entries(parts).map(([part, own]) => ({ name, part, hasLines: false, ...own }));
}
