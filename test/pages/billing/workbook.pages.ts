import type { Page } from 'playwright-core';
import { seriousFindings } from '../accessibility.ts';
import { serveLocalWorkspace } from '../local-server.ts';
import { soon } from '../soon.ts';
import { locateCell, change, openSheetAt } from './sheets.ts';

const served = serveLocalWorkspace();

async function api(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${served.origin}/api/v1${path}`, {
    method,
    headers: { 'x-api-key': served.key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

const openSheet = (name: string, options = {}): ReturnType<typeof openSheetAt> =>
  openSheetAt(served.origin, name, options);

async function type(page: Page, header: string, row: number, text: string): Promise<void> {
  await (await locateCell(page, header, row)).click();
  await page.keyboard.type(text);
  await change(page, () => page.keyboard.press('Enter'));
}

async function press(page: Page, name: string): Promise<void> {
  await change(page, () => page.getByRole('button', { name }).click());
}

test('a customer that is typed into the sheet becomes a record of the API', async () => {
  const { page, faults } = await openSheet('Customers');
  await type(page, 'Name', 2, '<b>Ada</b> Lovelace');
  const { data } = (await api('GET', '/customers')) as { data: { name: string }[] };
  expect(data.map(({ name }) => name)).toEqual(['<b>Ada</b> Lovelace']);
  await soon(async () =>
    expect(await (await locateCell(page, 'Name', 2)).innerText()).toBe('<b>Ada</b> Lovelace'),
  );
  expect(await (await locateCell(page, 'Name', 2)).locator('b').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('what the API cannot take is put back, with a note that says why', async () => {
  const { number } = await api('POST', '/invoices', { customer_name: 'Grace', total: 12 });
  const { page } = await openSheet('Invoices');
  await type(page, 'Number', 2, 'MINE-1');
  await (await locateCell(page, 'Number', 2)).filter({ hasText: String(number) }).waitFor();
  await type(page, 'Status', 2, 'draft');
  await (await locateCell(page, 'Status', 2)).filter({ hasText: 'open' }).waitFor();
  await (await locateCell(page, 'Status', 2)).click();
  await page.locator('.note').getByText('The status cannot go from open to draft.').waitFor();
});

test('rows are sorted, inserted and deleted, and the API goes on', async () => {
  for (const name of ['Zoe', 'Mary']) await api('POST', '/customers', { name });
  const { page } = await openSheet('Customers');
  await (await locateCell(page, 'Name', 2)).click();
  await press(page, 'Sort Z→A');
  await (await locateCell(page, 'Name', 2)).filter({ hasText: 'Zoe' }).waitFor();
  await press(page, 'Insert row');
  await (await locateCell(page, 'Name', 3)).filter({ hasText: 'Zoe' }).waitFor();
  await (await locateCell(page, 'Name', 3)).click();
  await page.getByRole('button', { name: 'Delete row' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete 1 row?' });
  await asked.getByText('Zoe').waitFor();
  await change(page, () => asked.getByRole('button', { name: 'Delete' }).click());
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
  await change(page, () => page.keyboard.press('Control+V'));
  const { data } = (await api('GET', '/products?sort=name')) as {
    data: { name: string; unit_price: number }[];
  };
  expect(data.map(({ name, unit_price }) => [name, unit_price])).toEqual([
    ['Cam', 12],
    ['Gear', 3.5],
  ]);
});

test('the Dashboard computes its numbers, and its charts draw them', async () => {
  const { data } = (await api('GET', '/invoices?limit=100&status=open')) as {
    data: { amount_due: number }[];
  };
  const owed = data.reduce((sum, { amount_due }) => sum + amount_due, 0);
  const { page, faults } = await openSheet('Dashboard');
  const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(owed);
  await page
    .locator('td', { hasText: new RegExp(`^${shown}$`) })
    .first()
    .waitFor();
  expect(await page.locator('td', { hasText: /#(REF|NAME|ERROR|N\/A|VALUE)/ }).count()).toBe(0);
  const charts = page.locator('.chart svg');
  await soon(async () => expect(await charts.count()).toBe(3));
  expect(await charts.first().getAttribute('aria-label')).toMatch(
    /^Invoiced, paid and credited by month\. \d{4}-\d\d: Invoiced/,
  );
  const tallest = await charts
    .first()
    .locator('rect[fill="#174EA6"]')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height)));
  expect(tallest).toBeGreaterThan(50);
  expect(faults).toEqual([]);
});

test('states are coloured, amounts formatted, and the header stays above what is scrolled', async () => {
  const { id } = await api('POST', '/invoices', { customer_name: 'Mary', total: 1234.5 });
  await api('POST', `/invoices/${id}/payments`, {});
  await api('POST', '/invoices', {
    customer_name: 'Mary',
    total: 1,
    invoice_date: '2024-01-01',
    due_date: '2024-01-31',
  });
  const { page } = await openSheet('Invoices');
  const colours = (text: string): Promise<string[]> =>
    page
      .locator('td', { hasText: new RegExp(`^${text}$`) })
      .evaluateAll((cells) =>
        cells.map((cell) => `${getComputedStyle(cell).color} on ${getComputedStyle(cell).backgroundColor}`),
      );
  await soon(async () => {
    expect(await colours('paid')).toEqual(['rgb(19, 115, 51) on rgb(230, 244, 234)']);
    expect(await colours('2024-01-31')).toEqual(['rgb(165, 14, 14) on rgb(252, 232, 230)']);
  });
  await page
    .locator('td', { hasText: /^1,234\.50$/ })
    .first()
    .waitFor();
  const header = page.locator('tr.frozen td').first();
  await page.setViewportSize({ width: 900, height: 320 });
  const before = (await header.boundingBox())?.y;
  await page.locator('.sheet').evaluate((sheet) => sheet.scrollTo(0, 400));
  await soon(async () => expect((await header.boundingBox())?.y).toBeCloseTo(before ?? 0, 0));
});

test('rows are filtered by a cell, and a drop-down offers its words', async () => {
  const { page } = await openSheet('Invoices');
  const statuses = async (): Promise<string[]> => {
    const column = (await page.locator('tr.frozen td').allInnerTexts()).indexOf('Status') + 1;
    const cells = await page.locator(`td[data-place$=":${column}"]`).allInnerTexts();
    return cells.slice(1).filter((text) => text !== '');
  };
  const all = await statuses();
  await page
    .locator('td', { hasText: /^paid$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Filter by cell' }).click();
  await page.getByText('Only rows with “paid”').waitFor();
  await page
    .locator('td', { hasText: /^open$/ })
    .first()
    .waitFor({ state: 'detached' });
  await soon(async () => expect(await statuses()).toEqual(all.filter((status) => status === 'paid')));
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await page
    .locator('td', { hasText: /^open$/ })
    .first()
    .waitFor();
  await soon(async () => expect(await statuses()).toEqual(all));
  await (await locateCell(page, 'Status', 2)).dblclick();
  await soon(async () => {
    const offered = await page.getByRole('option').allInnerTexts();
    expect(offered).toEqual(expect.arrayContaining(['draft', 'open', 'paid', 'void']));
  });
});

test('a column of the owner’s own is inserted and deleted, and the API goes on', async () => {
  const { page } = await openSheet('Products');
  const headers = (): Promise<string[]> => page.locator('tr.frozen td').allInnerTexts();
  const before = await headers();
  await page.locator('td[data-place="1:2"]').click();
  await press(page, 'Insert column');
  await soon(async () => expect(await headers()).toEqual([before[0], '', ...before.slice(1)]));
  expect(await api('POST', '/products', { name: 'Shaft', unit_price: 5 })).toMatchObject({ name: 'Shaft' });
  await page.locator('td[data-place="1:2"]').click();
  await press(page, 'Delete column');
  await soon(async () => expect(await headers()).toEqual(before));
});

test('hostile texts are shown as texts, however long they are', async () => {
  const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await api('POST', '/customers', { name: script, notes: script });
  const { page, faults } = await openSheet('Customers');
  const cell = page.locator('td', { hasText: 'onerror' }).first();
  await cell.click();
  expect(await cell.innerText()).toBe(script);
  await soon(async () => expect(await page.locator('.whole').innerText()).toBe(script));
  // A cell holds more than a record may: what is typed into a column of one's own is shown too.
  const long = `"><svg onload="window.hacked=1">${'n'.repeat(10_000)}`;
  await page.keyboard.press('F2');
  await page.locator('.editor').fill(long);
  await change(page, () => page.keyboard.press('Enter'));
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Filter by cell' }).click();
  await page.getByText(/^Only rows with/).waitFor();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator('td img, td script, td svg').count()).toBe(0);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(faults).toEqual([]);
});

