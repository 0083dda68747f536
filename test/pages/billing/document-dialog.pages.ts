import type { Page } from 'playwright-core';
import { seriousFindings } from '../accessibility.ts';
import { serveLocalWorkspace } from '../local-server.ts';
import { soon } from '../soon.ts';
import { api, lineField, newest, openDialog, phone } from './dialogs.ts';

const served = serveLocalWorkspace();

const hostile = '<img src=x onerror="window.hacked=1">';

beforeAll(async () => {
  for (const name of ['Ada Lovelace', 'Adam Smith', hostile])
    await api(served, 'POST', '/customers', { name, email: name === hostile ? null : 'a@example.com' });
  const product = { name: 'Design', sku: 'D-1', unit_price: '120', tax_rate: '20', tax_name: 'VAT' };
  await api(served, 'POST', '/products', { ...product, unit: 'hour' });
  await api(served, 'POST', '/products', { name: 'Retired', unit_price: '1', active: false });
});

async function fill(page: Page, customer: string, description: string, price: string): Promise<void> {
  await page.getByLabel('Customer', { exact: true }).fill(customer);
  await lineField(page, 1, 'Product or description').fill(description);
  await lineField(page, 1, 'Unit price').fill(price);
}

test('an invoice is written with a customer, a product and a line of its own, and shows its totals meanwhile', async () => {
  const { page, faults } = await openDialog(served, 'newInvoice');
  await page.getByLabel('Customer', { exact: true }).fill('ada');
  await soon(async () =>
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      expect.stringContaining('Adam Smith'),
      expect.stringContaining('Ada Lovelace'),
    ]),
  );
  await page.getByRole('option', { name: 'Ada Lovelace' }).click();
  await lineField(page, 1, 'Product or description').fill('des');
  await page.getByRole('option', { name: 'Design' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await lineField(page, 1, 'Unit price').inputValue()).toBe('120.00');
  await lineField(page, 1, 'Quantity').fill('2,5');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await lineField(page, 2, 'Product or description').fill('Travel');
  await lineField(page, 2, 'Unit price').fill('80');
  await lineField(page, 2, 'Tax %').fill('5');
  await lineField(page, 2, 'Discount').fill('10%');
  const totals = page.getByRole('region', { name: 'Totals' });
  await totals.getByText('435.60').waitFor();
  expect(await totals.innerText()).toMatch(
    /Subtotal\s+EUR\s372\.00\s+VAT 20 %\s+EUR\s60\.00\s+Tax 5 %\s+EUR\s3\.60/,
  );
  expect(await newest(served, 'invoices')).toEqual([]);
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByText('Invoice INV-2026-0001 is issued').waitFor();
  const [invoice] = await newest(served, 'invoices');
  expect(invoice).toMatchObject({ status: 'open', total: 435.6, customer_name: 'Ada Lovelace' });
  expect(invoice?.items).toMatchObject([
    { sku: 'D-1', description: 'Design', quantity: 2.5, unit: 'hour', tax_name: 'VAT', amount: 300 },
    { sku: null, description: 'Travel', quantity: 1, discount_percent: 10, amount: 72 },
  ]);
  expect(faults).toEqual([]);
});

