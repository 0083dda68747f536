import type { OpenApi } from '../../src/pages/reference/model/open-api.ts';
import { outlineOf } from '../../src/pages/reference/model/outline.ts';
import { searchIndex } from '../../src/pages/reference/model/search-index.ts';
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';
import { soon } from './soon.ts';

const served = serveLocalWorkspace();

const openReference = (anchor = '', options = {}): ReturnType<typeof openPage> =>
  openPage(`${served.origin}/reference${anchor}`, options);

/** One of each kind of part: the page has some twenty thousand elements, most of them alike. */
const kindsOfParts = [
  '.contents',
  '.opening',
  '.guide',
  '#object-Payment',
  '#listPayments',
  '#createCustomer',
  '#event-types > p',
  '#error-codes',
];

test('shows every operation, error code and event type of the document, and loads nothing else', async () => {
  const { page, faults } = await openReference();
  const document = (await (await fetch(`${served.origin}/openapi.json`)).json()) as OpenApi;
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const shown = await page.locator('.operation').evaluateAll((all) => all.map(({ id }) => id));
  expect(shown.sort()).toEqual(operations.map(({ operationId }) => operationId).sort());

  const codes = document.components.schemas.Problem?.properties?.code?.['x-codes'] ?? {};
  for (const code of Object.keys(codes)) expect(await page.locator(`#error-${code}`).count()).toBe(1);
  const types = document.components.schemas.Event?.properties?.type?.examples as string[];
  const told = await page.locator('#event-types').innerText();
  for (const type of types) expect(told).toContain(type);
  expect(faults).toEqual([]);
});

test('an address with an operationId opens at that operation', async () => {
  const { page } = await openReference('#acceptQuotation');
  await soon(async () => {
    const top = (await page.locator('#acceptQuotation').boundingBox())?.y;
    expect(Math.abs(top ?? Number.NaN)).toBeLessThan(10);
  });
});

test('every link within the page leads to something', async () => {
  const { page } = await openReference();
  const dangling = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map(({ hash }) => hash.slice(1))
      .filter((anchor) => document.getElementById(anchor) === null),
  );
  expect(dangling).toEqual([]);
});

test('an operation is found by search with the keyboard alone', async () => {
  const { page, faults } = await openReference();
  await page.keyboard.press('/');
  await page.keyboard.type('uncollectible');
  const status = page.locator('#search-status');
  await soon(async () => expect(await status.innerText()).toMatch(/^\d+ results?$/));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**#markUncollectibleInvoice');
  await soon(async () =>
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('markUncollectibleInvoice-title'),
  );
  await page.goBack();
  await page.locator('#search').fill('<img src=x onerror=alert(1)>');
  await soon(async () =>
    expect(await status.innerText()).toBe('No results for “<img src=x onerror=alert(1)>”.'),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['invoice.partially_paid', 'event-invoice.partially_paid'],
  ['due_date[gte]', 'listInvoices.due_date[gte]'],
  ['amount_due of invoice', 'object-Invoice.amount_due'],
])('%s is found by its name', async (name, anchor) => {
  const { page, faults } = await openReference();
  await page.locator('#search').fill(name);
  await page.locator(`.contents nav a[href="#${anchor}"]`).click();
  await soon(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe(anchor));
  expect(await page.locator(`[id="${anchor}"]`).isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

test('everything that the search finds is there', async () => {
  const { page } = await openReference();
  const described = (await (await fetch(`${served.origin}/openapi.json`)).json()) as OpenApi;
  const anchors = searchIndex(described, outlineOf(described)).map(({ anchor }) => anchor);
  const missing = await page.evaluate(
    (all) => all.filter((anchor) => document.getElementById(anchor) === null),
    anchors,
  );
  expect(missing).toEqual([]);
});

test('a chosen language, example and way of sending change the requests', async () => {
  const { page } = await openReference();
  const request = page.locator('#createInvoice .code').first();
  const shows = (text: string, code = request): Promise<void> =>
    soon(async () => expect(await code.innerText()).toContain(text));
  await shows(`curl ${served.origin}/api/v1/invoices`);
  await request.locator('select').selectOption('python');
  await shows('import requests');
  await shows('import requests', page.locator('#voidPayment .code').first());
  await page.locator('#createInvoice .example-choice select').selectOption('from_total');
  await shows('"total": 99.5');
  await page.locator('.inline-choice select').selectOption('web_app');
  await shows('"path": "/api/v1/invoices"');
});

test('a request is copied as it is shown', async () => {
  const { page } = await openReference('', { permissions: ['clipboard-read', 'clipboard-write'] });
  const request = page.locator('#createCustomer .code').first();
  await request.locator('button').click();
  await request.getByText('Copied', { exact: true }).waitFor();
  const shown = await request.locator('pre').innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
});

test.each(['light', 'dark'] as const)('axe-core finds nothing serious in %s colours', async (colorScheme) => {
  const { page } = await openReference('', { colorScheme });
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  expect(await seriousFindings(page, kindsOfParts)).toEqual([]);
});

test('a telephone shows one column that is never wider than itself', async () => {
  const { page } = await openReference('', { viewport: { width: 360, height: 740 } });
  await page.locator('.contents > summary').click();
  await page.locator('#search').fill('rate_limited');
  await page.keyboard.press('Enter');
  await page.locator('#error-rate_limited').waitFor();
  await page.locator('.contents:not([open])').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await seriousFindings(page, kindsOfParts)).toEqual([]);
});

test('on paper everything is unfolded and the contents are left out', async () => {
  const { page } = await openReference();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.locator('.contents').waitFor({ state: 'hidden' });
  await soon(async () => expect(await page.locator('details:not([open])').count()).toBe(0));
});
