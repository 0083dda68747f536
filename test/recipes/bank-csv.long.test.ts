/** The recipe for a bank's CSV: each transfer is booked once, also when it stands in two files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { payload, startRecipes } from './recipes.ts';

const recipes = startRecipes();
const recorded = payload('bank.csv');
const folder = mkdtempSync(join(tmpdir(), 'billing-bank-'));
const invoices: Record<string, unknown>[] = [];

afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  for (const total of ['1190.00', '50.00', '80.00'])
    invoices.push(await recipes.post('/api/v1/invoices', { customer_name: 'Käthe Kruse', total }));
});

/** The recorded file with the numbers of this workspace, as the bank encodes it. */
function fileOf(name: string, change = (text: string): string => text): string {
  const numbered = recorded.replace(/INV-0000-(\d)/g, (_whole, place) =>
    String(invoices[Number(place)]?.number),
  );
  const path = join(folder, name);
  writeFileSync(path, change(numbered).replaceAll('\n', '\r\n'), 'latin1');
  return path;
}

const run = async (path: string): Promise<string[]> =>
  (await recipes.run('node', 'bank-csv.mjs', [path])).trim().split('\n');

async function paymentsOf(place: number): Promise<readonly unknown[]> {
  return recipes.list(`/api/v1/payments?invoice_id=${invoices[place]?.id}`);
}

test('transfers that name an invoice are booked, two equal ones both, and the file may come again', async () => {
  const [first, second, third] = invoices.map(({ number }) => String(number));
  const booked = [
    '5 of 8 rows name an invoice.',
    `${first} 1190.00 booked`,
    `${second} 25.00 booked`,
    `${second} 25.00 booked`,
    `${third} 100.00 /data/3/amount: Must be at most 80, which is due.`,
    expect.stringContaining('INV-2031-0001 12.00 /data/4/invoice_number'),
  ];
  expect(await run(fileOf('november.csv'))).toEqual(booked);
  expect(await run(fileOf('november.csv'))).toEqual(booked);
  expect(await paymentsOf(0)).toMatchObject([
    {
      amount: 1190,
      method: 'bank_transfer',
      payment_date: '2026-11-24',
      reference: expect.stringContaining('Kruse für'),
    },
  ]);
  expect(await paymentsOf(1)).toMatchObject([{ amount: 25 }, { amount: 25 }]);
  expect(await paymentsOf(2)).toEqual([]);
});

test('a later file that has the same transfers again books the new ones alone', async () => {
  const row = (text: string): string => text.split('\n').find((line) => line.includes('100,00')) ?? '';
  const withMore = (text: string): string => `${text}${row(text).replace('100,00', '80,00')}\n`;
  const printed = await run(fileOf('december.csv', withMore));
  expect(printed.filter((line) => line.endsWith(' known'))).toHaveLength(3);
  expect(printed.at(-1)).toBe(`${invoices[2]?.number} 80.00 booked`);
  const counts = [(await paymentsOf(0)).length, (await paymentsOf(1)).length, (await paymentsOf(2)).length];
  expect(counts).toEqual([1, 2, 1]);
});

test('a transfer in another currency than that of its invoice is not booked', async () => {
  const { number, id } = await recipes.post('/api/v1/invoices', {
    customer_name: 'Käthe Kruse',
    total: '130.00',
  });
  const foreign = fileOf('foreign.csv', (text) => {
    const row = text.split('\n').find((line) => line.includes('Miete')) ?? '';
    return `${text.split('\n')[0]}\n${row.replace('Miete November', String(number)).replace('400,00";"EUR', '130,00";"CHF')}\n`;
  });
  const [, printed] = await run(foreign);
  expect(printed).toMatch(/130\.00 \/data\/0\/currency/);
  expect(await recipes.list(`/api/v1/payments?invoice_id=${id}`)).toEqual([]);
});
