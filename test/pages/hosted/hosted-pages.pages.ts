/** A customer on a phone: reads an offer, accepts it, gets the invoice, and sees that it is paid. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { pointLinks } from '../../../src/local/runtime/point-links.ts';
import { askScript } from '../../../src/local/runtime/ask-developer-area.ts';
import { execPath } from '../../../src/local/runtime/serve.ts';
import { findings } from '../accessibility.ts';
import { openPage } from '../browser.ts';
import { serveLocalWorkspace } from '../local-server.ts';

const served = serveLocalWorkspace();
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const;
const noScript = { ...phone, javaScriptEnabled: false } as const;

interface Sent {
  readonly id: string;
  readonly hosted_url: string;
  readonly number: string;
  readonly status: string;
}

async function api(method: string, path: string, body?: object): Promise<Sent> {
  const response = await fetch(`${served.origin}/api/v1/${path}`, {
    method,
    headers: { 'x-api-key': served.key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Sent;
  if (response.status >= 300) throw new Error(JSON.stringify(answer));
  return answer;
}

beforeAll(() => {
  const { emulator } = served.workspace;
  pointLinks(emulator, served.origin);
  const { workspace } = askScript(emulator, 'business', {});
  askScript(emulator, 'save_business', {
    etag: workspace.etag,
    changes: {
      name: 'Lovelace & Co.',
      address: { line1: 'Analytical Row 1', city: 'Berlin', postal_code: '10115', country: 'DE' },
      iban: 'DE89370400440532013000',
      account_name: 'Lovelace & Co.',
    },
  });
});

const items = [
  { description: 'Restoration of a difference engine', quantity: 2, unit_price: '600.00', tax_rate: 19 },
  { description: 'Brass gears', quantity: 40, unit: 'piece', unit_price: '3.50', tax_rate: 19 },
];

const offer = (): Promise<Sent> =>
  api('POST', 'quotations', {
    customer_name: 'Ada Lovelace',
    title: 'Engine No. 1',
    items,
    status: 'sent',
    currency: 'EUR',
  });

/** The page is as wide as the phone: only the document within it may be wider, and scrolls by itself. */
async function expectFits(page: Page): Promise<void> {
  const widths = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
  expect(await page.evaluate(widths)).toBe(true);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

test('an offer is accepted on a phone, becomes an invoice, and is paid by what the code says', async () => {
  const quotation = await offer();
  expect(quotation.hosted_url).toContain(`${served.origin}/d/quo_`);
  const { page, faults } = await openPage(quotation.hosted_url, phone);
  expect(await page.textContent('h1')).toContain(quotation.number);
  await expectFits(page);
  expect(await findings(page)).toEqual([]);
  await keepPicture(page, 'offer');

  await page.fill('#name', 'Ada Lovelace');
  await page.fill('#email', 'ada@example.com');
  await page.fill('#po_number', 'PO-1843');
  await page.check('#agree');
  await page.click('button:has-text("Accept")');
  await page.waitForSelector('text=This quotation was accepted by Ada Lovelace');
  await expectFits(page);
  expect(await findings(page)).toEqual([]);
  await keepPicture(page, 'accepted');
  expect(await api('GET', `quotations/${quotation.id}`)).toMatchObject({
    status: 'accepted',
    accepted_via: 'hosted_page',
    po_number: 'PO-1843',
  });

  const invoice = await api('POST', `quotations/${quotation.id}/convert`);
  await page.goto(invoice.hosted_url);
  expect(await page.textContent('.state')).toBe('To pay');
  await expectFits(page);
  expect(await findings(page)).toEqual([]);
  await keepPicture(page, 'invoice');
  // A tap takes over the number as one piece, without the gaps that are drawn between its groups.
  await page.click('.copy.groups');
  expect(await page.evaluate('getSelection().toString()')).toBe('DE89370400440532013000');
  const scanned = await scan(page);
  expect(scanned).toContain('EUR1594.60');
  expect(scanned).toContain('DE89370400440532013000');

  const amount = Number(/EUR(\d+\.\d\d)/.exec(scanned)?.[1]);
  await api('POST', `invoices/${invoice.id}/payments`, { amount });
  await page.reload();
  expect(await page.textContent('.state')).toBe('Paid');
  await keepPicture(page, 'paid');
  expect(faults.filter((fault) => !fault.includes('favicon'))).toEqual([]);
});

/** What a phone reads in the code on the page. */
async function scan(page: Page): Promise<string> {
  await page.click('summary:has-text("Show payment code")');
  const picture = join(mkdtempSync(join(tmpdir(), 'billing-code-')), 'code.png');
  writeFileSync(picture, await page.locator('.narrow svg.code').screenshot({ scale: 'device' }));
  return execFileSync('zbarimg', ['--quiet', '--raw', picture], { encoding: 'utf8' });
}

test('the page works without scripts, and says what is wrong with a form', async () => {
  const quotation = await offer();
  const { page } = await openPage(quotation.hosted_url, noScript);
  // A browser checks required fields itself; older ones send the form all the same.
  const html = await page.content();
  await page.setContent(
    html.replaceAll(' required', '').replaceAll(`action="#answer"`, `action="${quotation.hosted_url}"`),
  );
  await page.fill('#po_number', 'PO-9');
  await page.click('button:has-text("Accept")');
  await page.waitForSelector('text=Please check your entries.');
  expect(await page.getAttribute('#name', 'aria-invalid')).toBe('true');
  expect(await page.inputValue('#po_number')).toBe('PO-9');
  await keepPicture(page, 'faults');
  await page.fill('#name', 'Ada');
  await page.check('#agree');
  await page.click('button:has-text("Accept")');
  await page.waitForSelector('text=This quotation was accepted by Ada');
});

test('an offer is declined, with a reason', async () => {
  const quotation = await offer();
  const { page } = await openPage(quotation.hosted_url, phone);
  await page.click('summary');
  await page.fill('#reason', 'Too dear');
  await keepPicture(page, 'declining');
  await page.click('button:has-text("Decline")');
  await page.waitForSelector('text=This quotation was declined');
  expect(await api('GET', `quotations/${quotation.id}`)).toMatchObject({
    status: 'declined',
    decline_reason: 'Too dear',
  });
});

test('a wrong link is a page of its own, with status 404', async () => {
  const { hosted_url } = await offer();
  const { page } = await openPage(`${served.origin}/health`, phone);
  const response = await page.goto(hosted_url.replace(/.{6}$/, '000000'));
  expect(response?.status()).toBe(404);
  expect(await page.textContent('h1')).toBe('Page not available');
  expect(await findings(page)).toEqual([]);
  await keepPicture(page, 'gone');
});

test.each([
  ['a phone', 390],
  ['a desk', 1280],
])('on %s nothing is in anybody’s way, in the light and in the dark', async (_name, width) => {
  const quotation = await offer();
  const invoice = await api('POST', 'invoices', { customer_name: 'Ada', items, currency: 'EUR' });
  const note = await api('POST', 'credit_notes', {
    invoice_id: invoice.id,
    amount: 10,
    reason: 'order_change',
  });
  for (const colorScheme of ['light', 'dark'] as const)
    for (const { hosted_url, number } of [quotation, invoice, note]) {
      const { page } = await openPage(hosted_url, { viewport: { width, height: 900 }, colorScheme });
      await expectFits(page);
      for (const summary of await page.locator('summary:visible').all()) await summary.click();
      expect(await findings(page)).toEqual([]);
      await keepPicture(page, `${number}-${width}-${colorScheme}`);
      await page.close();
    }
});

test('on paper the document stands alone', async () => {
  const { hosted_url } = await offer();
  const { page } = await openPage(hosted_url);
  await page.emulateMedia({ media: 'print' });
  expect(await page.isVisible('.paper')).toBe(true);
  expect(await page.isVisible('form')).toBe(false);
  expect(await page.isVisible('.summary')).toBe(false);
  // What stands beside the document on a screen stands in it on paper.
  expect(await page.isVisible('.doc .ask')).toBe(true);
});

test('the web app itself shows the same page, and takes its form beside it', async () => {
  const { hosted_url, id } = await offer();
  const token = hosted_url.split('/d/')[1] ?? '';
  const { page } = await openPage(`${served.origin}${execPath}?page=${token}`, phone);
  await expectFits(page);
  await page.fill('#name', 'Ada');
  await page.check('#agree');
  const action = `${served.origin}${execPath}`;
  await page.evaluate(`document.querySelector('form').action = ${JSON.stringify(action)}`);
  const [beside] = await Promise.all([page.waitForEvent('popup'), page.click('button:has-text("Accept")')]);
  await beside.waitForSelector('text=This quotation was accepted by Ada');
  expect(await api('GET', `quotations/${id}`)).toMatchObject({ status: 'accepted' });
});
