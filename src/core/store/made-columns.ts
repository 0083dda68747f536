/** Knows which columns of a sheet Set up has made: a field that was declared later has none yet. */
import type { Settings } from '../settings.ts';
import type { Layout } from './layout.ts';
import type { Table } from './table.ts';

// Runs of headers that several sheets have.
const history = 'Created,Updated,Revision,Check,Data,Data 2';
const references = 'PO number,ID,Customer ID,External ID';
const moreData = 'Data 3,Data 4,Data 5,Data 6';
const lines = 'Document,Description,Quantity,Unit,Tax %,Unit price,Amount,Line ID,Document ID,Revision';

/**
 * The headers that version 1.0 gave each sheet. This list is never extended: Set up records in the settings which
 * columns it has made since, and a row's check counts a later column only where its cell is filled, so that rows
 * written before have the same check afterwards.
 */
const firstHeaders: Readonly<Record<string, string>> = {
  Customers: `Name,Email,Phone,Company,Contact,Currency,Payment terms (days),Tax exempt,Notes,Archived,ID,External ID,Name key,${history}`,
  Products: `Name,Description,SKU,Unit price,Currency,Tax %,Tax name,Unit,Active,ID,External ID,${history}`,
  Quotations: `Number,Status,Title,Customer,Quotation date,Expiry date,Currency,Discount,Tax,Total,${references},Invoice ID,${history},${moreData}`,
  'Quotation items': lines,
  Invoices: `Number,Status,Customer,Invoice date,Due date,Currency,Discount,Tax,Total,Paid,Due,${references},Quotation ID,${history},${moreData}`,
  'Invoice items': lines,
  Payments: 'Invoice,Status,Amount,Payment date,Method,ID,Invoice ID,External ID,Updated,Revision,Check,Data',
};

function firstColumns(sheet: string): readonly string[] | undefined {
  return firstHeaders[sheet]?.split(',');
}

/** True for a column that version 1.0 did not have. Records that are kept as properties have no sheet. */
export function isAddedColumn(sheet: string, header: string): boolean {
  return sheet !== '' && firstColumns(sheet)?.includes(header) !== true;
}

/**
 * True for a column that rows may have been written without. A sheet that came later had all its columns from its first
 * row on; the version that adds one to such a sheet lists the sheet above.
 */
export function isColumnOfLaterRows(sheet: string, header: string): boolean {
  return firstColumns(sheet) !== undefined && isAddedColumn(sheet, header);
}

/**
 * The headers that Set up has given a sheet; null when it has never recorded any, and all columns of the code count.
 */
export function madeColumns({ columns }: Pick<Settings, 'columns'>, sheet: string): readonly string[] | null {
  return columns[sheet] ?? firstColumns(sheet) ?? null;
}

/**
 * Positions of the columns whose cells do not say by themselves what the records have there, because Set up has not made
 * or not filled them yet: the records' data says it.
 */
export function openColumns(
  { filling }: Pick<Settings, 'filling'>,
  { sheet, columns }: Table,
  layout: Layout,
): readonly number[] {
  const unfilled = filling[sheet] ?? [];
  if (unfilled.length === 0 && !layout.includes(0)) return [];
  return columns.flatMap(({ header }, index) =>
    layout[index] === 0 || unfilled.includes(header) ? [index] : [],
  );
}
