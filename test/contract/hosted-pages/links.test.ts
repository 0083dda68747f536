/** Links to the pages of documents: who has one, how long it works, and what a wrong one learns. */
import { hmacSha256 } from '../../../src/core/store/hmac-sha256.ts';
import { createHmac } from 'node:crypto';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { storeSettings } from '../support/store-settings.ts';
import { createTestClient } from '../support/test-client.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { columnNamed } from '../support/workbook-watch.ts';
import { createLinkedClient, gateway, tokenOf, visit } from './page-visitor.ts';

const execUrl = 'https://script.google.com/macros/s/AKfycb-test/exec';
const day = 86_400_000;

describe('a link', () => {
  const client = createLinkedClient();
  const { act, bill, create, did, read, get } = client;
  const status = (record: { hosted_url: string }): number => visit(client, tokenOf(record)).status;

  test('belongs to an invoice from open, a quotation from sent and an issued credit note', () => {
    const invoice = bill();
    expect(invoice.hosted_url).toMatch(new RegExp(`^${gateway}/d/${invoice.id}_0_[0-9a-f]{40}$`));
    const draft = bill({ status: 'draft' });
    expect(draft.hosted_url).toBeNull();
    expect(did(draft, 'finalize').hosted_url).toContain(`${gateway}/d/inv_`);
    const quotation = create('quotations', { customer_name: 'Ada', total: 10 });
    expect(quotation.hosted_url).toBeNull();
    expect(did(quotation, 'send').hosted_url).toContain(`${gateway}/d/quo_`);
    const note = create('credit_notes', {
      invoice_id: invoice.id,
      amount: 10,
      reason: 'other',
      reason_text: 'x',
    });
    expect(note.hosted_url).toContain(`${gateway}/d/cn_`);
    expect(visit(client, tokenOf(note)).text).toContain('Credit note');
  });

  test('is the same whenever and wherever it is told', () => {
    const invoice = bill();
    const [listed] = get('/api/v1/invoices', { query: 'limit=1' }).body.data;
    expect(listed.hosted_url).toBe(invoice.hosted_url);
    expect(read(invoice).hosted_url).toBe(invoice.hosted_url);
  });

  test('is replaced: the old one is dead, and neither version nor entity tag changes', () => {
    const invoice = bill();
    const rotated = did(invoice, 'rotate_link');
    expect(rotated).toEqual({ ...invoice, link_version: 1, hosted_url: rotated.hosted_url });
    expect(rotated.hosted_url).not.toBe(invoice.hosted_url);
    expect([status(invoice), status(rotated)]).toEqual([404, 200]);
    expect(read(invoice)).toEqual(rotated);
    expect(client.eventsOf(invoice)).toEqual(['invoice.created', 'invoice.finalized']);
  });

  test('is replaced for good, also where a killed execution left the row without it', () => {
    const { workbook, clock, emulator } = client;
    const invoice = bill();
    const { rows = [] } = workbook.data.sheets.find(({ name }) => name === 'Invoices') ?? {};
    const row = rows.findIndex((cells) => cells.includes(invoice.id)) + 1;
    const column = columnNamed(client, 'Invoices', 'Data');
    const before = String(rows[row - 1]?.[column - 1]);
    const rotated = did(invoice, 'rotate_link');
    // Of the row's parts the check is there, which does not count the link.
    createPersonEdits(workbook, clock).typeCell({ sheet: 'Invoices', row, column }, before);
    const cache = emulator.world.caches.open('script');
    for (const name of cache.keys()) cache.remove(name);
    bill();
    expect([status(invoice), status(rotated)]).toEqual([404, 200]);
  });

  test('of a draft cannot be replaced', () => {
    expect(act(bill({ status: 'draft' }), 'rotate_link').status).toBe(409);
  });

  test('is not copied with a document', () => {
    const copy = did(did(bill(), 'rotate_link'), 'duplicate');
    expect(copy).toMatchObject({ link_version: 0, hosted_url: null });
  });

  test('is kept from a key that may not read: whoever knows a customer’s name would be shown the address', () => {
    const key = client.createKey('checkout');
    const { status, body } = client.post('/api/v1/invoices', { customer_name: 'Bob', total: 5 }, { key });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('hosted_url');
  });
});