test('a double click, and an answer that is lost, bill once', async () => {
  const before = (await newest(served, 'invoices')).length;
  const { page } = await openDialog(served, 'newInvoice');
  let lost = 0;
  await page.route('**/script-run', async (route) => {
    const [call = '{}'] = (route.request().postDataJSON() as { args: string[] }).args;
    const isCreation =
      (JSON.parse(call) as { input: { operation: string } }).input.operation === 'createInvoice';
    if (!isCreation || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await fill(page, 'Once Ltd', 'Work', '10');
  await page.getByRole('button', { name: 'Issue' }).dblclick();
  await page.getByText('It may be saved or not').waitFor();
  expect(await page.getByLabel('Customer', { exact: true }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('is issued').waitFor();
  expect(lost).toBe(1);
  expect(await newest(served, 'invoices')).toHaveLength(before + 1);
});

test('what is wrong is said at its field, and nothing is saved', async () => {
  const before = (await newest(served, 'invoices')).length;
  const { page } = await openDialog(served, 'newInvoice');
  await page.getByRole('button', { name: 'Issue' }).click();
  await soon(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('customer'));
  expect(await page.locator('#customer-fault').innerText()).toBe(
    'Choose a customer, or type the name of a new one.',
  );
  await fill(page, 'Ada Lovelace', '', '1.2345678');
  await lineField(page, 1, 'Tax %').fill('120');
  await page.getByRole('button', { name: 'Issue' }).click();
  await soon(async () => {
    const wrong = await page
      .locator('[aria-invalid="true"]')
      .evaluateAll((all) => all.map(({ id }) => id.split('-').pop()));
    expect(wrong).toEqual(['description', 'unit_price', 'tax_rate']);
  });
  expect(await newest(served, 'invoices')).toHaveLength(before);
});

test('a draft is saved with a note of 5,000 letters, and the next invoice begins blank', async () => {
  const { page } = await openDialog(served, 'newInvoice');
  await fill(page, 'Ada Lovelace', 'Work', '10');
  await page.getByText('Dates, discount, notes and more').click();
  await page.getByLabel('Notes for the customer').fill('ñ'.repeat(5_000));
  await page.getByLabel('The prices include tax').check();
  await page.getByLabel('Due date').fill('2031-05-01');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText('The draft of the invoice is saved').waitFor();
  const [draft] = await newest(served, 'invoices');
  expect(draft).toMatchObject({ status: 'draft', number: null, due_date: '2031-05-01', tax_inclusive: true });
  expect(String(draft?.notes)).toHaveLength(5_000);
  await page.getByRole('button', { name: 'Another invoice' }).click();
  expect(await page.getByLabel('Customer', { exact: true }).inputValue()).toBe('');
});

test('a quotation is marked as sent', async () => {
  const { page } = await openDialog(served, 'newQuotation');
  await page.getByLabel('Subject').fill('A new roof');
  await fill(page, 'Ada Lovelace', 'Roof', '1000');
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByText('Quotation QUO-2026-0001 is marked as sent').waitFor();
  expect((await newest(served, 'quotations'))[0]).toMatchObject({
    status: 'sent',
    title: 'A new roof',
    total: 1000,
  });
});

test('names that are HTML are shown as texts, and inactive products are not offered', async () => {
  const { page, faults } = await openDialog(served, 'newInvoice');
  await page.getByLabel('Customer', { exact: true }).fill('<img');
  await page.getByRole('option', { name: 'onerror' }).click();
  expect(await page.getByLabel('Customer', { exact: true }).inputValue()).toBe(hostile);
  await lineField(page, 1, 'Product or description').fill('e');
  await page.getByRole('option', { name: 'Design' }).waitFor();
  expect(await page.getByRole('option', { name: 'Retired' }).count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(faults).toEqual([]);
});

test('a customer and a product that were deleted meanwhile are said to be gone at their fields', async () => {
  const gone = await api(served, 'POST', '/customers', { name: 'Gone Ltd' });
  const thing = await api(served, 'POST', '/products', { name: 'Gone thing', unit_price: '7' });
  const { page } = await openDialog(served, 'newInvoice');
  await page.getByLabel('Customer', { exact: true }).fill('gone');
  await page.getByRole('option', { name: 'Gone Ltd' }).click();
  await lineField(page, 1, 'Product or description').fill('gone');
  await page.getByRole('option', { name: 'Gone thing' }).click();
  await page.getByRole('region', { name: 'Totals' }).getByText('7.00').first().waitFor();
  await api(served, 'DELETE', `/customers/${String(gone.id)}`);
  await api(served, 'DELETE', `/products/${String(thing.id)}`);
  await page.getByRole('button', { name: 'Issue' }).click();
  await soon(async () => expect(await page.locator('#customer-fault').innerText()).not.toBe(''));
  expect(await page.locator('.line .wrong').allInnerTexts()).toContainEqual(
    expect.stringContaining('no product'),
  );
});

test('a product in another currency has no price here, and the field asks for one', async () => {
  await api(served, 'POST', '/products', { name: 'Imported', unit_price: '9', currency: 'USD' });
  const { page } = await openDialog(served, 'newInvoice');
  await page.getByLabel('Customer', { exact: true }).fill('Ada Lovelace');
  await lineField(page, 1, 'Product or description').fill('imported');
  await page.getByRole('option', { name: 'Imported' }).click();
  expect(await lineField(page, 1, 'Unit price').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Issue' }).click();
  await soon(async () =>
    expect(await page.locator('.line .wrong').allInnerTexts()).toContainEqual(expect.stringContaining('EUR')),
  );
});

test('200 lines are written and saved, and the 201st is refused', async () => {
  const draft = await api(served, 'POST', '/invoices', {
    customer_name: 'Ada Lovelace',
    status: 'draft',
    items: Array.from({ length: 200 }, (_, index) => ({ description: `Line ${index}`, unit_price: '1' })),
  });
  const all = await newest(served, 'invoices');
  const row = all.length - all.findIndex(({ id }) => id === draft.id) + 1;
  const { page } = await openDialog(served, 'correctInvoice', { sheet: 'Invoices', row });
  await page.getByRole('button', { name: 'Change the draft' }).click();
  await lineField(page, 200, 'Unit price').fill('2');
  await page.getByRole('region', { name: 'Totals' }).getByText('201.00').first().waitFor();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await lineField(page, 201, 'Product or description').fill('One too many');
  await lineField(page, 201, 'Unit price').fill('1');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('alert').getByText('200').waitFor();
  await page.getByRole('button', { name: 'Remove line 201' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByText('The draft of the invoice is saved').waitFor();
  expect(await api(served, 'GET', `/invoices/${String(draft.id)}`)).toMatchObject({ total: 201 });
});

test('an invoice is written and issued with the keyboard alone', async () => {
  const { page } = await openDialog(served, 'newInvoice');
  const type = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys)
      await (key.length > 1 && /^[A-Z]/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key));
  };
  await type('ada love');
  await page.getByRole('option', { name: 'Ada Lovelace' }).waitFor();
  await type('Enter', 'Enter', 'work', 'Enter', '2', 'Enter', 'Enter', '50', 'Enter');
  // Enter goes on, and issues nothing.
  await type('7', 'Control+Enter');
  await page.getByText(/Invoice INV-2026-\d+ is issued/).waitFor();
  expect((await newest(served, 'invoices'))[0]).toMatchObject({ customer_name: 'Ada Lovelace', total: 107 });
});

test('a browser without script says what it needs', async () => {
  const { page } = await openDialog(served, 'newInvoice', null, { javaScriptEnabled: false });
  expect(await page.locator('noscript').innerText()).toBe('This page needs JavaScript.');
});

test.each([
  ['light', { width: 920, height: 680 }],
  ['dark', phone],
] as const)(
  'has no serious fault for axe-core in %s colours, and fits its width',
  async (colorScheme, viewport) => {
    const { page } = await openDialog(served, 'newInvoice', null, { colorScheme, viewport });
    await fill(page, 'Ada Lovelace', 'Work', '10');
    await page.getByText('Dates, discount, notes and more').click();
    await page.getByLabel('Discount on all lines').fill('1');
    await page.getByRole('region', { name: 'Totals' }).getByText('Total', { exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('Customer', { exact: true }).fill('ada');
    await page.getByRole('option').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  },
);
