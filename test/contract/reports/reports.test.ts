/** Reports: the tax of a period, and what customers owe on a day. */
import { expectRefused } from '../support/expect-answer.ts';
import { createTestClient } from '../support/test-client.ts';

const { did, bill, get, create } = createTestClient();

const taxOf = (query: string) => get(`/api/v1/reports/tax?${query}`).body;
const year = 'from=2026-01-01&to=2026-12-31';

const line = (unit_price: string, tax_rate: string, quantity = '1') => ({
  description: 'Work',
  quantity,
  unit_price,
  tax_rate,
});

// Dates stand in years of their own, so that no test sums the invoices of another.
const billOn = (invoice_date: string, items: readonly object[], more = {}) =>
  create('invoices', {
    customer_name: `Client of ${invoice_date}`,
    invoice_date,
    due_date: invoice_date,
    items,
    ...more,
  });

test('the tax of a period is summed by currency, category and rate, and credit notes subtract', () => {
  billOn('2020-01-01', [line('100', '20'), line('50', '5.5')]);
  const invoice = billOn('2020-03-31', [line('68.33', '20', '2')]);
  billOn('2020-02-01', [line('10', '20')], { status: 'draft' });
  did(billOn('2020-02-02', [line('10', '20')]), 'void');
  billOn('2020-04-01', [line('1000', '20')]);
  billOn('2020-02-03', [line('500', '20.0')], { currency: 'JPY' });
  create('credit_notes', {
    invoice_id: invoice.id,
    reason: 'order_change',
    credit_note_date: '2020-03-31',
    lines: [{ invoice_item_id: invoice.items[0].id, quantity: '1' }],
  });
  expect(taxOf('from=2020-01-01&to=2020-03-31')).toMatchObject({
    object: 'tax_report',
    basis: 'issued',
    rows: [
      { currency: 'EUR', tax_rate: 20, taxable: 168.33, tax: 33.66, count: 3 },
      { currency: 'EUR', tax_rate: 5.5, taxable: 50, tax: 2.75, count: 1 },
      { currency: 'JPY', tax_rate: 20, taxable: 500, tax: 100, count: 1 },
    ],
  });
});

test('by payments, the tax of an invoice is spread over them and adds up to the cent', () => {
  const invoice = billOn('2021-01-01', [line('100', '20'), line('33.33', '5.5')]);
  const rows = (from: string, to: string) => taxOf(`from=${from}&to=${to}&basis=paid`).rows;
  did(invoice, 'payments', { amount: '50', payment_date: '2021-02-01' });
  did(invoice, 'payments', { amount: '50.01', payment_date: '2021-03-01' });
  did(invoice, 'payments', { payment_date: '2021-04-01' });
  const months = ['2021-02', '2021-03', '2021-04'].map((month) => rows(`${month}-01`, `${month}-28`));
  for (const [at, whole] of invoice.tax_breakdown.entries())
    for (const name of ['taxable', 'tax']) {
      const sum = months.reduce((cents, parts) => cents + Math.round(parts[at][name] * 100), 0);
      expect(sum).toBe(Math.round(whole[name] * 100));
    }
  expect(rows('2021-01-01', '2021-01-31')).toEqual([]);
  expect(rows('2021-01-01', '2021-12-31')).toMatchObject([
    { tax_rate: 20, taxable: 100, tax: 20, count: 1 },
    { tax_rate: 5.5, taxable: 33.33, tax: 1.83, count: 1 },
  ]);
});

test('what is due is summed by the age that it has on a day', () => {
  const owed = (due_date: string, name = 'Slow payer', more = {}) =>
    bill({ customer_name: name, invoice_date: '2026-01-01', due_date, ...more });
  for (const due of [
    '2026-04-01',
    '2026-03-31',
    '2026-03-02',
    '2026-03-01',
    '2026-01-31',
    '2026-01-30',
    '2026-01-01',
  ])
    owed(due);
  const { id: customer_id } = get('/api/v1/customers?q=Slow payer').body.data[0];
  owed('2026-04-01', 'Slow payer', { currency: 'JPY' });
  const { on, customers, totals } = get('/api/v1/reports/receivables?on=2026-04-01').body;
  expect(on).toBe('2026-04-01');
  const own = customers.filter((one: { customer_id: string }) => one.customer_id === customer_id);
  expect(own).toMatchObject([
    {
      customer_name: 'Slow payer',
      currency: 'EUR',
      invoice_count: 7,
      not_due: 100,
      days_1_30: 200,
      days_31_60: 200,
      days_61_90: 200,
      over_90: 0,
      total: 700,
      amounts: { days_1_30: '200.00', total: '700.00', currency: 'EUR' },
    },
    { currency: 'JPY', invoice_count: 1, not_due: 100, amounts: { total: '100' } },
  ]);
  for (const { currency, total } of totals) {
    const ofCustomers = customers.filter((one: { currency: string }) => one.currency === currency);
    expect(ofCustomers.reduce((sum: number, one: { total: number }) => sum + one.total, 0)).toBeCloseTo(
      total,
    );
  }
});

test('a report is answered as CSV, in which no name begins a formula', () => {
  bill({ customer_name: '=HYPERLINK("x")', invoice_date: '2026-01-01', due_date: '2026-01-01' });
  const { body, headers } = get('/api/v1/reports/receivables?on=2026-04-01&format=csv');
  expect(headers['Content-Type']).toBe('text/csv');
  expect(headers['Content-Disposition']).toBe('attachment; filename="receivables-2026-04-01.csv"');
  expect(body).toContain('customer_id,customer_name,currency,invoice_count,not_due,days_1_30');
  expect(body).toContain(`,"'=HYPERLINK(""x"")",EUR,1,0.00,0.00,0.00,100.00,0.00,100.00\r\n`);
  expect(get(`/api/v1/reports/tax?from=2020-01-01&to=2020-03-31&format=csv`).body).toContain('EUR,');
});

test('faults of a query are named all at once', () => {
  const faultsOf = (query: string) => {
    const { body } = get(`/api/v1/reports/tax?${query}`);
    return body.errors.map(({ parameter }: { parameter: string }) => parameter);
  };
  expect(faultsOf('from=2026-02-30&basis=cash&format=xls')).toEqual(['from', 'to', 'basis', 'format']);
  expect(faultsOf('from=2026-02-02&to=2026-02-01')).toEqual(['to']);
  expectRefused(get('/api/v1/reports/receivables?on=yesterday'), 400, 'invalid_parameter');
  expectRefused(get(`/api/v1/reports/tax?${year}&group=month`), 400, 'unknown_parameter');
});