describe('a link is null', () => {
  test('until the address of the web app or of a gateway is known', () => {
    const client = createTestClient();
    const invoice = client.bill();
    expect(invoice.hosted_url).toBeNull();
    storeSettings(client, { web_app_url: execUrl });
    expect(client.read(invoice).hosted_url).toBe(
      `${execUrl}?page=${tokenOf({ hosted_url: client.read(invoice).hosted_url })}`,
    );
    storeSettings(client, { gateway_url: gateway });
    expect(client.read(invoice).hosted_url).toContain(`${gateway}/d/`);
  });

  test('no longer once Set up has run in a deployed script', () => {
    const client = createTestClient(createTestWorkspace({ webAppUrl: execUrl }));
    client.setSetting('Business name', 'Lovelace & Co.');
    expect(client.bill().hosted_url).toContain(`${execUrl}?page=inv_`);
  });
});

describe('a page dies', () => {
  test.each([
    ['120 days after the due date of an invoice', { due_date: '2026-02-06' }, 30 + 120],
    ['30 days after its payment', { due_date: '2026-12-01' }, 30],
  ])('%s', (what, body, lives) => {
    const client = createLinkedClient();
    const invoice = client.bill(body);
    if (what.includes('payment'))
      client.post(`/api/v1/invoices/${invoice.id}/payments`, { amount: invoice.total });
    client.clock.advance(lives * day);
    expect(visit(client, tokenOf(invoice)).status).toBe(200);
    client.clock.advance(day);
    expect(visit(client, tokenOf(invoice))).toMatchObject({ status: 404, html: visit(client, 'x').html });
  });

  test('120 days after an offer has expired', () => {
    const client = createLinkedClient();
    const quotation = client.create('quotations', {
      ...{ customer_name: 'Ada', total: 10, status: 'sent', expiry_date: '2026-01-17' },
    });
    client.clock.advance(130 * day);
    expect(visit(client, tokenOf(quotation)).status).toBe(200);
    client.clock.advance(day);
    expect(visit(client, tokenOf(quotation)).status).toBe(404);
  });
});

describe('a page that is not there', () => {
  const client = createLinkedClient();
  const token = tokenOf(client.bill());
  const neutral = visit(client, 'x');

  test.each([
    ['another code', token.replace(/.$/, (end) => (end === '0' ? '1' : '0'))],
    ['another version', token.replace('_0_', '_1_')],
    [
      'another document',
      token.replace(/^inv_./, 'inv_0').replace(/(.)_0_/, (_all, end) => `${end === 'A' ? 'B' : 'A'}_0_`),
    ],
    ['another kind', token.replace('inv_', 'quo_')],
    ['small letters', token.toLowerCase()],
    ['no code', token.slice(0, 30)],
    ['a path', `../api/v1/invoices`],
    ['a further file', `${token}/csv`],
    ['too much behind it', `${token}/pdf/x`],
  ])('looks the same for %s', (_what, target) => {
    expect(visit(client, target)).toMatchObject({ status: 404, html: neutral.html });
  });

  test('looks the same for a link that was replaced, and for a document that was deleted', () => {
    const replaced = client.bill();
    client.did(replaced, 'rotate_link');
    const deleted = client.bill();
    client.deleteRow('Invoices', deleted);
    for (const { hosted_url } of [replaced, deleted])
      expect(visit(client, tokenOf({ hosted_url }))).toMatchObject({ status: 404, html: neutral.html });
  });

  test('costs no call of the document, and nothing of a key', () => {
    const used = visit(client, token.replace('_0_', '_1_')).usage;
    expect(used.documentCalls).toBe(0);
  });

  test('of a link that this workspace made under another secret is none', () => {
    storeSettings(client, { link_secret: 'f'.repeat(64) });
    expect(visit(client, token)).toMatchObject({ status: 404, html: neutral.html });
  });
});

test('20 views of a page are shown in a minute, and no more', () => {
  const client = createLinkedClient();
  const [one, other] = [tokenOf(client.bill()), tokenOf(client.bill())];
  const statuses = Array.from({ length: 24 }, () => visit(client, one, {}, 100).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
  expect(visit(client, other).status).toBe(200);
  client.clock.advance(60_000);
  expect(visit(client, one).status).toBe(200);
});

test('a link of test mode leads to test data alone', () => {
  const client = createLinkedClient();
  const key = client.createKey('test full');
  const invoice = client.create('invoices', { customer_name: 'Ada', total: 10 }, { key });
  const page = visit(client, tokenOf(invoice));
  expect(page.status).toBe(200);
  expect(page.text).toContain('This is a test. It is not a real document.');
  expect(page.html).not.toMatch(/\/ubl"/);
});

test('the code is HMAC-SHA256, for messages of every length', () => {
  for (let length = 0; length < 200; length += 1) {
    const message = 'm'.repeat(length);
    const key = 'k'.repeat(1 + (length % 64));
    expect(hmacSha256(key, message)).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});
