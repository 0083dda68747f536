/** The workbook's page is a sheet to work in: nothing typed is lost, and what was done is undone. */
import type { Page } from 'playwright-core';
import { openPage } from '../browser.ts';
import { serveLocalWorkspace } from '../local-server.ts';
import { soon } from '../soon.ts';
import { locateCell, change, openSheetAt, showSheet } from './sheets.ts';

const served = serveLocalWorkspace();

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${served.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'x-api-key': served.key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

beforeAll(async () => {
  for (const name of ['Ada', 'Grace', 'Mary'])
    await post('/customers', { name, phone: `+44 20 ${name.length}`, email: `${name}@example.com` });
});

const shows = async (page: Page, header: string, row: number, text: string): Promise<void> =>
  soon(async () => expect(await (await locateCell(page, header, row)).innerText()).toBe(text));

const place = (page: Page, words: string): Promise<void> =>
  page.locator('.place').getByText(words, { exact: true }).waitFor();

test('what was typed, cut and pasted is undone and done again, with a formula in the column of one’s own', async () => {
  const { page, faults } = await openSheetAt(served.origin, 'Customers', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await (await locateCell(page, 'Phone', 2)).click();
  await page.keyboard.type('030 1');
  await change(page, () => page.keyboard.press('Shift+Enter'));
  await place(page, 'C1');
  await shows(page, 'Phone', 2, '030 1');
  await change(page, () => page.keyboard.press('Control+z'));
  await shows(page, 'Phone', 2, '+44 20 3');
  await place(page, 'C2');
  await change(page, () => page.keyboard.press('Control+y'));
  await shows(page, 'Phone', 2, '030 1');
  await change(page, () => page.keyboard.press('Control+x'));
  await shows(page, 'Phone', 2, '');
  await (await locateCell(page, 'Company', 2)).click();
  await change(page, () => page.keyboard.press('Control+v'));
  await shows(page, 'Company', 2, '030 1');
  for (const _ of ['the paste', 'the cut']) await change(page, () => page.keyboard.press('Control+z'));
  await shows(page, 'Company', 2, '');
  await shows(page, 'Phone', 2, '030 1');
  expect(faults).toEqual([]);
});

test('a range is selected by mouse, a row and a column by their heads', async () => {
  const { page } = await openSheetAt(served.origin, 'Customers');
  await (await locateCell(page, 'Name', 2)).hover();
  await page.mouse.down();
  await (await locateCell(page, 'Email', 4)).hover();
  await page.mouse.up();
  await place(page, 'A2:B4');
  expect(await page.locator('td[aria-selected="true"]').count()).toBe(6);
  await page.locator('th[scope="row"]', { hasText: /^3$/ }).click();
  await page.getByRole('button', { name: 'Delete row' }).waitFor();
  await page
    .locator('.place')
    .getByText(/^A3:[A-Z]+3$/)
    .waitFor();
  await page.locator('th[scope="col"]', { hasText: /^C$/ }).click();
  await page
    .locator('.place')
    .getByText(/^C1:C\d+$/)
    .waitFor();
});

test('a drop-down opens by its arrow, is narrowed by what is typed, and enters what is chosen', async () => {
  const { id } = await post('/invoices', { customer_name: 'Ada', total: 12 });
  const { page } = await openSheetAt(served.origin, 'Invoices');
  await (await locateCell(page, 'Status', 2)).click();
  await page.locator('.opener').click();
  await page.getByRole('option', { name: 'uncollectible' }).waitFor();
  await page.keyboard.type('voi');
  await soon(async () => expect(await page.getByRole('option').allInnerTexts()).toContain('void'));
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.keyboard.press('F2');
  await change(page, () => page.getByRole('option', { name: 'uncollectible' }).click());
  const response = await fetch(`${served.origin}/api/v1/invoices/${String(id)}`, {
    headers: { 'x-api-key': served.key },
  });
  expect(await response.json()).toMatchObject({ status: 'uncollectible' });
});

test('a text is found in the rows that the page does not show', async () => {
  const { page } = await openSheetAt(served.origin, 'Customers', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const names = Array.from({ length: 120 }, (_, index) => `Customer ${index}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), names.join('\n'));
  await (await locateCell(page, 'Name', 6)).click();
  await change(page, () => page.keyboard.press('Control+v'));
  await page.keyboard.press('Control+f');
  await page.keyboard.type('customer 119');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Cell 1 of 1').waitFor();
  await page.keyboard.press('Escape');
  const found = page.locator('td:focus');
  await soon(async () => expect(await found.innerText()).toBe('Customer 119'));
  await page.keyboard.press('Control+Home');
  await place(page, 'A1');
  await page.keyboard.press('Control+End');
  await page
    .locator('.place')
    .getByText(/^[A-Z]+125$/)
    .waitFor();
});

test('two tabs that type into the same cell lose neither text', async () => {
  const [{ page: one }, { page: other }] = await Promise.all([
    openSheetAt(served.origin, 'Customers'),
    openSheetAt(served.origin, 'Customers'),
  ]);
  await (await locateCell(one, 'Notes', 3)).click();
  await one.keyboard.type('of the one');
  await (await locateCell(other, 'Notes', 3)).click();
  await other.keyboard.type('of the other');
  await change(other, () => other.keyboard.press('Enter'));
  await one.keyboard.press('Enter');
  const asked = one.getByRole('dialog');
  await asked.getByText('It has: of the other').waitFor();
  await change(one, () => asked.getByRole('button', { name: 'Enter mine' }).click());
  await shows(one, 'Notes', 3, 'of the one');
});

test('what is typed is entered by a click beside the sheet, and when the page is left', async () => {
  const { page } = await openSheetAt(served.origin, 'Customers');
  await (await locateCell(page, 'Notes', 4)).click();
  await page.keyboard.type('clicked away');
  await change(page, () => page.locator('.bar').click({ position: { x: 300, y: 10 } }));
  await (await locateCell(page, 'Company', 4)).click();
  await page.keyboard.type('left');
  await page.goto(`${served.origin}/`);
  await page.goto(`${served.origin}/workbook`);
  await showSheet(page, 'Customers');
  await shows(page, 'Notes', 4, 'clicked away');
  await soon(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await shows(page, 'Company', 4, 'left');
  });
});

test('a whole other sheet is not pasted unasked', async () => {
  const { page } = await openSheetAt(served.origin, 'Customers', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const lines = Array.from({ length: 300 }, () => Array<string>(60).fill('x').join('\t'));
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  await page.locator('td[data-place="1:1"]').click();
  await page.keyboard.press('Control+v');
  await page.getByRole('dialog').getByText('headers').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await shows(page, 'Name', 1, 'Name');
});

test('the Dashboard is not overwritten by accident', async () => {
  const { page, faults } = await openSheetAt(served.origin, 'Dashboard');
  const cell = page.locator('[data-place="6:2"]');
  const before = await cell.innerText();
  const typeOver = async (): Promise<void> => {
    await cell.click();
    await page.keyboard.type('1000');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Change what the API keeps?' }).waitFor();
  };
  await typeOver();
  await page.getByText('You typed: 1000').waitFor();
  await page.keyboard.press('Escape');
  await soon(async () => expect(await cell.innerText()).toBe(before));
  await typeOver();
  await change(page, () => page.getByRole('button', { name: 'Change it' }).click());
  await soon(async () => expect(await cell.innerText()).toContain('1,000'));
  await change(page, () => page.keyboard.press('Control+z'));
  await soon(async () => expect(await cell.innerText()).toBe(before));
  expect(faults).toEqual([]);
});

test('at 390 px the sheet has most of the window', async () => {
  const { page } = await openPage(`${served.origin}/workbook`, { viewport: { width: 390, height: 844 } });
  await showSheet(page, 'Customers');
  const box = await page.locator('.sheet').boundingBox();
  expect(box?.height).toBeGreaterThan(844 * 0.65);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
