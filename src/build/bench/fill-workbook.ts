/** Fills a workbook with many invoices at once: rows as the store itself encodes them, with a journal to match. */
import { deliveriesSheet } from '../../core/events/deliveries/delivery-row.ts';
import { resources } from '../../core/resources/index.ts';
import { recall, type JsonObject } from '../../core/schema/represent.ts';
import { decodeEntry, type JournalEntry, journalSheet } from '../../core/store/journal/journal-entry.ts';
import type { Cell } from '../../core/workspace.ts';
import type {
  SheetSnapshot,
  StoredCell,
  WorkbookSnapshot,
} from '../../local/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { deliveryRows, journalRows, type Kept } from './fill-journal.ts';
import { startMs } from './open-bench.ts';
import { type Deed, planBusiness, planInvoices } from './plan-deeds.ts';
import { type Samples, type WrittenRecords, writeRecords } from './write-records.ts';

// One write every half hour of the working day, unless the invoices are to fill another time.
const usualPauseMs = 30 * 60_000;
const usualJournalRows = 600;
/** How long the journal and the deliveries keep what has been done. */
const keptMs = 30 * 86_400_000;
// What the API itself leaves free below the last row when it lets a sheet grow.
const blankRows = 200;

export interface Filled extends Omit<WrittenRecords, 'rows'> {
  readonly workbook: WorkbookSnapshot;
}

/**
 * @param sample a workbook whose journal has made a customer and an invoice for it; for a whole business a payment
 * of it and a quotation too, each by a transaction of its own
 * @param years how long ago a whole business began: its invoices are paid by most, and offered before by some. Else
 * there are invoices alone, all open, one for every half hour
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
  const deeds = years === null ? planInvoices(count) : planBusiness(samples.invoice ?? {}, count);
  const pauseMs = years === null ? usualPauseMs : years.spanMs / deeds.length;
  const atOf = (transaction: number): number =>
    Math.floor(startMs - (deeds.length - transaction + 1) * pauseMs);
  const { rows, ...ids } = writeRecords(samples, deeds, atOf, years !== null);
  const kept = keptOf(entries, deeds, atOf).slice(years === null ? -usualJournalRows : 0);
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

/** The first text of each kind of record. */
function samplesOf(entries: readonly JournalEntry[]): Samples {
  const records = entries.flatMap((entry) => entry.records).reverse();
  const shown = records.map(({ object, text }): [string, JsonObject] => {
    const fields = resources.find((resource) => resource.object === object)?.fields ?? {};
    return [object, recall(fields, JSON.parse(text) as JsonObject)];
  });
  return Object.fromEntries(shown);
}

// A deed looks in the journal as the sample's newest transaction that made a record of this kind.
function keptOf(
  entries: readonly JournalEntry[],
  deeds: readonly Deed[],
  atOf: (transaction: number) => number,
): Kept[] {
  const made = new Map(entries.map((entry) => [entry.records[entry.answer.record]?.object, entry]));
  return deeds.flatMap(({ kind }, index) => {
    const [transaction, entry] = [index + 1, made.get(kind)];
    if (entry === undefined) throw new Error(`The sample has no ${kind}.`);
    const atMs = atOf(transaction);
    return atMs < startMs - keptMs ? [] : [{ transaction, atMs, sample: entry }];
  });
}

// Series of rows count their sheet; the others number what their pattern begins with.
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
