/** Fills a workbook with many invoices at once: rows as the store itself encodes them, with a journal to match. */
import { customers } from '../../core/resources/customers.ts';
import { invoices } from '../../core/resources/invoices.ts';
import { recall } from '../../core/schema/recall.ts';
import type { JsonObject } from '../../core/schema/represent.ts';
import {
  decodeEntry,
  encodeEntry,
  type JournalEntry,
  journalHeaders,
  journalSheet,
  markText,
} from '../../core/store/journal/journal-entry.ts';
import { encodeItem, encodeRecord } from '../../core/store/row-codec.ts';
import { itemsTable, recordTable } from '../../core/store/table.ts';
import type { Cell } from '../../core/workspace.ts';
import type { SheetSnapshot, StoredCell, WorkbookSnapshot } from '../../local/emulator/workbook-snapshot.ts';
import { createRandom, uuidFrom } from '../../local/simulator/seeded-random.ts';
import { customerAt, invoiceAt, stateOf } from './filled-records.ts';
import { startMs } from './open-bench.ts';

// One write every half hour of the working day, unless the invoices are to fill another time.
const usualPauseMs = 30 * 60_000;
const journalRowsMax = 600;
// A business writes to most of its customers again and again.
const invoicesPerCustomer = 10;
// What the API itself leaves free below the last row when it lets a sheet grow.
const blankRows = 200;

const appliedIndex = journalHeaders.indexOf('applied');

export interface Filled {
  readonly workbook: WorkbookSnapshot;
  readonly invoiceIds: readonly string[];
  readonly customerIds: readonly string[];
}

/**
 * @param sample a workbook in which the newest transaction made one customer and one invoice for it
 * @param years how long ago the first invoice was made, when most of them are to be settled; else all are open, one
 * for every half hour
 */
export function fillWorkbook(
  sample: WorkbookSnapshot,
  count: number,
  years: { readonly spanMs: number } | null = null,
): Filled {
  const pauseMs = years === null ? usualPauseMs : years.spanMs / count;
  const journal = sheetOf(sample, journalSheet);
  const entry = decodeEntry((journal.rows[journal.rows.length - 1] ?? []).map(cellOf));
  const atOf = (sequence: number): number => Math.floor(startMs - (count - sequence + 1) * pauseMs);
  const written = writeInvoices(entry, count, atOf, years === null ? () => ({}) : stateOf);
  const series = seriesAt(entry, count, written.customerIds.length);
  const contents = new Map<string, readonly (readonly Cell[])[]>([
    ...written.rows,
    [journalSheet, journalRows({ ...entry, series }, count, atOf)],
  ]);
  const sheets = sample.sheets.map((sheet) => {
    const rows = contents.get(sheet.name);
    return rows === undefined ? sheet : withRows(sheet, rows);
  });
  const { invoiceIds, customerIds } = written;
  return { workbook: { ...sample, sheets }, invoiceIds, customerIds };
}

interface Written extends Omit<Filled, 'workbook'> {
  readonly rows: ReadonlyMap<string, readonly (readonly Cell[])[]>;
}

function writeInvoices(
  { records }: JournalEntry,
  count: number,
  atOf: (sequence: number) => number,
  state: typeof stateOf,
): Written {
  const [customer, invoice] = records.map(({ text }) => JSON.parse(text) as JsonObject);
  if (customer === undefined || invoice === undefined) throw new Error('The sample has no invoice.');
  const [sampleCustomer, sampleInvoice] = [
    recall(customers.fields, customer),
    recall(invoices.fields, invoice),
  ];
  const [customerTable, invoiceTable, items] = [
    recordTable(customers),
    recordTable(invoices),
    itemsTable(invoices),
  ];
  const [customerIds, invoiceIds]: [string[], string[]] = [[], []];
  const [customerRows, invoiceRows, itemRows]: [Cell[][], Cell[][], Cell[][]] = [[], [], []];
  const random = createRandom('the ids of a full workbook');
  const uuid = (): string => uuidFrom(random);
  const customerCount = Math.ceil(count / invoicesPerCustomer);
  for (let number = 1; number <= customerCount; number += 1) {
    const sequence = (number - 1) * invoicesPerCustomer + 1;
    const made = customerAt(sampleCustomer, number, atOf(sequence), uuid());
    customerIds.push(String(made.id));
    customerRows.push(encodeRecord(customerTable, made, sequence));
  }
  for (let sequence = 1; sequence <= count; sequence += 1) {
    const atMs = atOf(sequence);
    const customer = sequence % customerCount;
    const billed = { id: customerIds[customer], name: `Customer ${customer + 1}` };
    const made = {
      ...invoiceAt(sampleInvoice, sequence, { atMs, uuid: uuid() }, billed),
      ...state(sampleInvoice, sequence, count),
    };
    invoiceIds.push(String(made.id));
    invoiceRows.push(encodeRecord(invoiceTable, made, sequence));
    for (const item of made.items as JsonObject[]) {
      const shown = { ...item, document_number: made.number, document_id: made.id, rev: sequence };
      itemRows.push(encodeItem(items?.columns ?? [], shown));
    }
  }
  const rows = new Map([
    [customers.sheet, customerRows],
    [invoices.sheet, invoiceRows],
    [items?.sheet ?? '', itemRows],
  ]);
  return { rows, customerIds, invoiceIds };
}

function journalRows(entry: JournalEntry, count: number, atOf: (transaction: number) => number): Cell[][] {
  const rows = Math.min(count, journalRowsMax);
  return Array.from({ length: rows }, (_, index) => {
    const transaction = count - rows + index + 1;
    const at = new Date(atOf(transaction)).toISOString();
    // Its records are the sample's: nobody must write them again.
    return encodeEntry({ ...entry, transaction, at }).map((cell, column) =>
      column === appliedIndex ? markText('applied', at) : cell,
    );
  });
}

// Series of rows count their sheet, the other one counts the invoices' numbers.
function seriesAt(
  { series }: JournalEntry,
  invoiceCount: number,
  customerCount: number,
): Record<string, number> {
  const counted = Object.keys(series).map((name) => [
    name,
    name === 'rows:customers' ? customerCount : invoiceCount,
  ]);
  return Object.fromEntries(counted) as Record<string, number>;
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
