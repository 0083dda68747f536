import { readFileSync } from 'node:fs';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { seriousFindings } from '../accessibility.ts';
import { openPage } from '../browser.ts';
import { serveLocalWorkspace } from '../local-server.ts';
import { soon } from '../soon.ts';
import { type AnyRecord, api, lineField, newest, openDialog, phone, rowOf } from './dialogs.ts';

const served = serveLocalWorkspace();

const chairs = {
  customer_name: 'Ada Lovelace',
  items: [
    { description: 'Chair', quantity: 2, unit_price: '68.33', tax_rate: 20 },
    { description: 'Delivery', quantity: 1, unit_price: '15', tax_rate: 20 },
  ],
};

async function invoice(body: object = chairs): Promise<AnyRecord> {
  return api(served, 'POST', '/invoices', body);
}

async function openFor(command: string, record: AnyRecord, options = {}) {
  return openDialog(served, command, { sheet: 'Invoices', row: await rowOf(served, record) }, options);
}

test('a payment is recorded with the amount due filled in', async () => {
  const made = await invoice();
  const { page, faults } = await openFor('recordPayment', made);
  await page.getByText(String(made.number)).waitFor();
  expect(await page.getByLabel('Amount in EUR').inputValue()).toBe('181.99');
  await page.getByLabel('Method').selectOption('bank_transfer');
  await page.getByLabel('Reference').fill('Statement 7');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByText('The payment is recorded').waitFor();
  const [payment] = await newest(served, 'payments');
  expect(payment).toMatchObject({ amount: 181.99, method: 'bank_transfer', reference: 'Statement 7' });
  expect(await api(served, 'GET', `/invoices/${made.id}`)).toMatchObject({ status: 'paid', amount_due: 0 });
  expect(faults).toEqual([]);
  const again = await openFor('recordPayment', made);
  await again.page.getByText('An invoice that is paid takes no payment.').waitFor();
});

test('what is paid too much is refused at its field, or kept as credit', async () => {
  const made = await invoice({ customer_name: 'Grace', total: 10 });
  const { page } = await openFor('recordPayment', made);
  await page.getByLabel('Amount in EUR').fill('12');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await soon(async () => expect(await page.locator('#amount-fault').innerText()).toMatch(/10/));
  await page.getByLabel('that are too much as credit').check();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByText(/EUR\s2\.00 of it are credit of the customer/).waitFor();
  expect((await newest(served, 'payments'))[0]).toMatchObject({ amount: 12, unapplied_amount: 2 });
});

test('some lines of a paid invoice are credited and refunded, with totals meanwhile', async () => {
  const made = await invoice();
  await api(served, 'POST', `/invoices/${made.id}/payments`, {});
  const { page, faults } = await openFor('creditInvoice', made);
  await page.getByText(/At most EUR\s181\.99 can be credited/).waitFor();
  await page.getByLabel('Some lines').check();
  const chair = page.getByRole('group', { name: 'Chair' });
  await chair.getByText(/2 left, EUR\s136\.66/).waitFor();
  await chair.getByLabel('Quantity to credit').fill('3');
  await soon(async () => expect(await chair.locator('.wrong').innerText()).toMatch(/2/));
  await chair.getByLabel('Quantity to credit').fill('1');
  const totals = page.getByRole('region', { name: 'Totals' });
  await totals
    .getByText(/EUR\s82\.00/)
    .first()
    .waitFor();
  await page.getByLabel('Refund what the invoice does not owe any more').check();
  await page.getByLabel('Refund by').selectOption('card');
  await page.getByRole('button', { name: 'Issue credit note' }).click();
  await soon(async () => expect(await page.locator('#reason-fault').innerText()).not.toBe(''));
  await page.getByLabel('Reason', { exact: true }).selectOption('product_unsatisfactory');
  await page.getByRole('button', { name: 'Issue credit note' }).click();
  await page.getByText('Credit note CN-2026-0001 is issued').waitFor();
  expect((await newest(served, 'credit_notes'))[0]).toMatchObject({
    total: 82,
    refunded_amount: 82,
    remaining_credit: 0,
  });
  expect((await newest(served, 'refunds'))[0]).toMatchObject({ amount: 82, method: 'card' });
  expect(faults).toEqual([]);
  const rest = await openFor('creditInvoice', made);
  await rest.page.getByText(/At most EUR\s99\.99 can be credited/).waitFor();
  await rest.page.getByLabel('An amount').check();
  await rest.page.getByLabel('Amount in EUR, with tax').fill('100');
  await soon(async () => expect(await rest.page.locator('#amount-fault').innerText()).toMatch(/99\.99/));
});

