/** Reads the cells of a row as a person has typed them: what they mean first, then whether they fit their fields. */
import { multiplyDecimals, parseDecimal, toNumber } from '../../billing/decimal.ts';
import { canonicalValue } from '../../schema/canonical.ts';
import type { ColumnForm, Fields } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { rowRanges } from '../../store/read/window.ts';
import { decodeValue } from '../../store/row/read-cell.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import { decodeText } from '../../store/row/text-cell.ts';
import type { Table, TableColumn } from '../../store/table.ts';
import type { Cell } from '../../workspace.ts';
import type { RowRange } from '../edit-run.ts';
import type { SheetRow } from './read-rows.ts';
import { type DayOrder, readTypedCell } from './typed-cell.ts';

/** How people type in this spreadsheet. */
export interface TypingRules {
  readonly dayOrder: DayOrder;
  /** The calendar day of an instant, where the spreadsheet is. */
  readonly dayOf: (instantMs: number) => string;
  /** For each of these rows, whether the column's cell shows a hundredth as 1%. */
  readonly showsPercent: (sheet: string, column: number, rows: RowRange) => readonly boolean[];
}

/** A row, field by field; `index` is a position in the table's columns. */
export interface TypedRow {
  /** By field; null for a blank cell. */
  readonly values: JsonObject;
  /** Columns whose cell cannot be what their field is, with the reason. */
  readonly unreadable: readonly { readonly key: string; readonly index: number; readonly reason: string }[];
  /** The percentages that were typed, as they are shown: 19, whether 19 or 19% was typed. */
  readonly percents: readonly { readonly index: number; readonly cell: number }[];
  /** Questions about what is hardly ever meant: percentages below one per cent, quantities that are days or times. */
  readonly questions: readonly { readonly index: number; readonly text: string }[];
}

/** @param written what the API wrote into the row; null when it wrote nothing */
export type ReadTypedRow = (row: SheetRow, written: Readonly<JsonObject> | null) => TypedRow;

/**
 * Prepares the reading of these rows.
 * @param fields those whose cells are read
 */
export function typedRowReader(
  { session, typing }: { readonly session: Session; readonly typing: TypingRules },
  table: Table,
  fields: Fields,
  rows: readonly SheetRow[],
): ReadTypedRow {
  const isShownAsPercent = percentFormats(session, typing, table, rows);
  return ({ row, cells }, written) => {
    const percents = table.columns.flatMap(({ key, percent }, index) => {
      const cell = cells[index];
      if (percent !== true || fields[key] === undefined || typeof cell !== 'number') return [];
      const before = written?.[key];
      if (before != null && toNumber(String(before)) === cell) return [];
      return [{ index, cell: isShownAsPercent(index, row) ? hundredfold(cell) : cell }];
    });
    const shown = [...cells];
    for (const { index, cell } of percents) shown[index] = cell;
    // A text such as 10% becomes a number where a person has changed the format of its cell.
    for (const [index, { form }] of table.columns.entries()) {
      const typed = cells[index];
      if (form !== undefined && typeof typed === 'number' && isShownAsPercent(index, row))
        shown[index] = `${hundredfold(typed)}%`;
    }
    const read = readTypedCells(table, { fields, written }, shown, typing);
    const quantities = table.columns.flatMap((column, index) =>
      fields[column.key] === undefined ? [] : askAboutQuantity(column, index, cells[index], written),
    );
    const unreadable = read.unreadable.map((fault) => {
      const asked = quantities.find(({ index }) => index === fault.index);
      return asked === undefined ? fault : { ...fault, reason: `${fault.reason}. ${asked.question}` };
    });
    return {
      values: read.values,
      unreadable,
      percents,
      questions: [
        ...percents.flatMap(askAboutPercent),
        ...quantities.map(({ index, cell, question }) => ({ index, text: `This is ${cell}. ${question}.` })),
      ],
    };
  };
}

// Google stores a typed 19% as 0.19, and shows it as 19%. The formats of a column in neighbouring rows are read when
// the first percentage is met there: two calls, or none.
function percentFormats(
  session: Session,
  { showsPercent }: TypingRules,
  table: Table,
  rows: readonly SheetRow[],
): (index: number, row: number) => boolean {
  const ranges = rowRanges(rows.map(({ row }) => row));
  const formats = new Map<string, readonly boolean[]>();
  return (index, row) => {
    const range = ranges.find(({ first, last }) => row >= first && row <= last) ?? { first: row, last: row };
    const name = `${index}/${range.first}`;
    const known =
      formats.get(name) ?? showsPercent(table.sheet, seenLayout(session, table)[index] ?? 1, range);
    formats.set(name, known);
    return known[row - range.first] === true;
  };
}

