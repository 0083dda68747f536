/** The page at / leads to all others, which lead to each other, also in a browser without scripts. */
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';
import { openScreen } from './screens.ts';

const served = serveLocalWorkspace();

const doors = ['/workbook', '/developer', '/reference'];

test.each(['/', ...doors])('%s leads to all others without a script', async (path) => {
  const { page } = await openPage(`${served.origin}${path}`, { javaScriptEnabled: false });
  const links = await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toEqual(expect.arrayContaining(path === '/' ? doors : ['/', ...doors]));
  if (path !== '/') expect(await page.locator('body').innerText()).toContain('This page needs JavaScript.');
});

test.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)('the front page is for everybody at %d px in %s colours', async (width, colorScheme) => {
  const viewport = { width, height: 800 };
  const { page, faults } = await openPage(`${served.origin}/`, { viewport, colorScheme });
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.getByRole('link', { name: 'Developer area' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.getByRole('navigation', { name: 'Pages of this machine' }).getByText('Reference').click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(faults).toEqual([]);
});

test('a dialog that is opened alone has its title and the links, and gives way to the workbook', async () => {
  const { page, faults } = await openPage(`${served.origin}/`);
  await page.getByRole('link', { name: 'New invoice' }).click();
  const title = page.getByRole('heading', { name: 'New invoice' });
  expect((await title.boundingBox())?.height).toBeGreaterThan(20);
  await page.getByRole('navigation', { name: 'Pages of this machine' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('grid').waitFor();
  expect(faults).toEqual([]);
});

describe('at 390 px the developer area cuts nothing off', () => {
  beforeAll(async () => {
    const send = (path: string, body: object): Promise<Response> =>
      fetch(`${served.origin}/api/v1${path}`, {
        method: 'POST',
        headers: { 'x-api-key': served.key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const url = `http://localhost:9/${'a-long-path/'.repeat(8)}`;
    await send('/webhook_endpoints', { url, event_types: ['*'] });
    await send('/customers', { name: 'Ada' });
  });

  test.each(['overview', 'keys', 'webhooks', 'deliveries'])('%s', async (id) => {
    const { page } = await openScreen(served.origin, id, { viewport: { width: 390, height: 844 } });
    const cut = await page
      .locator('.screen, .screen *')
      .evaluateAll((all) =>
        all
          .filter((one) => !one.matches('pre, pre *') && one.getBoundingClientRect().right > 390)
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    expect(cut).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