test('an issued invoice is corrected: the dialog says what happens, does it, and offers the draft to be changed', async () => {
  const made = await invoice();
  const { page, faults } = await openFor('correctInvoice', made);
  await page.getByText(`${String(made.number)} is voided. It keeps its number`).waitFor();
  await page.getByRole('button', { name: 'Void it and make the draft' }).click();
  await page.getByText('The invoice is void, and its draft is made').waitFor();
  expect(await api(served, 'GET', `/invoices/${made.id}`)).toMatchObject({ status: 'void' });
  await page.getByRole('button', { name: 'Change the draft' }).click();
  await page.getByText(/You write on Draft \d+/).waitFor();
  await lineField(page, 1, 'Quantity').fill('3');
  await page.getByRole('button', { name: 'Remove line 2' }).click();
  await page.getByRole('region', { name: 'Totals' }).getByText('245.99').waitFor();
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByText(/Invoice INV-2026-\d+ is issued/).waitFor();
  const [issued] = await newest(served, 'invoices');
  expect(issued).toMatchObject({ status: 'open', total: 245.99, customer_id: made.customer_id });
  expect(issued?.items).toMatchObject([{ description: 'Chair', quantity: 3 }]);
  expect(issued?.number).not.toBe(made.number);
  await page.getByRole('button', { name: 'Open document' }).click();
  await page.frameLocator('iframe.paper').getByText(String(issued?.number)).first().waitFor();
  expect(faults).toEqual([]);
});

test('what the form does not show of a draft stays when it is changed', async () => {
  const line = { description: 'Freight', unit_price: '5', tax_category: 'export', unit_code: 'HUR' };
  const draft = await invoice({
    ...chairs,
    status: 'draft',
    items: [...chairs.items, line],
    buyer_reference: 'B-7',
    discount_percent: '10',
  });
  const { page } = await openFor('correctInvoice', draft);
  await page.getByText('there is nothing to correct').waitFor();
  await page.getByRole('button', { name: 'Change the draft' }).click();
  await lineField(page, 3, 'Unit price').fill('6');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByText('The draft of the invoice is saved').waitFor();
  const now = await api(served, 'GET', `/invoices/${draft.id}`);
  expect(now).toMatchObject({ status: 'draft', buyer_reference: 'B-7', discount_percent: 10 });
  const [, , freight] = now.items as AnyRecord[];
  const [, , before] = draft.items as AnyRecord[];
  expect(freight).toMatchObject({ id: before?.id, unit_price: 6, tax_category: 'export', unit_code: 'HUR' });
});

test('an invoice with a payment is not voided: the dialog leads to a credit note', async () => {
  const made = await invoice();
  await api(served, 'POST', `/invoices/${made.id}/payments`, { amount: 1 });
  const { page } = await openFor('correctInvoice', made);
  await page.getByText('It has payments or credit notes').waitFor();
  await page.getByRole('button', { name: 'Credit this invoice' }).click();
  await page.getByText(/At most EUR\s181\.99 can be credited/).waitFor();
});

