/** Checks the promises that hold for every workspace, and lists those that are broken. */
import { errorTable } from '../../../src/core/errors/error-table.ts';
import { sequenceOf } from '../../../src/core/schema/record-id.ts';
import { journalOf, rowsByHeader } from './ledger.ts';
import type { Scene } from './scene.ts';
import type { Answered } from './test-workspace.ts';

const sheets = ['Customers', 'Products', 'Quotations', 'Invoices', 'Payments'] as const;

const prefixes = { Customers: 'cus', Products: 'prd', Quotations: 'quo', Invoices: 'inv', Payments: 'pay' };

export type CheckedSheet = (typeof sheets)[number];

/** Faults of one answer. */
export function answerFaults({ status, headers, body }: Answered): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(`${fault}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
  };
  expect(/^req_[0-9A-Z]{26}$/.test(headers['X-Request-Id'] ?? ''), 'no request id');
  if (status < 400) {
    expect([200, 201, 207].includes(status), 'an odd status');
    return faults;
  }
  const known = Object.entries(errorTable).find(([code]) => code === body?.code)?.[1];
  expect(known === status, 'an undocumented code');
  expect(status !== 500, 'an internal error');
  expect(headers['Content-Type'] === 'application/problem+json', 'no problem document');
  expect(status !== 503 || Number(headers['Retry-After']) > 0, 'a 503 without Retry-After');
  return faults;
}

/**
 * Faults of the workbook and of what the API reads of it.
 * @param read the sheets that are also read over the API
 */
export function workspaceFaults(scene: Scene, read: readonly CheckedSheet[] = sheets): string[] {
  return [...journalFaults(scene), ...sheetFaults(scene), ...readFaults(scene, read), ...lockFaults(scene)];
}

function lockFaults({ emulator }: Scene): string[] {
  return emulator.world.locks.held().size === 0 ? [] : ['a lock is held'];
}

// Transactions count up from 1, and each series counts up by as many as the entry has made of its records.
function journalFaults({ workbook }: Scene): string[] {
  const entries = journalOf(workbook);
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    const faults =
      entry.transaction === index + 1 ? [] : [`transaction ${entry.transaction} at ${index + 1}`];
    if (before !== undefined && !(entry.at > before.at)) faults.push(`time stands at ${entry.transaction}`);
    for (const [name, last] of Object.entries(before?.series ?? {})) {
      const step = (entry.series[name] ?? 0) - last;
      const made = entry.records.filter(({ kind }) => kind === 'created' || kind === 'updated').length;
      if (step < 0 || step > made) faults.push(`the series ${name} steps by ${step}`);
    }
    return faults;
  });
}

function sheetFaults({ workbook }: Scene): string[] {
  const committed = new Set<string>();
  for (const { id, kind } of journalOf(workbook).flatMap(({ records }) => records)) {
    if (kind === 'deleted') committed.delete(id);
    else committed.add(id);
  }
  const faults: string[] = [];
  for (const sheet of sheets) {
    const rows = rowsByHeader(workbook, sheet);
    const ids = rows.map((row) => String(row.ID));
    const numbers = rows.map((row) => String(row.Number ?? '')).filter((number) => number !== '');
    if (new Set(ids).size !== ids.length) faults.push(`${sheet} has an id twice`);
    if (new Set(numbers).size !== numbers.length) faults.push(`${sheet} has a number twice`);
    // A draft shows a name that counts all documents of its kind: it takes no number of the series.
    const ofSeries = numbers.filter((number) => !/^Draft \d+$/.test(number));
    const last = Math.max(0, ...ofSeries.map((number) => Number(number.slice(-4))));
    if (last !== ofSeries.length) faults.push(`${sheet} has a gap in its numbers`);
    const wanted = [...committed].filter((id) => id.startsWith(prefixes[sheet]));
    for (const id of wanted.filter((one) => !ids.includes(one))) faults.push(`${id} was lost`);
    for (const id of ids.filter((one) => !committed.has(one))) faults.push(`${id} is not committed`);
  }
  return [...faults, ...itemFaults(workbook, 'Invoices'), ...itemFaults(workbook, 'Quotations')];
}

function sequenceNumber(id: string): number {
  return sequenceOf(id, id.slice(0, id.indexOf('_'))) ?? 0;
}

function itemFaults(workbook: Scene['workbook'], sheet: 'Invoices' | 'Quotations'): string[] {
  const items = rowsByHeader(workbook, sheet === 'Invoices' ? 'Invoice items' : 'Quotation items');
  const records = journalOf(workbook).flatMap(({ records: written }) => written);
  const ids = rowsByHeader(workbook, sheet).map((row) => String(row.ID));
  const orphans = items.filter((item) => !ids.includes(String(item['Document ID'])));
  return [
    ...orphans.map((item) => `${sheet}: the line ${String(item['Line ID'])} has no document`),
    ...ids.flatMap((id) => {
      const shown = records.filter((record) => record.id === id).pop();
      const { items: wanted } = JSON.parse(shown?.text ?? '{"items":[]}') as { items: ItemShown[] };
      const found = items.filter((item) => item['Document ID'] === id);
      const isSame =
        found.length === wanted.length &&
        wanted.every((item, index) => {
          const row = found[index] ?? {};
          return (
            row['Line ID'] === item.id &&
            row.Description === item.description &&
            row.Quantity === item.quantity &&
            row['Unit price'] === item.unit_price &&
            row.Amount === item.amount
          );
        });
      return isSame ? [] : [`${id} has ${found.length} of ${wanted.length} lines as they were committed`];
    }),
  ];
}

interface ItemShown {
  readonly id: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly amount: number;
}

// Every row is answered by its id and stands in the list, and both say the same.
function readFaults(scene: Scene, read: readonly CheckedSheet[]): string[] {
  const faults: string[] = [];
  for (const sheet of read) {
    const path = `/api/v1/${sheet.toLowerCase()}`;
    const list = scene.call('GET', path, { query: 'limit=500' });
    faults.push(...answerFaults(list));
    const shown = (list.body.data ?? []) as { readonly id: string }[];
    const wanted = rowsByHeader(scene.workbook, sheet)
      .map((row) => String(row.ID))
      .sort((a, b) => sequenceNumber(b) - sequenceNumber(a));
    if (JSON.stringify(shown.map(({ id }) => id)) !== JSON.stringify(wanted))
      faults.push(`${path} lists ${shown.length} of ${wanted.length}`);
    // The newest is the one that the failure may have touched.
    for (const record of shown.slice(0, 1)) {
      const one = scene.call('GET', `${path}/${record.id}`);
      if (JSON.stringify(one.body) !== JSON.stringify(record))
        faults.push(`${record.id} differs from its list`);
    }
  }
  return faults;
}
