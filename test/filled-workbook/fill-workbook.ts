/** Fills a workbook with many invoices at once: rows that the store's own code encodes, with matching journal rows. */
import { deliveriesSheet } from '../../src/core/events/deliveries/delivery-row.ts';
import { resources } from '../../src/core/resources/index.ts';
import '../../src/core/resources/late-rules.ts';
import { recall, type JsonObject } from '../../src/core/schema/represent.ts';
import { decodeEntry, type JournalEntry, journalSheet } from '../../src/core/store/journal/journal-entry.ts';
import type { Cell } from '../../src/core/workspace.ts';
import type {
  SheetSnapshot,
  StoredCell,
  WorkbookSnapshot,
} from '../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { deliveryRows, journalRows, type Kept } from './fill-journal.ts';
import { type PlannedTransaction, planBusiness, planInvoices } from './plan-transactions.ts';
import { type Samples, type WrittenRecords, writeRecords } from './write-records.ts';

/** The time at which the workbook is full: noon of a Wednesday in 2026. */
export const filledAtMs = Date.UTC(2026, 0, 7, 12);

// There is one write every half hour, unless the invoices are to fill a given number of years.
const usualPauseMs = 30 * 60_000;
const usualJournalRows = 600;
/** Retention deletes journal entries and deliveries after this many milliseconds. */
const keptMs = 30 * 86_400_000;
// The API adds so many blank rows below the last row when it extends a sheet.
const blankRows = 200;

export interface Filled extends Omit<WrittenRecords, 'rows'> {
  readonly workbook: WorkbookSnapshot;
}

/**
 * @param sample a workbook whose journal has created a customer and an invoice for it, and for a whole business a
 * payment of it and a quotation too, each in a transaction of its own
 * @param years the age of a whole business in milliseconds: most of its invoices are paid, some had a quotation. When
 * null, there are only open invoices, one for every half hour
 */
export function fillWorkbook(
  sample: WorkbookSnapshot,
  count: number,
  years: { readonly spanMs: number } | null = null,
): Filled {
  const entries = sheetOf(sample, journalSheet)
    .rows.slice(1)
    .map((row) => decodeEntry(row.map(cellOf)));
  const samples = samplesOf(entries);
  const planned = years === null ? planInvoices(count) : planBusiness(samples.invoice ?? {}, count);
  const pauseMs = years === null ? usualPauseMs : years.spanMs / planned.length;
  const atOf = (transaction: number): number =>
    Math.floor(filledAtMs - (planned.length - transaction + 1) * pauseMs);
  const { rows, ...ids } = writeRecords(samples, planned, atOf, years !== null);
  const kept = keptOf(entries, planned, atOf).slice(years === null ? -usualJournalRows : 0);
  const series = seriesAt(entries, rows);
  const contents = new Map(rows)
    .set(journalSheet, journalRows(kept, { series, isFannedOut: years !== null }))
    .set(deliveriesSheet, years === null ? [] : deliveryRows(kept));
  const sheets = sample.sheets.map((sheet) => {
    const own = contents.get(sheet.name) ?? [];
    return own.length === 0 ? sheet : withRows(sheet, own);
  });
  return { workbook: { ...sample, sheets }, ...ids };
}

/** The first state of each kind of record in the sample's journal. */
function samplesOf(entries: readonly JournalEntry[]): Samples {
  const records = entries.flatMap((entry) => entry.records).reverse();
  const shown = records.map(({ object, text }): [string, JsonObject] => {
    const fields = resources.find((resource) => resource.object === object)?.fields ?? {};
    return [object, recall(fields, JSON.parse(text) as JsonObject)];
  });
  return Object.fromEntries(shown);
}

// The journal entry of a planned transaction is copied from the sample's newest entry that created a record of its kind.
function keptOf(
  entries: readonly JournalEntry[],
  planned: readonly PlannedTransaction[],
  atOf: (transaction: number) => number,
): Kept[] {
  const made = new Map(entries.map((entry) => [shownObject(entry), entry]));
  return planned.flatMap(({ kind }, index) => {
    const [transaction, entry] = [index + 1, made.get(kind)];
    if (entry === undefined) throw new Error(`The sample has no ${kind}.`);
    const atMs = atOf(transaction);
    return atMs < filledAtMs - keptMs ? [] : [{ transaction, atMs, sample: entry }];
  });
}

// The kind of record that the entry's only request was answered with.
function shownObject({ requests, records }: JournalEntry): string | undefined {
  const answer = requests[0]?.answer;
  return answer !== undefined && 'record' in answer ? records[answer.record]?.object : undefined;
}

// A series whose name begins with `rows:` counts the rows of a sheet; the others number quotations or invoices.
function seriesAt(entries: readonly JournalEntry[], rows: WrittenRecords['rows']): JournalEntry['series'] {
  const newest = entries[entries.length - 1]?.series ?? {};
  const countOf = (plural: string): number => {
    const sheet = resources.find((resource) => resource.plural === plural)?.sheet ?? '';
    return rows.get(sheet)?.length ?? 0;
  };
  return Object.fromEntries(
    Object.keys(newest).map((name) => {
      const [, counted] = /^rows:(.*)/.exec(name) ?? [];
      return [name, countOf(counted ?? (name.startsWith('QUO') ? 'quotations' : 'invoices'))];
    }),
  );
}

function withRows(sheet: SheetSnapshot, rows: readonly (readonly Cell[])[]): SheetSnapshot {
  const maxRows = rows.length + 1 + blankRows;
  const [header = []] = sheet.rows;
  return {
    ...sheet,
    maxRows,
    rows: [header, ...rows.map((cells) => cells.map(storedOf))],
    formats: sheet.formats.map(({ area, style }) =>
      area.row + area.rows - 1 === sheet.maxRows
        ? { area: { ...area, rows: maxRows - area.row + 1 }, style }
        : { area, style },
    ),
  };
}

function sheetOf({ sheets }: WorkbookSnapshot, name: string): SheetSnapshot {
  const found = sheets.find((sheet) => sheet.name === name);
  if (found === undefined) throw new Error(`The sample has no sheet "${name}".`);
  return found;
}

function cellOf(cell: StoredCell): Cell {
  return typeof cell === 'object' ? cell.value : (cell ?? '');
}

function storedOf(cell: Cell): StoredCell {
  return cell === '' || cell instanceof Date ? undefined : cell;
}