test('a duplicate is a draft, of an invoice and of a quotation, and the document stays as it is', async () => {
  const made = await invoice();
  const { page, faults } = await openFor('duplicateDocument', made);
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await page.getByText('The draft is made').waitFor();
  expect((await newest(served, 'invoices'))[0]).toMatchObject({ status: 'draft', total: made.total });
  expect(await api(served, 'GET', `/invoices/${made.id}`)).toMatchObject({ status: 'open' });
  const quotation = await api(served, 'POST', '/quotations', { ...chairs, title: 'Twice' });
  const all = await newest(served, 'quotations');
  const at = { sheet: 'Quotations', row: all.length - all.findIndex(({ id }) => id === quotation.id) + 1 };
  const offer = await openDialog(served, 'duplicateDocument', at);
  await offer.page.getByRole('button', { name: 'Make the draft' }).click();
  await offer.page.getByRole('button', { name: 'Change the draft' }).click();
  expect(await offer.page.getByLabel('Subject').inputValue()).toBe('Twice');
  await offer.page.getByRole('button', { name: 'Mark as sent' }).click();
  await offer.page.getByText('is marked as sent').waitFor();
  expect(faults).toEqual([]);
});

test('an invoice that was paid or deleted while its dialog was open says so, and nothing is done', async () => {
  const made = await invoice();
  const { page } = await openFor('correctInvoice', made);
  await page.getByText(String(made.number)).first().waitFor();
  await api(served, 'POST', `/invoices/${made.id}/payments`, {});
  await page.getByRole('button', { name: 'Void it and make the draft' }).click();
  await page.getByRole('alert').getByText('Void its payments first').waitFor();
  const draft = await invoice({ ...chairs, status: 'draft' });
  const other = await openFor('duplicateDocument', draft);
  await other.page.getByRole('button', { name: 'Make the draft' }).waitFor();
  await api(served, 'DELETE', `/invoices/${draft.id}`);
  await other.page.getByRole('button', { name: 'Make the draft' }).click();
  await other.page.getByRole('alert').getByText('There is no invoice').waitFor();
});

test('a draft takes neither a payment nor a credit, and a row without an invoice opens nothing', async () => {
  const draft = await invoice({ ...chairs, status: 'draft' });
  const payment = await openFor('recordPayment', draft);
  await payment.page.getByText('Issue it first').waitFor();
  const credit = await openFor('creditInvoice', draft);
  await credit.page.getByText('An invoice that is draft takes no credit note').waitFor();
  for (const at of [
    { sheet: 'Customers', row: 2 },
    { sheet: 'Invoices', row: 1 },
    { sheet: 'Invoices', row: (await rowOf(served, draft)) + 1 },
  ]) {
    const { page } = await openDialog(served, 'recordPayment', at);
    await page.getByRole('alert').getByText('Click a cell in the row of an invoice').waitFor();
  }
});

test('in the sheets of test data a dialog bills test data', async () => {
  const shown = chooseCommand(served.workspace.emulator, 'createApiKey', ['For tests', 'test full']);
  const ofTests = { ...served, key: shown };
  const made = await api(ofTests, 'POST', '/invoices', chairs);
  const before = await newest(served, 'payments');
  const { page } = await openDialog(served, 'recordPayment', { sheet: 'Test Invoices', row: 2 });
  await page.getByText('Test data. Nothing here is real.').waitFor();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByText('The payment is recorded').waitFor();
  expect(await api(ofTests, 'GET', `/invoices/${made.id}`)).toMatchObject({
    status: 'paid',
    livemode: false,
  });
  expect(await newest(served, 'payments')).toEqual(before);
});

