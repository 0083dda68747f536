/**
 * Proves that the formulas of the Dashboard compute in LibreOffice the same as the API answers for the same records.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { serialOfInstant } from '../../src/emulator/spreadsheet/typing/serial-date.ts';
import { type ComputedWorkbook, computeWorkbook } from '../../src/emulator/formulas/compute-workbook.ts';
import { chooseCommand } from '../../src/local/runtime/menu-command.ts';
import type { LocalWorkspace } from '../../src/local/runtime/local-workspace.ts';
import { callLocally } from '../local/runtime/support/call-locally.ts';
import { openWorkspace } from '../local/runtime/support/open-workspace.ts';
import { convert, csvOfAllSheets, temporaryFolder } from './libre-office.ts';

const folder = temporaryFolder();

/** Formulas know the real day alone. Far from midnight of any zone, or the two may differ by one. */
const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const thisMonth = day(0).slice(0, 7);

interface Shown {
  readonly status: string;
  readonly currency: string;
  readonly total: number;
  readonly amount_due: number;
  readonly due_date: string;
  readonly number: string;
  readonly is_overdue: boolean;
  readonly is_expired: boolean;
  readonly customer_name: string;
  readonly invoice_date: string;
}

let workspace: LocalWorkspace;
let key: string;
let computed: ComputedWorkbook;
let dashboard: readonly (readonly string[])[];
let invoices: readonly Shown[];
let quotations: readonly Shown[];

function call(method: string, path: string, body?: object): Record<string, unknown> {
  const answer = callLocally(workspace.emulator, {
    method,
    path: `/api/v1/${path}`,
    headers: { 'x-api-key': key },
    ...(body === undefined ? {} : { body }),
  });
  if (answer.status > 201) throw new Error(JSON.stringify(answer.body));
  return answer.body as Record<string, unknown>;
}

function bill(
  customer: string,
  total: number,
  daysAgo: number,
  dueDaysAgo: number,
  more: object = {},
): string {
  const dates = { invoice_date: day(daysAgo), due_date: day(dueDaysAgo) };
  return String(call('POST', 'invoices', { customer_name: customer, total, ...dates, ...more }).id);
}

/** An invoice in each state and of each age, two currencies, and payments of both. */
function fill(): void {
  bill('Ada', 100, 20, -10);
  bill('Ada', 200.5, 40, 0);
  bill('Grace', 300, 60, 1);
  bill('Grace', 400, 90, 30);
  bill('Edsger', 500, 100, 31);
  bill('Edsger', 600, 130, 75);
  bill('Barbara', 1234.56, 200, 150);
  const partly = bill('Barbara', 80, 45, 15);
  call('POST', `invoices/${partly}/payments`, {
    amount: 30,
    payment_date: day(0),
    metadata: { currency: 'USD' },
  });
  const paid = bill('00123', 70, 400, 370);
  call('POST', `invoices/${paid}/payments`, { payment_date: day(0) });
  const foreign = bill('Ada', 999, 50, 20, { currency: 'USD' });
  call('POST', `invoices/${foreign}/payments`, {
    amount: 9,
    payment_date: day(0),
    metadata: { currency: 'EUR' },
  });
  call('POST', `invoices/${bill('Ada', 77, 50, 20)}/void`, {});
  bill('Ada', 55, 50, 20, { status: 'draft' });
  const payment = call('POST', `invoices/${bill('Ada', 66, 5, -5)}/payments`, { payment_date: day(0) });
  call('POST', `payments/${String(payment.id)}/void`, {});
  const offer = (total: number, expiry: number): void => {
    const dates = { quotation_date: day(40), expiry_date: day(expiry) };
    call('POST', 'quotations', { customer_name: 'Ada', total, status: 'sent', ...dates });
  };
  offer(1000, -3);
  offer(10, 0);
  offer(5, 2);
}

beforeAll(async () => {
  const path = join(folder, 'billing.xlsx');
  ({ workspace, key } = await openWorkspace(path));
  const { world } = workspace.emulator;
  // A column of the owner's own, and one that was dragged elsewhere: formulas find columns by their headers.
  const hands = createPersonEdits(world.workbook, world.clock);
  hands.insertColumn('Invoices', 3);
  hands.moveColumn('Invoices', 9, 2);
  chooseCommand(workspace.emulator, 'setUp');
  fill();
  invoices = call('GET', 'invoices?limit=100').data as Shown[];
  quotations = call('GET', 'quotations?limit=100').data as Shown[];
  const { data } = world.workbook;
  computed = computeWorkbook(data, Math.floor(serialOfInstant(world.clock.now(), data.timeZone)));
  await workspace.close();
  convert(path, csvOfAllSheets, folder);
  const text = readFileSync(join(folder, 'billing-Dashboard.csv'), 'utf8');
  dashboard = parseCsv(text, { delimiter: ',' }).map((cells) => cells.map(String));
});

