/** The story of the guide in a browser: an offer is mailed, accepted on a phone, invoiced, mailed again and paid. */
import type { Page } from 'playwright-core';
import { verifyWebhook } from '../../../src/gateway/client/verify-webhook.ts';
import { askScript } from '../../../src/local/runtime/ask-developer-area.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { pointLinks } from '../../../src/local/runtime/point-links.ts';
import { findings, seriousFindings } from '../accessibility.ts';
import { type AnyRecord, api, openDialog, phone as phoneSize, rowOf } from '../billing/dialogs.ts';
import { type OpenedPage, openPage } from '../browser.ts';
import { serveLocalWorkspace } from '../local-server.ts';
import { startReceiver } from '../receiver.ts';
import { runDispatcherMinute } from '../run-minute.ts';
import { openScreen } from '../screens.ts';
import { soon } from '../soon.ts';

const served = serveLocalWorkspace();
const receiver = startReceiver();
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

beforeAll(async () => {
  await receiver.mend();
  pointLinks(served.workspace.emulator, served.origin);
  const { workspace } = askScript(served.workspace.emulator, 'business', {});
  askScript(served.workspace.emulator, 'save_business', {
    etag: workspace.etag,
    changes: {
      name: 'Lovelace Engines',
      address: { line1: 'Analytical Row 1', city: 'Berlin', postal_code: '10115', country: 'DE' },
      iban: 'DE89370400440532013000',
      currency: 'EUR',
    },
  });
});

