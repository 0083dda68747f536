import type { Page } from 'playwright-core';
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';
import { startReceiver } from './receiver.ts';
import { runDispatcherMinute } from './run-minute.ts';
import { dialogSize, openScreen, pretend, storeSecret } from './screens.ts';
import { soon } from './soon.ts';

const served = serveLocalWorkspace();
const receiver = startReceiver();

const dispatch = (): void => runDispatcherMinute(served);

async function createInvoice(): Promise<void> {
  const response = await fetch(`${served.origin}/api/v1/invoices`, {
    method: 'POST',
    headers: { 'x-api-key': served.key, 'content-type': 'application/json' },
    body: JSON.stringify({ customer_name: '<b>Ada</b>', total: 12 }),
  });
  expect(response.status).toBe(201);
}

async function addEndpoint(page: Page, url: string, description = ''): Promise<string> {
  await page.getByRole('button', { name: 'Add endpoint' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add endpoint' });
  await dialog.getByLabel('URL').fill(url);
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  return storeSecret(page, 'Signing secret');
}

test('without an endpoint the screens say what one is for', async () => {
  const { page } = await openScreen(served.origin, 'webhooks');
  expect(await page.locator('.empty p').innerText()).toContain('No endpoints yet.');
  const { page: log } = await openScreen(served.origin, 'deliveries');
  await log.getByRole('button', { name: 'Show endpoints' }).click();
  await log.getByRole('heading', { level: 1, name: 'Webhooks', exact: true }).waitFor();
});

test('an endpoint is added, its failing delivery looked at and sent again until it arrives', async () => {
  const { page, faults } = await openScreen(served.origin, 'webhooks');
  const description = '<img src=x onerror=alert(1)>';
  expect(await addEndpoint(page, `${receiver.origin}/shop`, description)).toMatch(
    /^whsec_[A-Za-z0-9+/]{43}=$/,
  );
  await soon(async () => expect(await page.locator('tbody .fine').first().innerText()).toBe(description));
  await createInvoice();
  dispatch();

  const { page: sidebar } = await openPage(`${served.origin}/sidebar`, {
    viewport: { width: 300, height: 800 },
  });
  await sidebar.locator('.failures li').first().waitFor();
  expect(await sidebar.locator('.failures').innerText()).toContain('HTTP 500');
  expect(await seriousFindings(sidebar)).toEqual([]);

  const { page: log, faults: logFaults } = await openScreen(served.origin, 'deliveries');
  await log.getByLabel('Result').selectOption('Retrying');
  await log.locator('tbody tr', { hasText: 'INV-' }).getByText('<b>Ada</b>').first().waitFor();
  await log.getByRole('button', { name: 'invoice.created' }).first().click();
  const dialog = log.getByRole('dialog', { name: 'invoice.created' });
  expect(await dialog.locator('.attempts li').first().innerText()).toContain('HTTP 500');
  await dialog.getByText('Response').click();
  expect(await dialog.locator('.attempts pre').innerText()).toContain('<b>down</b>');
  expect(await dialog.locator('.code pre').innerText()).toContain('"customer_name": "<b>Ada</b>"');

  await receiver.mend();
  await dialog.getByRole('button', { name: 'Resend' }).click();
  await dialog.getByText('The delivery is sent again within a minute.').waitFor();
  dispatch();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await log.getByLabel('Result').selectOption('Delivered');
  await log.locator('tbody tr', { hasText: 'invoice.created' }).getByText('2 of 10').waitFor();
  expect(await log.title()).toBe('Developer area');
  expect([...faults, ...logFaults]).toEqual([]);
});

test('an endpoint in detail is tested, changed, given a new secret and deleted', async () => {
  await receiver.mend();
  const { page, faults } = await openScreen(served.origin, 'webhooks');
  const url = `${receiver.origin}/crm`;
  const secret = await addEndpoint(page, url);
  await page.getByRole('button', { name: url, exact: true }).click();
  await page.getByRole('button', { name: 'Send test event' }).click();
  const answered = page.getByRole('dialog', { name: 'webhook.ping' });
  await answered.getByText('HTTP 200').first().waitFor();
  await answered.getByRole('button', { name: 'Close' }).click();
  await page.locator('tbody tr', { hasText: 'webhook.ping' }).getByText('delivered').waitFor();

  await page.getByRole('button', { name: 'Edit…' }).click();
  const form = page.getByRole('dialog', { name: 'Edit endpoint' });
  await form.getByLabel('All').uncheck();
  await form.getByLabel('invoice.*').check();
  await form.getByRole('checkbox', { name: 'invoice.voided' }).uncheck();
  await form.getByRole('button', { name: 'Sample of invoice.paid' }).click();
  const sample = page.getByRole('dialog', { name: 'invoice.paid' });
  expect(await sample.locator('pre').innerText()).toContain('"type": "invoice.paid"');
  await sample.getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await soon(async () => {
    const events = await page.locator('.facts').innerText();
    expect(events).toContain('invoice.paid');
    expect(events).not.toContain('invoice.voided');
  });

  await page.getByRole('button', { name: 'Rotate secret…' }).click();
  await page.getByRole('button', { name: 'Rotate secret', exact: true }).click();
  expect(await storeSecret(page, 'New signing secret')).not.toBe(secret);

  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete endpoint' }).click();
  await page.getByRole('button', { name: 'Add endpoint' }).waitFor();
  await page.getByRole('button', { name: url, exact: true }).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('an address that may not be sent to is refused in words, and the form stays', async () => {
  const { page } = await openScreen(served.origin, 'webhooks');
  await page.getByRole('button', { name: 'Add endpoint' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add endpoint' });
  await dialog.getByLabel('URL').fill('https://10.0.0.1/<b>x</b>');
  await page.keyboard.press('Enter');
  expect(await dialog.getByRole('alert').innerText()).toMatch(/^url: .+/);
  expect(await dialog.getByLabel('URL').inputValue()).toBe('https://10.0.0.1/<b>x</b>');
});

test('the switch disables an endpoint and enables it again, with the keyboard', async () => {
  const { page } = await openScreen(served.origin, 'webhooks');
  const toggle = page.getByRole('switch').first();
  await toggle.focus();
  await page.keyboard.press('Space');
  await page.getByText('disabled by you').waitFor();
  await toggle.focus();
  await page.keyboard.press('Space');
  await page.getByText('disabled by you').waitFor({ state: 'detached' });
  await soon(async () => expect(await toggle.isChecked()).toBe(true));
});

test('what was committed while an endpoint was away is recovered', async () => {
  const { page } = await openScreen(served.origin, 'deliveries');
  await page.getByRole('button', { name: 'Recover failed…' }).click();
  await page.getByRole('button', { name: 'Resend' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('an address of 2,000 characters leaves the screens as wide as they are', async () => {
  const url = `https://shop.example/${'x'.repeat(1970)}`;
  const day = { succeeded: 0, failed: 0, retrying: 0, pending: 0 };
  const words = { description: 'y'.repeat(1000), event_types: ['*'], disabled_reason: null };
  const endpoint = {
    id: 'we_1',
    url,
    ...words,
    status: 'enabled',
    created_at: '2026-01-07T12:00:00.000Z',
    day,
    last_delivery: null,
  };
  const list = { endpoints: [endpoint], endpoints_max: 10, event_types: [] };
  for (const id of ['webhooks', 'deliveries']) {
    const { page } = await openScreen(served.origin, id);
    await pretend(page, 'list_endpoints', list);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(dialogSize.width);
  }
});

describe.each(['webhooks', 'deliveries'])('The screen %s', (id) => {
  test.each(['light', 'dark'] as const)(
    'has no serious fault for axe-core in %s colours',
    async (colorScheme) => {
      const { page } = await openScreen(served.origin, id, { colorScheme });
      expect(await seriousFindings(page)).toEqual([]);
      await page.locator('tbody .link').first().click();
      await page.locator('.code').first().waitFor();
      expect(await seriousFindings(page)).toEqual([]);
    },
  );

  test('fits a narrow window', async () => {
    const { page } = await openScreen(served.origin, id, { viewport: { width: 360, height: 640 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