/** Below or beside a label. */
function shownAt(label: string, down: number, right: number): string {
  const row = dashboard.findIndex((cells) => cells.includes(label));
  return dashboard[row + down]?.[(dashboard[row]?.indexOf(label) ?? -1) + right] ?? '';
}

function sum(records: readonly Shown[], amount: (record: Shown) => number): number {
  return Number(records.reduce((all, record) => all + amount(record), 0).toFixed(2));
}

const inEuros = ({ currency }: Shown): boolean => currency === 'EUR';
const isOpen = ({ status }: Shown): boolean => status === 'open' || status === 'partially_paid';
const isIssued = ({ status }: Shown): boolean => status !== 'draft' && status !== 'void';

test('outstanding and overdue are what the API says is due', () => {
  const open = invoices.filter(inEuros).filter(isOpen);
  const overdue = open.filter(({ is_overdue }) => is_overdue);
  expect(Number(shownAt('Outstanding', 1, 0))).toBe(sum(open, ({ amount_due }) => amount_due));
  expect(shownAt('Outstanding', 2, 0)).toBe(`${open.length} invoices`);
  expect(Number(shownAt('Overdue', 1, 0))).toBe(sum(overdue, ({ amount_due }) => amount_due));
  expect(shownAt('Overdue', 2, 0)).toBe(`${overdue.length} invoices`);
  expect(overdue).toHaveLength(6);
});

test('paid this month counts payments in the workspace’s currency that were not voided', () => {
  expect(Number(shownAt('Paid this month', 1, 0))).toBe(100);
});

test('open quotations are those that can still be accepted', () => {
  const open = quotations.filter(({ status, is_expired }) => status === 'sent' && !is_expired);
  expect(Number(shownAt('Open quotations', 1, 0))).toBe(sum(open, ({ total }) => total));
  expect(shownAt('Open quotations', 2, 0)).toBe('2 quotations');
});

test('what is not counted is told', () => {
  expect(dashboard.flat()).toContain(`As of ${day(0)}, in EUR · not counted: 1 document in another currency`);
});

test('the months have what was invoiced in them', () => {
  const months = dashboard.filter(([, month = '']) => /^\d{4}-\d{2}$/.test(month));
  expect(months).toHaveLength(12);
  expect(months[11]?.[1]).toBe(thisMonth);
  for (const [, month = '', invoiced] of months) {
    const issued = invoices.filter(inEuros).filter(isIssued);
    const ofMonth = issued.filter(({ invoice_date }) => invoice_date.startsWith(month));
    expect([month, Number(invoiced)]).toEqual([month, sum(ofMonth, ({ total }) => total)]);
  }
});

test('what is outstanding is parted by its age', () => {
  const ages = ['Not due yet', '0–30 days', '31–60 days', '61–90 days', 'over 90 days'];
  expect(ages.map((label) => Number(shownAt(label, 1, 0)))).toEqual([166, 950.5, 500, 600, 1234.56]);
});

test('customers are ranked by what they were billed', () => {
  const header = dashboard.findIndex((cells) => cells.includes('Billed'));
  const ranked = dashboard.slice(header + 1, header + 11).map((cells) => cells.slice(5, 7));
  expect(ranked.filter(([name]) => name !== '')).toEqual([
    ['Barbara', '1314.56'],
    ['Edsger', '1100'],
    ['Grace', '700'],
    ['Ada', '366.5'],
    ['00123', '70'],
  ]);
});

test('overdue invoices are listed, the longest first', () => {
  const header = dashboard.findIndex((cells) => cells.includes('Days overdue'));
  const listed = dashboard.slice(header + 1, header + 13).map((cells) => cells.slice(4, 9));
  const overdue = invoices.filter(inEuros).filter(({ is_overdue }) => is_overdue);
  const expected = overdue
    .sort((one, other) => (one.due_date < other.due_date ? -1 : 1))
    .map(({ number, customer_name, due_date, amount_due }) => [
      number,
      customer_name,
      due_date,
      String(Math.round((Date.parse(day(0)) - Date.parse(due_date)) / 86_400_000)),
      String(amount_due),
    ]);
  expect(listed.filter(([number]) => number !== '')).toEqual(expected);
});

test('the page of the local workbook computes every cell as LibreOffice does', () => {
  const asNumber = (text: string): string | number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
  for (const [down, cells] of dashboard.entries()) {
    for (const [right, text] of cells.entries()) {
      const value = computed.valueAt('Dashboard', down + 1, right + 1) ?? '';
      const rounded = typeof value === 'number' ? Number(value.toFixed(2)) : value;
      expect([down + 1, right + 1, rounded]).toEqual([
        down + 1,
        right + 1,
        typeof value === 'number' ? asNumber(text) : text,
      ]);
    }
  }
});