function askAboutPercent({ index, cell }: TypedRow['percents'][number]): TypedRow['questions'] {
  if (cell <= 0 || cell >= 1) return [];
  const text = `This is ${cell} per cent. If you mean ${hundredfold(cell)} per cent, type ${hundredfold(cell)}.`;
  return [{ index, text }];
}

// Google makes a day of a typed 1/2, and a clock time, a part of a day, of 1:30.
function askAboutQuantity(
  { key, decimal, percent }: TableColumn,
  index: number,
  cell: Cell | undefined,
  written: Readonly<JsonObject> | null,
): { readonly index: number; readonly cell: number; readonly question: string }[] {
  const isQuantity = decimal !== undefined && !decimal.money && percent !== true;
  if (!isQuantity || typeof cell !== 'number' || String(written?.[key]) === String(cell)) return [];
  const question = isDay(cell)
    ? 'It is a day to Google. If you mean a half, type 0.5'
    : isClockTime(cell)
      ? `If you mean ${clockText(cell)} hours, type ${Number((cell * 24).toFixed(4))}`
      : null;
  return question === null ? [] : [{ index, cell, question }];
}

// The days from 2000 to 2049, as Google counts them.
function isDay(cell: number): boolean {
  return Number.isInteger(cell) && cell >= 36_526 && cell <= 54_788;
}

// Whole minutes of a day; a quarter and a half are quantities that people type.
function isClockTime(cell: number): boolean {
  const minutes = cell * 1440;
  return (
    cell > 0 && cell < 1 && !Number.isInteger(cell * 100) && Math.abs(minutes - Math.round(minutes)) < 1e-6
  );
}

function clockText(cell: number): string {
  const minutes = Math.round(cell * 1440);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

// A double does not hold the hundredth part of 1.1 exactly: its first fifteen digits are those that were typed.
function hundredfold(cell: number): number {
  const parsed = parseDecimal(Number(cell.toPrecision(15)));
  return parsed.ok ? toNumber(multiplyDecimals(parsed.value, '100')) : cell * 100;
}

interface ReadFields {
  readonly fields: Fields;
  readonly written: Readonly<JsonObject> | null;
}

function readTypedCells(
  { columns }: Table,
  { fields, written }: ReadFields,
  cells: readonly Cell[],
  typing: TypingRules,
): Pick<TypedRow, 'values' | 'unreadable'> {
  const values: JsonObject = {};
  const unreadable: TypedRow['unreadable'][number][] = [];
  for (const [index, column] of columns.entries()) {
    const name = column.part?.field ?? column.key;
    if (fields[name] === undefined) continue;
    const read = readTypedColumn(column, { fields, written }, cells[index] ?? '', typing);
    if (!read.ok) unreadable.push({ key: name, index, reason: read.reason });
    else if (column.part === undefined) Object.assign(values, read.values);
    else values[name] = { ...(values[name] as JsonObject | undefined), ...read.values };
  }
  for (const { part } of columns)
    if (part !== undefined && isBlank(values[part.field])) values[part.field] = null;
  return { values, unreadable };
}

// Returns the values that the cell decides, those of a part by the part's name.
function readTypedColumn(
  { key, part, form }: TableColumn,
  { fields, written }: ReadFields,
  typed: Cell,
  typing: TypingRules,
): { readonly ok: true; readonly values: JsonObject } | { readonly ok: false; readonly reason: string } {
  if (form !== undefined) {
    const text = decodeText(String(typed));
    if (written !== null && text === form.write(written))
      return { ok: true, values: formValues(form, written) };
    const values = form.read(text);
    return values === null ? { ok: false, reason: form.fault } : { ok: true, values };
  }
  const field = part?.leaf ?? fields[key];
  if (field === undefined) return { ok: true, values: {} };
  const cell = readTypedCell(field, typed, typing);
  // A blank cell is a field that was not given, whatever its mode.
  const decoded = cell === '' ? ({ ok: true, value: null } as const) : decodeValue(field, cell);
  if (!decoded.ok) return decoded;
  return { ok: true, values: { [part?.name ?? key]: canonicalValue(field.kind, decoded.value) } };
}

// What the record has in the fields of a text that nobody has changed: not every value comes back from its text.
function formValues({ read }: ColumnForm, written: Readonly<JsonObject>): JsonObject {
  return Object.fromEntries(Object.keys(read('') ?? {}).map((name) => [name, written[name] ?? null]));
}

function isBlank(whole: unknown): boolean {
  return typeof whole === 'object' && whole !== null && Object.values(whole).every((value) => value === null);
}
