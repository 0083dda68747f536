/** Proves that all pages show texts from owners, callers, records and receivers as text, not as HTML. */
import type { Page } from 'playwright-core';
import type { OpenedPage } from './browser.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';
import { startReceiver } from './receiver.ts';
import { dialogSize } from './screens.ts';
import { soon } from './soon.ts';

const served = serveLocalWorkspace();
const receiver = startReceiver();

const tag = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const hostile = `"'>${tag}\${window.hacked=1}${'x'.repeat(10_000)}`;

/** The members of answers that others have written, whatever the page asks for. */
const free = new Set([
  ...['name', 'url', 'description', 'response', 'error', 'title', 'sentences', 'hint'],
  ...['web_app_url', 'text', 'note', 'failure', 'choices'],
]);

/** The value with a hostile text in each place that others have written. */
function poisoned(value: unknown, member = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, member));
  if (typeof value === 'string') return free.has(member) ? hostile : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]));
}

/** Opens a page whose server answers as it does, but for the texts. */
async function openPoisoned(path: string, viewport: { width: number; height: number }): Promise<OpenedPage> {
  const opened = await openPage(`${served.origin}/reference`, { viewport });
  const { page } = opened;
  await page.route('**/script-run', async (route) => {
    const outcome = (await (await route.fetch()).json()) as { ok: boolean; value: string };
    const reply = JSON.stringify(poisoned(JSON.parse(outcome.value)));
    await route.fulfill({ json: { ...outcome, value: reply } });
  });
  await page.route('**/workbook-run', async (route) => {
    const { op } = route.request().postDataJSON() as { op: string };
    const reply: unknown = await (await route.fetch()).json();
    // The page asks for a sheet by its name.
    await route.fulfill({ json: op === 'sheets' ? reply : poisoned(reply) });
  });
  await page.goto(served.origin + path);
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  return opened;
}

async function expectHarmless({ page, faults }: OpenedPage): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator('img, #root script').count()).toBe(0);
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(faults).toEqual([]);
}

async function expectShown(page: Page): Promise<void> {
  await page.getByText(tag).locator('visible=true').first().waitFor();
}

beforeAll(async () => {
  const headers = { 'x-api-key': served.key, 'content-type': 'application/json' };
  const send = async (path: string, body: object): Promise<void> => {
    const url = `${served.origin}/api/v1${path}`;
    const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(status).toBe(201);
  };
  await send('/webhook_endpoints', { url: `${receiver.origin}/shop`, event_types: ['*'] });
  await send('/invoices', { customer_name: tag, total: 12 });
  const { emulator } = served.workspace;
  const [trigger] = emulator.world.triggers.list().filter(({ handler }) => handler === 'runDispatcher');
  emulator.fireTrigger(trigger?.uid ?? '');
});

test.each(['overview', 'einvoices', 'keys', 'webhooks', 'deliveries', 'usage', 'health'])(
  'the screen "%s" shows hostile texts as texts',
  async (id) => {
    const opened = await openPoisoned(`/developer#${id}`, dialogSize);
    await expectShown(opened.page);
    await expectHarmless(opened);
  },
);

test('an endpoint and a delivery in detail show hostile texts as texts', async () => {
  const endpoint = await openPoisoned('/developer#webhooks', dialogSize);
  await endpoint.page.locator('tbody .link').first().click();
  await endpoint.page.getByRole('button', { name: 'Send test event' }).waitFor();
  await expectHarmless(endpoint);
  const delivery = await openPoisoned('/developer#deliveries', dialogSize);
  await delivery.page.locator('tbody .link').first().click();
  await delivery.page.locator('dialog .attempts').waitFor();
  await soon(async () => expect(await delivery.page.locator('dialog').innerText()).toContain(tag));
  await expectHarmless(delivery);
});

test('the sidebar shows hostile texts as texts', async () => {
  const opened = await openPoisoned('/sidebar', { width: 300, height: 800 });
  await expectShown(opened.page);
  await expectHarmless(opened);
});

test('the workbook shows hostile cells, notes, words and chart titles as texts', async () => {
  const opened = await openPoisoned('/workbook', { width: 1280, height: 900 });
  await opened.page.locator('.chart').first().waitFor();
  await expectShown(opened.page);
  await opened.page.locator('.tabs').getByRole('button', { name: 'Invoices', exact: true }).click();
  await opened.page.locator('tr.frozen').waitFor();
  await opened.page.locator('td[data-place="1:2"]').click();
  await opened.page.locator('.note').waitFor();
  await opened.page.keyboard.press('F2');
  await opened.page.locator('.editor').waitFor();
  await expectHarmless(opened);
});