async function post(path: string, body: object = {}): Promise<AnyRecord> {
  const answer = await api(served, 'POST', path, body);
  if (answer.code !== undefined) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Opens the newest mail on a phone, in the page that keeps the mails of this machine. */
async function openNewestMail(subject: string): Promise<OpenedPage> {
  const opened = await openPage(`${served.origin}/mail`, phone);
  await opened.page.locator('.mails a').first().click();
  await opened.page.getByRole('heading', { level: 1, name: subject }).waitFor();
  return opened;
}

/** Presses the button of a mail; the page that it leads to. */
async function follow(mail: Page, button: string): Promise<Page> {
  const link = mail.frameLocator('iframe').getByRole('link', { name: button, exact: true });
  const [page] = await Promise.all([mail.waitForEvent('popup'), link.click()]);
  await page.waitForLoadState();
  return page;
}

async function expectFits(page: Page): Promise<void> {
  const widths = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
  expect(await page.evaluate(widths)).toBe(true);
}

/** The events of a type that the receiver was sent and the published client takes for genuine. */
async function genuine(type: string, secret: string): Promise<readonly AnyRecord[]> {
  const verified = (await receiver.received()).map(
    async ({ headers, body }) => (await verifyWebhook({ headers, body, secret })) as unknown as AnyRecord,
  );
  return (await Promise.all(verified)).filter((event) => event.type === type);
}

test('an offer is mailed, accepted on a phone, told by a webhook, invoiced, mailed and paid', async () => {
  const { secret } = await post('/webhook_endpoints', {
    url: `${receiver.origin}/hooks`,
    event_types: ['quotation.accepted', 'invoice.paid'],
  });
  const customer = await post('/customers', { name: 'Harbour Theatre', email: 'stage@harbour.example' });
  const quotation = await post('/quotations', {
    customer_id: customer.id,
    items: [{ description: 'Stage lights', quantity: 2, unit_price: '450.00', tax_rate: 20 }],
    status: 'sent',
  });

  await post(`/quotations/${quotation.id}/email`);
  runDispatcherMinute(served);
  const offer = await openNewestMail(`Quotation ${quotation.number} from Lovelace Engines`);
  expect(await offer.page.locator('dl').innerText()).toContain('stage@harbour.example');
  expect(await findings(offer.page)).toEqual([]);
  await expectFits(offer.page);
  const page = await follow(offer.page, 'View quotation');
  expect(page.url()).toBe(quotation.hosted_url);
  expect(await page.textContent('.state')).toBe('Waiting for your answer');
  await expectFits(page);
  expect(await findings(page)).toEqual([]);

  await page.fill('#name', 'Grace Hopper');
  await page.check('#agree');
  await page.click('button:has-text("Accept")');
  await page.waitForSelector('text=This quotation was accepted by Grace Hopper');
  expect(await findings(page)).toEqual([]);

  runDispatcherMinute(served);
  const accepted = await genuine('quotation.accepted', String(secret));
  expect(accepted).toMatchObject([
    { source: 'hosted_page', data: { object: { id: quotation.id, accepted_by: { name: 'Grace Hopper' } } } },
  ]);

  const invoice = await post(`/quotations/${quotation.id}/convert`);
  await post(`/invoices/${invoice.id}/email`);
  runDispatcherMinute(served);
  const bill = await openNewestMail(`Invoice ${invoice.number} from Lovelace Engines`);
  const billed = await follow(bill.page, 'View invoice');
  expect(billed.url()).toBe(invoice.hosted_url);
  expect(await billed.textContent('.state')).toBe('To pay');
  expect(await billed.locator('.summary .amount').innerText()).toContain('1,080.00');
  await billed.click('.copy.groups');
  expect(await billed.evaluate('getSelection().toString()')).toBe('DE89370400440532013000');
  await expectFits(billed);
  expect(await findings(billed)).toEqual([]);

  await post(`/invoices/${invoice.id}/payments`, { method: 'bank_transfer' });
  await billed.reload();
  expect(await billed.textContent('.state')).toBe('Paid');
  expect(await findings(billed)).toEqual([]);
  runDispatcherMinute(served);
  expect(await genuine('invoice.paid', String(secret))).toMatchObject([
    { data: { object: { id: invoice.id, status: 'paid', emails_count: 1 } } },
  ]);
  // The frame of a mail runs no script, and the test's own way of looking into it is one.
  const faults = [...offer.faults, ...bill.faults].filter((fault) => !fault.includes('sandboxed'));
  expect(faults).toEqual([]);
});

test('a document is mailed from its row, and an address that is none is named', async () => {
  const customer = await post('/customers', { name: 'Mary Somerville', email: 'mary@somerville.example' });
  const invoice = await post('/invoices', { customer_id: customer.id, total: '99.50' });
  const at = { sheet: 'Invoices', row: await rowOf(served, invoice) };
  const { page, faults } = await openDialog(served, 'mailDocument', at, { viewport: phoneSize });
  await soon(async () =>
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('mary@somerville.example'),
  );
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByLabel('To', { exact: true }).fill('mary@somerville.example, nobody');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('nobody is no e-mail address.').waitFor();
  expect(await page.getByLabel('To', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  expect(await seriousFindings(page)).toEqual([]);

  await page
    .getByLabel('To', { exact: true })
    .fill('Mary Somerville <mary@somerville.example>, Ada <ada@example.com>');
  await page.getByLabel('Message').fill('<b>Thank you</b>\n& see you');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('The mail is on its way').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(faults).toEqual([]);

  runDispatcherMinute(served);
  const { page: mail } = await openNewestMail(`Invoice ${invoice.number} from Lovelace Engines`);
  expect(await mail.locator('dl').innerText()).toContain('mary@somerville.example, ada@example.com');
  expect(await mail.frameLocator('iframe').locator('body').innerText()).toContain(
    '<b>Thank you</b>\n& see you',
  );
});

test('a dialog for what is not mailed says why, and one for test data who gets the mail', async () => {
  const draft = await post('/invoices', { customer_name: 'Ada', total: '5', status: 'draft' });
  const at = { sheet: 'Invoices', row: await rowOf(served, draft) };
  const { page } = await openDialog(served, 'mailDocument', at);
  await page.getByText('It is a draft. Finalize it first, then mail it.').waitFor();
  expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);

  const key = chooseCommand(served.workspace.emulator, 'createApiKey', ['Trials', 'test full']);
  const made = await api({ ...served, key }, 'POST', '/invoices', { customer_name: 'Ada', total: '5' });
  const { page: test } = await openDialog(served, 'mailDocument', { sheet: 'Test Invoices', row: 2 });
  await test.getByText('A mail with test data goes to you alone').waitFor();
  await test.getByLabel('To', { exact: true }).fill('ada@example.com');
  // Enter in a field sends nothing that is not finished.
  await test.keyboard.press('Enter');
  expect(await test.getByText('The mail is on its way').count()).toBe(0);
  await test.getByRole('button', { name: 'Send' }).click();
  await test.getByText('To you alone:').waitFor();
  runDispatcherMinute(served);
  const { page: mail } = await openNewestMail(`TEST Invoice ${made.number} from Lovelace Engines`);
  expect(await mail.locator('dl').innerText()).toContain(localOwner);
  expect(await mail.locator('dl').innerText()).not.toContain('ada@example.com');
});

test('the screen Mails lists them, and cancels one that waits', async () => {
  const customer = await post('/customers', {
    name: 'Caroline Herschel',
    email: 'caroline@herschel.example',
  });
  const invoice = await post('/invoices', { customer_id: customer.id, total: '12' });
  const subject = `A comet of ${'x'.repeat(120)}`;
  const { id } = await post(`/invoices/${invoice.id}/email`, { subject });
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await openScreen(served.origin, 'mails', { viewport: phoneSize, colorScheme });
    await page.getByText(subject).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await expectFits(page);
  }
  const { page, faults } = await openScreen(served.origin, 'mails');
  const row = page.locator('tbody tr', { hasText: subject });
  const cancel = row.getByRole('button', { name: `Cancel: ${subject}` });
  // The widest subject leaves the button in the window.
  const box = await cancel.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1000);
  await cancel.click();
  await row.getByText('canceled', { exact: true }).waitFor();
  expect(await api(served, 'GET', `/emails/${id}`)).toMatchObject({ status: 'canceled' });
  await page.getByLabel('Status').selectOption('Canceled');
  await soon(async () => expect(await page.locator('tbody tr').count()).toBe(1));
  expect(faults).toEqual([]);
});