test('a document is shown as it is printed, also a draft, a quotation and a credit note', async () => {
  const made = await invoice({ ...chairs, customer_name: '<img src=x onerror=alert(1)>' });
  const { page, faults } = await openFor('openDocument', made);
  const paper = page.frameLocator('iframe.paper');
  await paper.getByText(String(made.number)).first().waitFor();
  await paper.getByText('Chair').first().waitFor();
  expect(await paper.locator('img').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Print' }).isEnabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
  const quotation = await api(served, 'POST', '/quotations', chairs);
  expect(quotation.status).toBe('draft');
  const offer = await openDialog(served, 'openDocument', { sheet: 'Quotations', row: 2 });
  await offer.page.frameLocator('iframe.paper').getByText('Chair').first().waitFor();
  await api(served, 'POST', '/credit_notes', { invoice_id: made.id, reason: 'duplicate' });
  const [note] = await newest(served, 'credit_notes');
  const notes = await newest(served, 'credit_notes');
  const credited = await openDialog(served, 'openDocument', { sheet: 'Credit notes', row: notes.length + 1 });
  await credited.page.frameLocator('iframe.paper').getByText(String(note?.number)).first().waitFor();
});

test('Save PDF saves the file of the document, under its number', async () => {
  const made = await invoice(chairs);
  const { page, faults } = await openFor('openDocument', made);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PDF' }).click();
  const saved = await downloading;
  expect(saved.suggestedFilename()).toBe(`${made.number}.pdf`);
  expect(readFileSync(await saved.path(), 'latin1')).toMatch(/^%PDF-1\.7/);
  await page.getByText(`Saved as ${made.number}.pdf.`).waitFor();
  // The command of the menu saves at once.
  const row = await rowOf(served, made);
  const again = await openDialog(served, 'savePdf', { sheet: 'Invoices', row });
  await again.page.getByText(`Saved as ${made.number}.pdf.`).waitFor();
  expect(faults).toEqual([]);
});

test('the menu of the workbook’s page opens them for the selected row, and shows what has changed', async () => {
  const made = await invoice({ customer_name: 'Menu', total: 5 });
  const row = await rowOf(served, made);
  const { page, faults } = await openPage(`${served.origin}/workbook`);
  await page.locator('.tabs').getByRole('button', { name: 'Invoices', exact: true }).click();
  await page.locator(`td[data-place="${row}:1"]`).click();
  await page.getByText('Billing API', { exact: true }).click();
  await page.getByRole('button', { name: 'Record a payment…' }).click();
  const dialog = page.frameLocator('iframe');
  const foot = dialog.locator('.foot');
  await foot.waitFor();
  // It is as high as its form.
  await soon(async () => {
    const [shown, whole] = [await foot.boundingBox(), await page.locator('dialog').boundingBox()];
    const end = (box: typeof whole): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(end(whole) - end(shown)).toBeLessThan(30);
    expect(end(whole)).toBeLessThan(600);
  });
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator(`td[data-place="${row}:1"]:focus`).waitFor();
  await page.getByText('Billing API', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Duplicate…' }).waitFor({ state: 'hidden' });
  await page.locator(`td[data-place="${row}:2"]`, { hasText: /^paid$/ }).waitFor();
  expect(faults).toEqual([]);
});

test('what is typed in the dialog is not lost when it is closed by its frame: it asks', async () => {
  const { page } = await openPage(`${served.origin}/workbook`);
  await page.getByText('Billing API', { exact: true }).click();
  await page.getByRole('button', { name: 'New quotation…' }).click();
  const dialog = page.frameLocator('iframe');
  await dialog.getByLabel('Subject').fill('Half a roof');
  await page.locator('dialog > .close').click();
  await dialog.getByRole('dialog').getByText('This browser keeps it').waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByRole('dialog').waitFor({ state: 'detached' });
  await dialog.getByLabel('Subject').press('Escape');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.getByText('Billing API', { exact: true }).click();
  await page.getByRole('button', { name: 'New quotation…' }).click();
  await dialog.getByText('You wrote this on').waitFor();
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('Half a roof');
  await dialog.getByRole('button', { name: 'Begin anew' }).click();
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('');
  await page.locator('dialog > .close').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
});

test.each(['recordPayment', 'creditInvoice', 'correctInvoice', 'duplicateDocument'])(
  '%s has no serious fault for axe-core on a phone',
  async (command) => {
    const made = await invoice();
    const { page } = await openFor(command, made, { viewport: phone });
    await page.getByText(String(made.number)).first().waitFor();
    if (command === 'creditInvoice') await page.getByLabel('Some lines').check();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  },
);