test('the grid is walked and edited with the keyboard alone', async () => {
  const { page } = await openSheet('Customers');
  await page.locator('td[data-place="2:1"]').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await page.locator('.place').getByText('B3', { exact: true }).waitFor();
  await page.keyboard.press('F2');
  await page.locator('.editor').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.editor').waitFor({ state: 'detached' });
  await soon(async () =>
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place)).toBe('3:2'),
  );
});

test('what is being typed is entered when another cell, sheet or tool is clicked', async () => {
  const { page } = await openSheet('Customers');
  const rows = await page.locator('tr').count();
  const blank = rows - 4;
  await (await locateCell(page, 'Name', blank)).click();
  await page.keyboard.type('Typed and left');
  await change(page, async () => (await locateCell(page, 'Email', blank)).click());
  await soon(async () =>
    expect(await (await locateCell(page, 'Name', blank)).innerText()).toBe('Typed and left'),
  );
  await page.keyboard.type('left@example.com');
  await page.locator('.tabs').getByRole('button', { name: 'Products', exact: true }).click();
  await page.getByRole('grid', { name: 'Products', exact: true }).waitFor();
  const { data } = (await api('GET', '/customers?q=typed')) as { data: unknown[] };
  expect(data).toMatchObject([{ name: 'Typed and left', email: 'left@example.com' }]);
});

