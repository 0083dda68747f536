/** A new workbook begins with what is not finished, and counts on. */
import { exportOpening, exportWorkspace } from '../../../src/core/exchange/export-workspace.ts';
import { importFile } from '../../../src/core/exchange/import-file.ts';
import { portOf } from '../../core/exchange/workspace-port.ts';
import { recordsOf } from '../support/read-lists.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';

const old = createTestWorkspace();
const year = createTestWorkspace();
const ids: Record<string, string> = {};

function fill({ create, post }: TestWorkspace): void {
  const customer_id = String(create('customers', { name: 'Lovelace Engines' }).id);
  create('products', { name: 'Gear', unit_price: '3' });
  const invoice = (content: object): string =>
    String(create('invoices', { customer_id, total: '100.00', ...content }).id);
  const quotation = (content: object): string =>
    String(create('quotations', { customer_id, total: '5.00', status: 'sent', ...content }).id);
  const pay = (invoice_id = '', amount = '100.00'): string =>
    String(create('payments', { invoice_id, amount }).id);
  ids.paid = invoice({});
  ids.wholePayment = pay(ids.paid);
  ids.void = invoice({});
  post(`/api/v1/invoices/${ids.void}/void`, {});
  ids.open = invoice({});
  ids.part = invoice({});
  ids.partPayment = pay(ids.part, '40.00');
  ids.voidedPayment = pay(ids.part, '10.00');
  post(`/api/v1/payments/${ids.voidedPayment}/void`, {});
  ids.draft = invoice({ status: 'draft' });
  ids.lost = invoice({});
  post(`/api/v1/invoices/${ids.lost}/mark_uncollectible`, {});
  ids.sent = quotation({});
  ids.declined = quotation({});
  post(`/api/v1/quotations/${ids.declined}/decline`, {});
  ids.converted = quotation({});
  post(`/api/v1/quotations/${ids.converted}/accept`, {});
  ids.fromQuotation = String(post(`/api/v1/quotations/${ids.converted}/convert`, {}).body.id);
}

beforeAll(async () => {
  fill(old);
  const { files, counts, unreadable } = await exportOpening(portOf(old.emulator));
  expect(files.map(({ name }) => name)).toEqual(['opening.json']);
  expect(unreadable).toEqual([]);
  const [{ text } = { text: '' }] = files;
  const report = await importFile(portOf(year.emulator), { fileName: 'opening.json', text, plural: null });
  expect(report).toMatchObject({ written: counts, present: 0, refused: [], ignored: [], settings: [] });
});

test.each([
  ['customers', [], 1],
  ['products', [], 1],
  ['invoices', ['open', 'part', 'draft', 'lost', 'fromQuotation'], 5],
  // The payments of an invoice go with it, voided ones as well, so that its sums are explained.
  ['payments', ['partPayment', 'voidedPayment'], 2],
  // The quotation of an open invoice goes with it, although it is finished itself.
  ['quotations', ['sent', 'converted'], 2],
])(
  '%s that are not finished, or that these name, are the same in the new workbook',
  (plural, names, count) => {
    const [there, here] = [recordsOf(year, plural), recordsOf(old, plural)];
    const expected = here.filter(({ id }) => names.length === 0 || names.some((name) => ids[name] === id));
    expect(expected).toHaveLength(count);
    expect(there).toEqual(expected);
  },
);

test('Numbers go on behind those of the old workbook', () => {
  const [first, second] = [old, year].map(({ create }) =>
    create('invoices', { customer_name: 'New', total: 1 }),
  );
  expect(second?.number).toBe(first?.number);
  const [mine, yours] = [old, year].map(({ create }) =>
    create('quotations', { customer_name: 'New', total: 1, status: 'sent' }),
  );
  expect(yours?.number).toBe(mine?.number);
});

test('What is still due is paid in the new workbook', () => {
  const { create, get } = year;
  create('payments', { invoice_id: ids.part ?? '' });
  expect(get(`/api/v1/invoices/${ids.part}`).body).toMatchObject({ status: 'paid', amount_due: 0 });
});

test('The whole export stays the whole', async () => {
  const { counts } = await exportWorkspace(portOf(old.emulator));
  expect(counts).toMatchObject({ payments: 3, products: 1 });
});
