import { seriousFindings } from '../accessibility.ts';
import { openPage } from '../browser.ts';
import { serveLocalWorkspace } from '../local-server.ts';
import { openScreen, storeSecret } from '../screens.ts';

const served = serveLocalWorkspace();

const accent = (): string => getComputedStyle(document.documentElement).getPropertyValue('--accent');

async function numberOf(key: string): Promise<unknown> {
  const body = JSON.stringify({ customer_name: 'Ada', total: 10 });
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const answer = await fetch(`${served.origin}/api/v1/invoices`, { method: 'POST', headers, body });
  return ((await answer.json()) as { number: unknown }).number;
}

test('keys of test data are made under the switch, in its colours, and clearing keeps them', async () => {
  const { page, faults } = await openScreen(served.origin, 'keys');
  const live = await page.evaluate(accent);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await page.locator('.loading').waitFor({ state: 'detached' });
  await page.getByText('Test data. Nothing here is real.').waitFor();
  expect(await page.evaluate(accent)).not.toBe(live);
  await page.getByRole('button', { name: 'Create key' }).first().click();
  await page.getByLabel('Name').fill('Trials');
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  const key = await storeSecret(page, 'Your new API key');
  expect(key).toMatch(/^bbk_test_/);
  expect(await numberOf(key)).toMatch(/^TEST-INV-\d{4}-0001$/);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Live', exact: true }).click();
  await page.locator('.loading').waitFor({ state: 'detached' });
  expect(await page.getByText('Trials').count()).toBe(0);
  expect(await page.evaluate(accent)).toBe(live);

  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await page.getByText('Trials').waitFor();
  await page.getByRole('button', { name: 'Clear test data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear test data' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('Trials').waitFor();
  expect(await numberOf(key)).toMatch(/^TEST-INV-\d{4}-0001$/);
  expect(faults).toEqual([]);
});

test('screens that have no test mode are about live data, whatever the switch says elsewhere', async () => {
  const { page } = await openScreen(served.origin, 'test/usage');
  await page.getByText('Test data. Nothing here is real.').waitFor();
  await page.getByRole('button', { name: 'Data', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Data' }).waitFor();
  expect(await page.getByText('Test data. Nothing here is real.').count()).toBe(0);
  await page.getByRole('button', { name: 'Usage', exact: true }).click();
  await page.getByText('Test data. Nothing here is real.').waitFor();
});

test('the sidebar counts the requests of the mode that is chosen', async () => {
  const { page } = await openPage(`${served.origin}/sidebar`, { viewport: { width: 300, height: 700 } });
  await page.getByText('Active keys').waitFor();
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await page.getByText('Test data. Nothing here is real.').waitFor();
  await page.getByText('Active keys').waitFor();
  expect(await page.locator('.counters').innerText()).toMatch(/Requests today\s+2/);
  expect(await seriousFindings(page)).toEqual([]);
});
