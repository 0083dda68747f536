/**
 * The E-invoices screen: how many documents of the year are ready, what to fill in, and a month as an archive. With
 * `PICTURES`, the folder of that name gets pictures of it.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readEInvoice } from '../../official-rules/reading/read-einvoice.ts';
import { readZip } from '../../../src/local/workbook-file/xlsx/zip-reader.ts';
import { askScript } from '../../../src/local/runtime/ask-developer-area.ts';
import { sampleSeller } from '../../../src/local/runtime/sample-seller.ts';
import { seriousFindings } from '../accessibility.ts';
import { openPage } from '../browser.ts';
import { serveLocalWorkspace } from '../local-server.ts';
import { dialogSize, openScreen } from '../screens.ts';

const served = serveLocalWorkspace();
const year = String(new Date().getFullYear());

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `einvoices ${name}.png`), fullPage: true });
}

async function create(plural: string, content: object): Promise<{ id: string; number: string }> {
  const answer = await fetch(`${served.origin}/api/v1/${plural}`, {
    method: 'POST',
    headers: { 'x-api-key': served.key, 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; number: string };
}

const paris = { line1: '1 rue de la Paix', postal_code: '75002', city: 'Paris', country: 'FR' };
const taxed = { description: 'Lamp', unit_price: '33.33', tax_rate: 20 };

const badge = (page: Page) => page.locator('.einvoice-sum .badge').innerText();
const items = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('listitem').allInnerTexts();

test('says that nothing was issued yet', async () => {
  const { page } = await openScreen(served.origin, 'einvoices');
  await page.getByText(`No invoices were issued in ${year}.`).waitFor();
  await page.getByText('it is sent to no customer and to no authority', { exact: false }).waitFor();
});

test('lists what to fill in: once, by customer, by document', async () => {
  const ada = await create('customers', { name: 'Ada', billing_address: paris });
  await create('customers', { name: 'Nobody <b>' });
  await create('invoices', { customer_id: ada.id, items: [taxed] });
  await create('invoices', { customer_name: 'Nobody <b>', items: [taxed] });
  const untaxed = await create('invoices', {
    customer_id: ada.id,
    items: [{ description: 'Lamp', unit_price: 5, tax_rate: 0 }],
  });
  await create('invoices', { customer_id: ada.id, items: [taxed], status: 'draft' });
  const { page, faults } = await openScreen(served.origin, 'einvoices');
  expect(await badge(page)).toBe('! 0 of 3');
  expect(await items(page, 'Fill in once')).toContain('Fill in the address of your business. 3 documents');
  expect(await items(page, 'Customers')).toEqual([
    'Nobody <b> The customer has no billing address. 1 document',
    'Nobody <b> The billing address of the customer has no country. 1 document',
  ]);
  expect(await items(page, 'Documents')).toEqual([
    `${untaxed.number} The line has rate 0 and no tax category: say why it is not taxed. 1 document`,
  ]);
  expect(await seriousFindings(page)).toEqual([]);
  await takePicture(page, 'missing');
  await page.getByRole('button', { name: 'Open Business' }).click();
  await page.getByRole('heading', { name: 'Business', level: 1 }).waitFor();
  expect(faults).toEqual([]);
});

test('counts what is ready once the business is filled in, by the profile that is chosen', async () => {
  const { emulator } = served.workspace;
  const { workspace } = askScript(emulator, 'business', {});
  expect(askScript(emulator, 'save_business', { etag: workspace.etag, changes: sampleSeller }).ok).toBe(true);
  const { page } = await openScreen(served.origin, 'einvoices');
  expect(await badge(page)).toBe('! 1 of 3');
  expect(await page.getByRole('region', { name: 'Fill in once' }).count()).toBe(0);
  await page.getByLabel('Profile').selectOption('Peppol BIS Billing');
  await page.getByText('are ready for Peppol BIS Billing').waitFor();
  expect(await badge(page)).toBe('! 0 of 3');
  expect(await page.getByLabel('Syntax').locator('option').allInnerTexts()).toEqual(['UBL']);
  await page.getByLabel('Year').selectOption(String(Number(year) - 1));
  await page.getByText(`No invoices were issued in ${Number(year) - 1}.`).waitFor();
});

test('exports the documents of a month that are ready, and names the others', async () => {
  const ready = await create('invoices', { customer_name: 'Ada', items: [taxed] });
  const note = await create('credit_notes', { invoice_id: ready.id, amount: 12, reason: 'order_change' });
  const { page, faults } = await openScreen(served.origin, 'einvoices');
  await page.getByLabel('Syntax').selectOption('CII');
  await page.getByRole('button', { name: 'Export' }).click();
  const link = page.getByRole('link', { name: /^einvoices-\d{4}-\d\d-en16931-cii\.zip$/ });
  const download = page.waitForEvent('download');
  await link.click();
  const parts = readZip(readFileSync(await (await download).path()));
  expect(parts.map(({ name }) => name)).toEqual([
    `${ready.number}.xml`,
    'INV-'.concat(year, '-0001.xml'),
    `${note.number}.xml`,
  ]);
  const read = parts.map((part) => readEInvoice(Buffer.from(part.bytes()).toString()));
  expect(read.map(({ root, type }) => [root, type])).toEqual([
    ['CrossIndustryInvoice', '380'],
    ['CrossIndustryInvoice', '380'],
    ['CrossIndustryInvoice', '381'],
  ]);
  await page
    .getByText(`Not in it, because they are not ready: INV-${year}-0003, INV-${year}-0002.`)
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await takePicture(page, 'exported');
  expect(faults).toEqual([]);
});

test('tells what went wrong, and tries again', async () => {
  const { page } = await openPage(`${served.origin}/developer#einvoices`, { viewport: dialogSize });
  await page.route('**/script-run', (route) =>
    route.fulfill({ json: { ok: false, message: '<b>Quota</b> exceeded' } }),
  );
  await page.reload();
  const failure = page.getByRole('alert');
  expect(await failure.locator('p').innerText()).toBe('<b>Quota</b> exceeded');
  await page.unroute('**/script-run');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await page.locator('.einvoice-sum .badge').waitFor();
});

test.each([
  ['light', { colorScheme: 'light', viewport: dialogSize }],
  ['dark', { colorScheme: 'dark', viewport: dialogSize }],
  ['on a telephone', { viewport: { width: 390, height: 800 } }],
] as const)('is readable and fits its window: %s', async (name, options) => {
  const { page } = await openScreen(served.origin, 'einvoices', options);
  await page.locator('.einvoice-sum .badge').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await takePicture(page, name);
});
