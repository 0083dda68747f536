import type { Page } from 'playwright-core';
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';
import { dialogSize, openScreen, pretend, storeSecret } from './screens.ts';
import { soon } from './soon.ts';

const served = serveLocalWorkspace();
function call(key: string): Promise<Response> {
  return fetch(`${served.origin}/api/v1/me`, { headers: { 'x-api-key': key } });
}

async function createKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Create key' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  return storeSecret(page, 'Your new API key');
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('without keys the screens say what a key is for, and offer to make one', async () => {
  const { page } = await openScreen(served.origin, 'keys');
  await pretend(page, 'list_keys', { keys: [], scopes: ['invoices:read'], presets: {} });
  expect(await page.locator('.empty p').innerText()).toBe('No API keys yet. Create one to call the API.');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('dialog').waitFor();
  const { page: usage } = await openScreen(served.origin, 'usage');
  await pretend(usage, 'usage', { limit: 100, missing_max: 19, minutes: [], keys: [], quotas: [] });
  await usage.locator('.empty').getByRole('button').click();
  await usage.getByRole('heading', { level: 1, name: 'API keys', exact: true }).waitFor();
});

test('a name of 10,000 characters leaves every screen as wide as it is', async () => {
  const name = 'x'.repeat(10_000);
  const { page } = await openScreen(served.origin, 'keys');
  const key = {
    id: 'key_1',
    name,
    hint: 'bbk_test_…abcd',
    scopes: [],
    created_at: '2026-01-07T12:00:00.000Z',
  };
  const dates = { expires_at: null, revoked_at: null, last_used_at: null };
  const shown = { ...key, ...dates, requests_7_days: 0, status: 'active' };
  await pretend(page, 'list_keys', { keys: [shown], scopes: [], presets: {} });
  expect(await page.locator('.name').innerText()).toBe(name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(dialogSize.width);
  await page.getByRole('button', { name: /^Revoke/ }).waitFor();
});

describe('API keys', () => {
  test('a key is created, shown once, used, rolled and revoked', async () => {
    const { page, faults } = await openScreen(served.origin, 'keys');
    const first = await createKey(page, 'Web shop');
    expect(first).toMatch(/^bbk_local_[0-9A-Za-z]{38}$/);
    expect((await call(first)).status).toBe(200);
    expect(await page.content()).not.toContain(first);

    await page.getByRole('button', { name: 'Roll Web shop' }).click();
    await page.getByLabel('The old key keeps working').selectOption('for a day');
    await page.getByRole('button', { name: 'Roll key' }).click();
    const second = await storeSecret(page, 'Your new API key');
    expect([(await call(first)).status, (await call(second)).status]).toEqual([200, 200]);
    const old = row(page, `…${first.slice(-4)}`);
    await old.getByText('expires in').waitFor();

    await old.getByRole('button', { name: 'Revoke Web shop' }).click();
    const revoke = page.getByRole('button', { name: 'Revoke key' });
    await page.getByLabel('Type the name of the key to confirm').fill('web shop');
    await soon(async () => expect(await revoke.isDisabled()).toBe(true));
    await page.getByLabel('Type the name of the key to confirm').fill('Web shop');
    await revoke.click();
    await old.getByText('revoked', { exact: true }).waitFor();
    expect([(await call(first)).status, (await call(second)).status]).toEqual([401, 200]);
    expect(faults).toEqual([]);
  });

  test('the dialog with a new key stays until it is stored', async () => {
    const { page } = await openScreen(served.origin, 'keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByLabel('Name').fill('Kept open');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your new API key' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  });

  test('a key is made and revoked with the keyboard alone', async () => {
    const { page } = await openScreen(served.origin, 'keys');
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('button', { name: 'Create key' }).focus();
    await press('Enter');
    await page.keyboard.type('By keyboard');
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your new API key' });
    await dialog.waitFor();
    await dialog.getByLabel('I have stored it').focus();
    await press('Space', 'Tab', 'Enter');
    await dialog.waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: 'Create key' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Revoke By keyboard' }).focus();
    await press('Enter');
    await page.keyboard.type('By keyboard');
    await press('Enter');
    await row(page, 'By keyboard').getByText('revoked', { exact: true }).waitFor();
  });

  test('a name of HTML is shown as text, and one that is too long is refused in words', async () => {
    const { page, faults } = await openScreen(served.origin, 'keys');
    const name = '<img src=x onerror=alert(1)><b>Shop';
    await createKey(page, name);
    expect(await row(page, name).locator('.name').innerText()).toBe(name);
    expect(await page.locator('table img, table b').count()).toBe(0);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByLabel('Name').evaluate((field) => field.removeAttribute('maxlength'));
    await page.getByLabel('Name').fill('x'.repeat(10_000));
    await page.keyboard.press('Enter');
    expect(await page.getByRole('alert').innerText()).toBe('Give the key a name of at most 80 characters.');
    expect(faults).toEqual([]);
  });
});

test('use is shown by key and minute, and refusals are not counted', async () => {
  const { page: keys } = await openScreen(served.origin, 'keys');
  const key = await createKey(keys, 'Busy');
  const statuses = [];
  for (let index = 0; index < 150; index += 1) statuses.push((await call(key)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);

  const { page, faults } = await openScreen(served.origin, 'usage');
  const chart = page.locator('.usage').filter({ hasText: 'Busy' });
  expect(await chart.locator('p').first().innerText()).toContain('100 in the last hour');
  const counts = await chart
    .locator('.minute-counts li')
    .evaluateAll((all) => all.map((one) => one.textContent));
  const sum = counts.reduce((total, text) => total + Number(/(\d+)$/.exec(text ?? '')?.[1]), 0);
  expect(sum).toBe(100);
  expect(faults).toEqual([]);
});

test('the overview tells where the API is and how to call it', async () => {
  const { page, faults } = await openScreen(served.origin, 'overview');
  const text = await page.locator('.screen').innerText();
  expect(text).toContain(`${served.origin}/api/v1`);
  expect(text).toContain('Web app deployed');
  await page.getByRole('button', { name: /requests today/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Usage', exact: true }).waitFor();
  expect(faults).toEqual([]);
});

test('the reference is shown with the addresses of this workspace', async () => {
  const { page, faults } = await openScreen(served.origin, 'reference');
  expect(await page.locator('#createInvoice pre').first().innerText()).toContain(
    `${served.origin}/api/v1/invoices`,
  );
  expect(faults).toEqual([]);
});

describe.each(['overview', 'keys', 'usage'])('The screen %s', (id) => {
  test('has no serious fault for axe-core in either colours', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openScreen(served.origin, id, { colorScheme });
      expect(await seriousFindings(page)).toEqual([]);
    }
  });

  test('says that it is loading, then what went wrong, and tries again', async () => {
    const { page } = await openPage(`${served.origin}/developer#${id}`, { viewport: dialogSize });
    let answers: (() => Promise<void>)[] = [];
    await page.route('**/script-run', async (route) => {
      await new Promise<void>((resolve) => answers.push(async () => resolve()));
      await route.fulfill({ json: { ok: false, message: '<b>Quota</b> exceeded' } });
    });
    await page.reload();
    await page.locator('.loading').waitFor();
    while (answers.length === 0) await page.waitForTimeout(10);
    for (const answer of answers) await answer();
    const failure = page.getByRole('alert');
    expect(await failure.locator('p').innerText()).toBe('<b>Quota</b> exceeded');
    answers = [];
    await page.unroute('**/script-run');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await failure.waitFor({ state: 'detached' });
    await page.locator('.loading').waitFor({ state: 'detached' });
  });

  test('fits a narrow window', async () => {
    const { page } = await openScreen(served.origin, id, { viewport: { width: 360, height: 640 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('The sidebar', () => {
  test('tells the state in 300 pixels, in either colours', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, faults } = await openPage(`${served.origin}/sidebar`, {
        viewport: { width: 300, height: 640 },
        colorScheme,
      });
      await page.locator('.counters').waitFor();
      expect(await page.locator('#root').innerText()).toContain('Web app deployed');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(300);
      expect(await seriousFindings(page)).toEqual([]);
      expect(faults).toEqual([]);
    }
  });

  test('shows how far long work has come, and no more when it is over', async () => {
    const { page, faults } = await openPage(`${served.origin}/sidebar`, {
      viewport: { width: 300, height: 640 },
    });
    await pretend(page, 'running', { words: 'Registering pasted rows: 150 of 500' });
    await page.getByText('Registering pasted rows: 150 of 500').waitFor();
    await page.locator('.counters').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(300);
    expect(await seriousFindings(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByText('Registering pasted rows').waitFor({ state: 'detached', timeout: 10_000 });
    expect(faults).toEqual([]);
  });

  test('says that no endpoint is enabled', async () => {
    const { page } = await openPage(`${served.origin}/sidebar`, { viewport: { width: 300, height: 640 } });
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByText('No enabled endpoints.').waitFor();
  });

  test('opens the developer area', async () => {
    const { page } = await openPage(`${served.origin}/sidebar`, { viewport: { width: 300, height: 640 } });
    const { shown } = served.workspace.emulator.world.screen;
    const before = shown.length;
    await page.getByRole('button', { name: 'Open developer area' }).click();
    await soon(() =>
      expect(shown.slice(before).map(({ kind, title }) => [kind, title])).toEqual([
        ['modal_dialog', 'Developer area'],
      ]),
    );
  });
});
