/** Reads the sheets of the workbook past the API: what stands where, by the headers that people see. */
import type { StoredCell } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { sheetNamed, type Workbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';

interface BillingSheet {
  readonly name: string;
  /** The column that says whose row it is. */
  readonly idHeader: string;
  /** How the records' paths begin; null for line items. */
  readonly plural: string | null;
}

/** The sheets that people see and the API writes. */
export const billingSheets: readonly BillingSheet[] = [
  { name: 'Customers', idHeader: 'ID', plural: 'customers' },
  { name: 'Products', idHeader: 'ID', plural: 'products' },
  { name: 'Quotations', idHeader: 'ID', plural: 'quotations' },
  { name: 'Quotation items', idHeader: 'Document ID', plural: null },
  { name: 'Invoices', idHeader: 'ID', plural: 'invoices' },
  { name: 'Invoice items', idHeader: 'Document ID', plural: null },
  { name: 'Payments', idHeader: 'ID', plural: 'payments' },
  { name: 'Credit notes', idHeader: 'ID', plural: 'credit_notes' },
  { name: 'Credit note items', idHeader: 'Document ID', plural: null },
  { name: 'Refunds', idHeader: 'ID', plural: 'refunds' },
  { name: 'Emails', idHeader: 'ID', plural: 'emails' },
];

/** Those whose rows are records of their own. */
export const sheetsOfRecords = billingSheets.filter(({ plural }) => plural !== null);

export interface RecordRow {
  /** One-based, as people count. */
  readonly row: number;
  readonly id: string;
  readonly cells: readonly StoredCell[];
  /** One-based columns by their headers. */
  readonly columns: ReadonlyMap<string, number>;
}

/** The rows below the header that carry an id, from top to bottom. */
export function recordRows(workbook: Workbook, sheetName: string): RecordRow[] {
  const [header = [], ...rows] = sheetNamed(workbook, sheetName)?.rows ?? [];
  const columns = new Map(header.map((cell, index) => [String(plainCell(cell)), index + 1]));
  const idHeader = billingSheets.find(({ name }) => name === sheetName)?.idHeader ?? 'ID';
  const idColumn = columns.get(idHeader) ?? 0;
  return rows.flatMap((cells, index): RecordRow[] => {
    const id = plainCell(cells[idColumn - 1]);
    return id === '' ? [] : [{ row: index + 2, id: String(id), cells, columns }];
  });
}

/** The value of a cell as a script reads it; a blank one is empty text. */
export function plainCell(cell: StoredCell): string | number | boolean {
  return (typeof cell === 'object' ? cell.value : cell) ?? '';
}

/** The ids of mails that wait, as the sheet shows them. */
export function waitingMails({ workbook }: { readonly workbook: Workbook }): string[] {
  return recordRows(workbook, 'Emails').flatMap(({ id, cells, columns }) => {
    const status = plainCell(cells[(columns.get('Status') ?? 0) - 1]);
    return status === 'queued' || status === 'sending' ? [id] : [];
  });
}