test('a range is selected with the keyboard, copied, pasted elsewhere and cleared', async () => {
  for (const name of ['Range one', 'Range two']) await api('POST', '/products', { name, unit_price: 1 });
  const { page } = await openSheet('Products', { permissions: ['clipboard-read', 'clipboard-write'] });
  const names = await page.locator('td[data-place$=":1"]').allInnerTexts();
  const first = names.indexOf('Range one') + 1;
  await page.locator(`td[data-place="${first}:1"]`).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  expect(await page.locator('td[aria-selected="true"]').count()).toBe(4);
  await page.keyboard.press('Control+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Range one\t\nRange two\t');
  await page.locator(`td[data-place="${first}:2"]`).click();
  await change(page, () => page.keyboard.press('Control+V'));
  await soon(async () =>
    expect(await page.locator(`td[data-place="${first + 1}:2"]`).innerText()).toBe('Range two'),
  );
  await page.locator(`td[data-place="${first}:2"]`).click();
  await page.keyboard.press('Shift+ArrowDown');
  await change(page, () => page.keyboard.press('Delete'));
  await soon(async () => expect(await page.locator(`td[data-place="${first}:2"]`).innerText()).toBe(''));
  await page.keyboard.press('Control+Home');
  await page.locator('.place').getByText('A1', { exact: true }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.locator('.place').getByText('B1', { exact: true }).waitFor();
});

test.each(['light', 'dark'] as const)(
  'has no serious fault for axe-core in %s colours',
  async (colorScheme) => {
    const { page } = await openSheet('Dashboard', { colorScheme });
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('.tabs').getByRole('button', { name: 'Invoices', exact: true }).click();
    await page.getByRole('grid', { name: 'Invoices', exact: true }).waitFor();
    await page.getByLabel('Hidden sheets').check();
    await page.locator('.tabs').getByRole('button', { name: 'journal' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  },
);
