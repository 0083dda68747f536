import type { Page } from 'playwright-core';
import { localOwner } from '../../src/local/runtime/local-workspace.ts';
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';
import { dialogSize, openScreen } from './screens.ts';
import { soon } from './soon.ts';

const served = serveLocalWorkspace();

/** Renames a header, as a person does in the sheet. */
function renameHeader(sheet: string, from: string, to: string): void {
  const { workbook, clock } = served.workspace.emulator.world;
  const column = (sheetNamed(workbook, sheet)?.rows[0] ?? []).indexOf(from) + 1;
  createPersonEdits(workbook, clock).typeCell({ sheet, row: 1, column }, to);
}

test('a workspace that is well says so', async () => {
  const { page, faults } = await openScreen(served.origin, 'health');
  await page.getByText('All checks passed.').waitFor();
  await soon(async () =>
    expect(await page.locator('.badge.good').count()).toBe(await page.locator('.checks li').count()),
  );
  expect(faults).toEqual([]);
});

test('a renamed header is named and mended with one press of a key', async () => {
  renameHeader('Customers', 'Name', '<b>Kunde</b>');
  const { page, faults } = await openScreen(served.origin, 'health');
  // The formulas of the Dashboard read the column.
  await page.getByText('2 checks need your attention.').waitFor();
  await page.getByText('In "Customers" the header "Name" was renamed to "<b>Kunde</b>".').waitFor();
  await page.getByRole('button', { name: 'Fix: Sheets and headers' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('All checks passed.').waitFor();
  const answered = await fetch(`${served.origin}/api/v1/customers`, { headers: { 'x-api-key': served.key } });
  expect(answered.status).toBe(200);
  expect(faults).toEqual([]);
});

test('after Fix a check that had passed is made again, because Fix may have given it something to tell', async () => {
  const headers = { 'x-api-key': served.key, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name: 'Ada Lovelace' });
  const made = await fetch(`${served.origin}/api/v1/customers`, { method: 'POST', headers, body });
  expect(made.status).toBe(201);
  const { workbook, clock } = served.workspace.emulator.world;
  createPersonEdits(workbook, clock).deleteSheet('Customers');
  const { page } = await openScreen(served.origin, 'health');
  const vanished = page
    .locator('.checks li')
    .filter({ has: page.getByRole('heading', { name: 'Vanished records' }) });
  await page.getByText(/checks? needs? your attention\./).waitFor();
  expect(await vanished.innerText()).toContain('No sheet has lost its records.');
  await page.getByRole('button', { name: 'Fix: Sheets and headers' }).click();
  await vanished.getByText('disappeared from the sheet "Customers" all at once: 1.').waitFor();
  await page.getByRole('button', { name: 'Fix: Vanished records' }).click();
  await page.getByText('All checks passed.').waitFor();
});

test('a paid invoice that was deleted is listed with its ways back; payments are voided behind a question', async () => {
  const send = async (path: string, body: object) => {
    const headers = { 'x-api-key': served.key, 'Content-Type': 'application/json' };
    const url = `${served.origin}/api/v1/${path}`;
    return (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as {
      readonly id: string;
      readonly number: string;
    };
  };
  const made = await send('invoices', { customer_name: 'Grace', total: 12 });
  await send('payments', { invoice_id: made.id });
  const { workbook, clock } = served.workspace.emulator.world;
  const deletes = async (): Promise<void> => {
    const rows = sheetNamed(workbook, 'Invoices')?.rows ?? [];
    const row = rows.findIndex((cells) => cells.includes(made.number)) + 1;
    const event = createPersonEdits(workbook, clock).deleteRows('Invoices', row, 1);
    served.workspace.emulator.personDid({ ...event, user: localOwner });
  };
  await deletes();
  const { page, faults } = await openScreen(served.origin, 'health');
  await page.getByText(`${made.number} of Grace, 12.00 EUR. Its payments stay: 12.00 EUR`).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('All checks passed.').waitFor();
  await deletes();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Void the payments' }).click();
  await page.getByText(`1 payment of ${made.number} is void then, which cannot be undone.`).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Void the payments' }).click();
  await page.getByText('All checks passed.').waitFor();
  expect(faults).toEqual([]);
});

test('a check that fails is a finding, and the others go on', async () => {
  const { page } = await openPage(`${served.origin}/developer#overview`, { viewport: dialogSize });
  await page.route('**/script-run', async (route) => {
    const isJournal = route.request().postData()?.includes('journal') === true;
    if (!isJournal) return route.fallback();
    return route.fulfill({ json: { ok: false, message: 'Service invoked too many times for one day.' } });
  });
  await page.getByRole('button', { name: 'Health' }).click();
  await page.getByText('1 check needs your attention.').waitFor();
  const message = await page.getByText('Service invoked too many times for one day.').innerText();
  expect(message.split('It returns within 24 hours')).toHaveLength(2);
});

test.each(['light', 'dark'] as const)(
  'has no serious fault for axe-core in %s colours',
  async (colorScheme) => {
    renameHeader('Products', 'Name', 'Artikel');
    const { page } = await openScreen(served.origin, 'health', { colorScheme });
    await page.getByText('1 check needs your attention.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fix: Sheets and headers' }).click();
    await page.getByText('All checks passed.').waitFor();
  },
);

/** Presses the button of the probes as soon as the checks are done. */
async function runProbes(page: Page): Promise<void> {
  await page.getByText('All checks passed.').waitFor();
  await page.getByRole('button', { name: 'Run the probes' }).click();
}

const report = 'Report of the probes';

test('the probes tell how far they are, and their report can be copied whole', async () => {
  const { page, faults } = await openScreen(served.origin, 'health');
  await runProbes(page);
  await page.getByText(/^\d+ of \d+: /).waitFor();
  await page.getByRole('button', { name: 'Measuring…' }).waitFor();
  const shown = page.getByLabel(report);
  await shown.waitFor();
  const text = await shown.innerText();
  expect(text).toMatch(/^Business Billing REST API, live probes\nBuild \w+, \d{4}-.+Z\n\nPermissions\n/);
  expect(text).toMatch(/\nWrite, flush, read\n {2}The median of 5 rounds: \d+ ms; the model says 130 ms\.\n/);
  // The local server serves the page as HtmlService does.
  expect(text).toContain('What looks like a comment in a template literal is removed.');
  expect(text).toMatch(/\nSpeed\n {2}list about \d+\.\d s, .+ on your Google\.\n/);
  expect(text).not.toContain(served.key);
  expect(text).not.toContain('The probe failed');
  await page.getByRole('button', { name: 'Copy the report' }).click();
  await page.getByText('Copied').waitFor();
  await page.getByRole('button', { name: 'Run again' }).waitFor();
  expect(faults).toEqual([]);
});

test('a probe that fails says so, and the others go on', async () => {
  const { page } = await openPage(`${served.origin}/developer#health`, { viewport: dialogSize });
  await page.route('**/script-run', async (route) => {
    const isCache = route.request().postData()?.includes('\\"id\\":\\"cache\\"') === true;
    if (!isCache) return route.fallback();
    return route.fulfill({ json: { ok: false, message: 'Service invoked too many times for one day.' } });
  });
  await runProbes(page);
  await page.getByLabel(report).waitFor();
  const text = await page.getByLabel(report).innerText();
  expect(text).toMatch(/\nCache\n {2}The probe failed: Service invoked too many times for one day\./);
  expect(text).toMatch(/\nProperties\n {2}Set and read: /);
});

test.each(['light', 'dark'] as const)(
  'the report has no serious fault in %s colours',
  async (colorScheme) => {
    const { page } = await openScreen(served.origin, 'health', { colorScheme });
    await runProbes(page);
    await page.getByLabel(report).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  },
);

test('fits a narrow window', async () => {
  const { page } = await openScreen(served.origin, 'health', { viewport: { width: 360, height: 640 } });
  await page.getByText('All checks passed.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
