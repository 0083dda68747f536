/** Totals over the API: the worked examples of the contract, and invoices published by others, to the cent. */
import published from '../../core/billing/published-invoices.json';
import { type Answered, createTestWorkspace } from '../support/test-workspace.ts';
import { expectNoFormula } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();

function createInvoice(body: object): Answered['body'] {
  const created = workspace.create('invoices', { customer_name: 'Ada', ...body });
  const read = workspace.get(`/api/v1/invoices/${created.id}`);
  expect(read.body).toEqual({ ...created, warnings: [] });
  return created;
}

function line(quantity: number, unit_price: number, tax_rate: number): object {
  return { description: 'A line', quantity, unit_price, tax_rate };
}

describe('the worked examples', () => {
  test('three rates and a discount of 50.00 come to 1468.51', () => {
    const invoice = createInvoice({
      invoice_date: '2026-01-07',
      due_date: '2026-02-06',
      discount: '50.00',
      items: [line(10, 120.0, 20), line(3, 19.99, 5), line(2, 12.5, 0)],
    });
    expect(invoice).toMatchObject({
      currency: 'EUR',
      discount: '50.00',
      subtotal: 1284.97,
      discount_total: 50,
      taxable_total: 1234.97,
      tax_total: 233.54,
      total: 1468.51,
      amount_paid: 0,
      amount_due: 1468.51,
      amounts: { subtotal: '1284.97', tax_total: '233.54', total: '1468.51', currency: 'EUR' },
      tax_breakdown: [
        { tax_rate: 20, taxable: 1153.3, tax: 230.66, amounts: { taxable: '1153.30', tax: '230.66' } },
        { tax_rate: 5, taxable: 57.64, tax: 2.88 },
        { tax_rate: 0, taxable: 24.03, tax: 0 },
      ],
    });
  });

  test('inclusive prices at two rates with a discount of 10.00 stay at 162.50', () => {
    const invoice = createInvoice({
      tax_inclusive: true,
      discount: '10.00',
      items: [line(1, 119.0, 19), line(1, 53.5, 7)],
    });
    expect(invoice.tax_breakdown).toMatchObject([
      { tax_rate: 19, taxable: 94.2, tax: 17.9 },
      { tax_rate: 7, taxable: 47.1, tax: 3.3 },
    ]);
    expect(invoice).toMatchObject({ tax_inclusive: true, taxable_total: 141.3, total: 162.5 });
  });

  test('yen have no decimals: 3 × 333.5 is 1001', () => {
    const invoice = createInvoice({
      currency: 'JPY',
      discount: '100',
      items: [line(3, 333.5, 10), line(1, 980, 8)],
    });
    expect(invoice.items.map(({ amount }: { amount: number }) => amount)).toEqual([1001, 980]);
    expect(invoice).toMatchObject({ discount: '100', tax_total: 169, total: 2050 });
    expect(invoice.amounts).toMatchObject({ total: '2050', discount: '100' });
    expect(invoice.items[0].amounts.unit_price).toBe('333.5');
  });

  test('Kuwaiti dinars have three decimals', () => {
    const invoice = createInvoice({
      currency: 'KWD',
      discount: '1.005',
      items: [line(7, 0.3335, 5), line(1, 12.25, 0)],
    });
    expect(invoice.total).toBe(13.689);
    expect(invoice.amounts).toMatchObject({ total: '13.689', discount: '1.005' });
  });

  test('a negative line takes no part in the discount', () => {
    const invoice = createInvoice({ discount: '10.00', items: [line(1, 1600, 19), line(1, -100, 0)] });
    expect(invoice).toMatchObject({ subtotal: 1500, tax_total: 302.1, total: 1792.1 });
  });
});

describe('published invoices', () => {
  test.each(published)('$id has the totals of its publisher', ({ currency, request, expected }) => {
    const invoice = createInvoice({
      ...request,
      currency: currency ?? 'USD',
      items: request.items.map((item) => ({ description: 'As published', ...item })),
    });
    for (const [name, amount] of Object.entries(expected)) {
      expect({ [name]: Number(invoice.amounts[name]) }).toEqual({ [name]: Number(amount) });
      expect({ [name]: invoice[name] }).toEqual({ [name]: Number(amount) });
    }
  });

  test('are two dozen', () => {
    expect(published).toHaveLength(24);
  });
});

test('no totals are left to formulas', () => {
  expectNoFormula(workspace);
});
