import type { Page } from 'playwright-core';
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveWorkspace } from './local-server.ts';

const served = serveWorkspace();

async function api(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${served.origin}/api/v1${path}`, {
    method,
    headers: { 'x-api-key': served.key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function openSheet(name: string, options = {}): ReturnType<typeof openPage> {
  const opened = await openPage(`${served.origin}/workbook`, options);
  await opened.page.locator('.tabs').getByRole('button', { name, exact: true }).click();
  await opened.page.getByRole('grid', { name, exact: true }).waitFor();
  return opened;
}

/** The place of a cell by its header and row. */
async function cellOf(page: Page, header: string, row: number): Promise<ReturnType<Page['locator']>> {
  const headers = await page.locator('tr.frozen td').allInnerTexts();
  return page.locator(`td[data-place="${row}:${headers.indexOf(header) + 1}"]`);
}

async function type(page: Page, header: string, row: number, text: string): Promise<void> {
  await (await cellOf(page, header, row)).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(/Done/).waitFor();
}

test('a customer that is typed into the sheet becomes a record of the API', async () => {
  const { page, faults } = await openSheet('Customers');
  await type(page, 'Name', 2, '<b>Ada</b> Lovelace');
  const { data } = (await api('GET', '/customers')) as { data: { name: string }[] };
  expect(data.map(({ name }) => name)).toEqual(['<b>Ada</b> Lovelace']);
  expect(await (await cellOf(page, 'Name', 2)).innerText()).toBe('<b>Ada</b> Lovelace');
  expect(await (await cellOf(page, 'Name', 2)).locator('b').count()).toBe(0);
  expect(await page.getByRole('status').innerText()).toContain('handleEdit');
  expect(faults).toEqual([]);
});

test('what the API cannot take is put back, with a note that says why', async () => {
  const { number } = await api('POST', '/invoices', { customer_name: 'Grace', total: 12 });
  const { page } = await openSheet('Invoices');
  await type(page, 'Number', 2, 'MINE-1');
  await (await cellOf(page, 'Number', 2)).filter({ hasText: String(number) }).waitFor();
  await type(page, 'Status', 2, 'draft');
  await (await cellOf(page, 'Status', 2)).filter({ hasText: 'open' }).waitFor();
  await (await cellOf(page, 'Status', 2)).click();
  expect(await page.locator('.note').innerText()).toContain('The status cannot go from open to draft.');
});

test('rows are sorted, inserted and deleted, and the API goes on', async () => {
  for (const name of ['Zoe', 'Mary']) await api('POST', '/customers', { name });
  const { page } = await openSheet('Customers');
  await (await cellOf(page, 'Name', 2)).click();
  await page.getByRole('button', { name: 'Sort Z→A' }).click();
  await (await cellOf(page, 'Name', 2)).filter({ hasText: 'Zoe' }).waitFor();
  await page.getByRole('button', { name: 'Insert row' }).click();
  await (await cellOf(page, 'Name', 3)).filter({ hasText: 'Zoe' }).waitFor();
  await (await cellOf(page, 'Name', 3)).click();
  await page.getByRole('button', { name: 'Delete row' }).click();
  await page.getByText('handleChange').waitFor();
  const { data } = (await api('GET', '/customers?q=zoe')) as { data: unknown[] };
  expect(data).toEqual([]);
});

test('a table is pasted from the clipboard', async () => {
  const { page } = await openSheet('Products', { permissions: ['clipboard-read', 'clipboard-write'] });
  const headers = await page.locator('tr.frozen td').allInnerTexts();
  const lineOf = (name: string, price: string): string =>
    headers.map((header) => ({ Name: name, 'Unit price': price, Currency: 'EUR' })[header] ?? '').join('\t');
  await page.locator('td[data-place="2:1"]').click();
  const text = [lineOf('Gear', '3.50'), lineOf('Cam', '12')].join('\n');
  await page.evaluate((lines) => navigator.clipboard.writeText(lines), text);
  await page.keyboard.press('Control+V');
  await page.getByRole('status').getByText(/Done/).waitFor();
  const { data } = (await api('GET', '/products?sort=name')) as {
    data: { name: string; unit_price: number }[];
  };
  expect(data.map(({ name, unit_price }) => [name, unit_price])).toEqual([
    ['Cam', 12],
    ['Gear', 3.5],
  ]);
});

test('the grid is walked and edited with the keyboard alone', async () => {
  const { page } = await openSheet('Customers');
  await page.locator('td[data-place="2:1"]').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  expect(await page.locator('.place').innerText()).toBe('B3');
  await page.keyboard.press('F2');
  expect(await page.locator('.editor').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.locator('.editor').count()).toBe(0);
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place)).toBe('3:2');
});

test.each(['light', 'dark'] as const)(
  'has no serious fault for axe-core in %s colours',
  async (colorScheme) => {
    const { page } = await openSheet('Customers', { colorScheme });
    await page.getByLabel('Hidden sheets').check();
    expect(await page.locator('.tabs').getByRole('button', { name: 'journal' }).isVisible()).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
  },
);
