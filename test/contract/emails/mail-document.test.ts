/** Mails that lead customers to their documents (contract, chapter 16). */
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import type { SentMail } from '../../../src/emulator/services/mail/mail-app.ts';
import { printedLines } from '../documents/printed.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { storeSettings } from '../support/store-settings.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../support/test-workspace.ts';

const hourMs = 3_600_000;

// What MailApp throws; null while it sends.
let refusal: string | null = null;
const interceptor: Interceptor = (call, perform) => {
  if (refusal !== null && call.member === 'MailApp.sendEmail') throw new Error(refusal);
  return perform();
};

let workspace: TestWorkspace;
beforeEach(() => {
  refusal = null;
  workspace = createTestWorkspace({ interceptors: [interceptor] });
  storeSettings(workspace, {
    name: 'Lovelace Engines',
    iban: 'DE89370400440532013000',
    email: 'office@lovelace.example',
    gateway_url: 'https://billing.example.com',
  });
});

const mailbox = (): readonly SentMail[] => workspace.emulator.world.mailbox;
/** The trigger of the next minute, after a pause. */
const minute = (pauseMs = 60_000): void => {
  workspace.clock.advance(pauseMs);
  const outcome = workspace.emulator.run('runDispatcher', [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
};
const customer = (fields: object = {}) =>
  workspace.create('customers', { name: 'Grace Hopper', email: 'grace@hopper.example', ...fields });
const bill = (fields: object = {}, of: object = {}) =>
  workspace.create('invoices', { customer_id: customer(of).id, items: printedLines, ...fields });
/** Without a PDF, which takes the most time of a test. */
const mail = ({ object, id }: { object: string; id: string }, body: object = {}) =>
  workspace.post(`/api/v1/${object}s/${id}/email`, { attach: [], ...body });
const read = (id: string) => workspace.get(`/api/v1/emails/${id}`).body;

test('an invoice is queued with 202, and the next minute sends it with its PDF', () => {
  const invoice = bill();
  const answer = workspace.post(`/api/v1/invoices/${invoice.id}/email`, {});
  expect(answer).toMatchObject({
    status: 202,
    body: { object: 'email', status: 'queued', to: ['grace@hopper.example'], resource_id: invoice.id },
  });
  expect(mailbox()).toHaveLength(0);
  minute();
  const [sent] = mailbox();
  expect(sent).toMatchObject({
    to: 'grace@hopper.example',
    subject: `Invoice ${invoice.number} from Lovelace Engines`,
    name: 'Lovelace Engines',
    replyTo: 'office@lovelace.example',
    attachments: [{ name: `${invoice.number}.pdf`, type: 'application/pdf' }],
  });
  expect(Buffer.from(sent?.attachments?.[0]?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  for (const text of [sent?.body, sent?.htmlBody?.replace(/\u00a0/g, ' ')]) {
    expect(text).toContain('€274.21, due 6 Feb 2026');
    expect(text).toContain('Dear Grace Hopper,');
    expect(text).toContain(invoice.hosted_url);
    expect(text).toContain('DE89');
  }
  expect(read(answer.body.id)).toMatchObject({ status: 'sent', attempts: 1, failure: null });
  const now = workspace.get(`/api/v1/invoices/${invoice.id}`).body;
  expect(now).toMatchObject({ emails_count: 1, version: invoice.version, etag: invoice.etag });
  expect(now.last_emailed_at).toEqual(read(answer.body.id).sent_at);
  const types = workspace.get('/api/v1/events').body.data.map(({ type }: { type: string }) => type);
  expect(types).toEqual(expect.arrayContaining(['email.queued', 'email.sent']));
  minute();
  expect(mailbox()).toHaveLength(1);
});

test('what the caller says goes into it: recipients, subject, message, language', () => {
  const { body } = mail(bill(), {
    to: ['a@example.com', 'b@example.com'],
    cc: ['c@example.com'],
    subject: 'Your order',
    message: 'Hello,\n<b>thank you</b>',
    attach: [],
    language: 'de',
  });
  expect(body).toMatchObject({ to: ['a@example.com', 'b@example.com'], attach: [], language: 'de' });
  minute();
  const [sent] = mailbox();
  expect(sent).toMatchObject({
    to: 'a@example.com,b@example.com',
    cc: 'c@example.com',
    subject: 'Your order',
  });
  expect(sent?.attachments).toBeUndefined();
  expect(sent?.htmlBody).toContain('Hello,<br>&lt;b&gt;thank you&lt;/b&gt;');
  expect(sent?.body).toContain('Mit freundlichen Grüßen\nLovelace Engines');
});

test('a quotation in its draft is sent first; the invoice of a paid order says that it is settled', () => {
  const quotation = workspace.create('quotations', {
    customer_id: customer().id,
    items: printedLines,
    status: 'draft',
  });
  expect(mail(quotation).status).toBe(202);
  expect(workspace.get(`/api/v1/quotations/${quotation.id}`).body).toMatchObject({ status: 'sent' });
  const paid = bill();
  workspace.post(`/api/v1/invoices/${paid.id}/payments`, {});
  mail(paid);
  minute();
  expect(mailbox().map(({ subject }) => subject.split(' ')[0])).toEqual(['Quotation', 'Invoice']);
  expect(mailbox()[1]?.body).toContain('It is settled.');
});

test('drafts, void documents and customers without an address are refused', () => {
  expectRefused(mail(bill({ status: 'draft' })), 409, 'invalid_state');
  const invoice = bill();
  workspace.post(`/api/v1/invoices/${invoice.id}/void`, {});
  expectRefused(mail(invoice), 409, 'invalid_state');
  const silent = bill({}, { email: null });
  expectRefused(mail(silent), 422, 'no_recipient');
  expect(mail(silent, { to: ['ada@example.com'] }).status).toBe(202);
});

test.each([
  [{ to: ['ada@example.com\nBcc: eve@example.com'] }, '/to/0', 'invalid_email'],
  [{ subject: 'Hello\r\nBcc: eve@example.com' }, '/subject', 'invalid_format'],
  [{ to: Array.from({ length: 6 }, (_, index) => `p${index}@example.com`) }, '/to', 'too_many_items'],
  [{ attach: ['doc'] }, '/attach/0', 'invalid_enum'],
  [{ message: 'x'.repeat(2001) }, '/message', 'too_long'],
])('%j is refused', (body, pointer, code) => {
  expect(mail(bill(), body).body).toMatchObject({ status: 422, errors: [{ pointer, code }] });
});

test('blanks are no subject and no message, and each address gets one mail', () => {
  const { body } = mail(bill(), {
    to: ['ada@example.com', 'Ada@example.com'],
    cc: ['ada@example.com', 'bob@example.com'],
    subject: '   ',
    message: ' \n ',
  });
  expect(body).toMatchObject({
    to: ['ada@example.com'],
    cc: ['bob@example.com'],
    subject: expect.stringMatching(/^Invoice .+ from Lovelace Engines$/),
    message: null,
  });
});

test('an empty list of recipients is refused in words of its own', () => {
  const detail = expect.stringContaining('"to" names nobody');
  expectRefused(mail(bill(), { to: [] }), 422, 'no_recipient', { detail });
});

test('what the electronic invoice lacks is said in words, too', () => {
  const detail = expect.stringContaining('The customer has no billing address.');
  expectRefused(mail(bill(), { attach: ['ubl'] }), 422, 'einvoice_not_ready', { detail });
});

test('an offer is valid until a day, and nothing is due', () => {
  mail(workspace.create('quotations', { customer_id: customer().id, items: printedLines, status: 'sent' }));
  minute();
  const [sent] = mailbox();
  expect(sent?.body).toMatch(/^€274\.21, valid until \d/);
  expect(sent?.body).not.toContain('due');
});

test('who may send and not read gets a receipt, which names no address', () => {
  const key = workspace.createKey('emails:send');
  const { body, status } = workspace.post(`/api/v1/invoices/${bill().id}/email`, {}, { key });
  expect(status).toBe(202);
  expect(body).toMatchObject({ object: 'email', status: 'queued' });
  expect(JSON.stringify(body)).not.toContain('grace@hopper.example');
});

test('a key needs emails:send', () => {
  const invoice = bill();
  const key = workspace.createKey('invoices:read, invoices:update');
  expectRefused(
    workspace.post(`/api/v1/invoices/${invoice.id}/email`, {}, { key }),
    403,
    'insufficient_scope',
  );
});

test('a mail is canceled while it is queued, and not once it is sent', () => {
  const { body } = mail(bill());
  expect(workspace.post(`/api/v1/emails/${body.id}/cancel`, {}).body).toMatchObject({ status: 'canceled' });
  minute();
  expect(mailbox()).toHaveLength(0);
  const later = mail(bill()).body;
  minute();
  expectRefused(workspace.post(`/api/v1/emails/${later.id}/cancel`, {}), 409, 'invalid_state');
  expect(workspace.get('/api/v1/emails', { query: 'status=sent' }).body.data).toHaveLength(1);
  expect(
    workspace.get('/api/v1/emails', { query: `resource_id=${later.resource_id}` }).body.data,
  ).toHaveLength(1);
});

test('when the recipients of the day are used up, the mail goes on the next day', () => {
  const { quotas } = workspace.emulator.world;
  quotas.spend('email', 99, workspace.clock.now());
  const first = mail(bill()).body;
  const second = mail(bill()).body;
  minute();
  expect(mailbox()).toHaveLength(1);
  expect([read(first.id).status, read(second.id).status]).toEqual(['sent', 'queued']);
  minute(hourMs);
  expect(mailbox()).toHaveLength(1);
  minute(24 * hourMs);
  expect(read(second.id)).toMatchObject({ status: 'sent', attempts: 1 });
});

test('a mail that the service refuses is tried again each hour, and given up after three days', () => {
  const { id } = mail(bill(), { to: ['ada@example.com'] }).body;
  refusal = 'Server not available.';
  minute();
  expect(read(id)).toMatchObject({
    status: 'queued',
    attempts: 1,
    failure: expect.stringContaining('Server not available.'),
  });
  minute(hourMs);
  expect(read(id).attempts).toBe(2);
  minute(72 * hourMs);
  expect(read(id)).toMatchObject({ status: 'failed', next_attempt_at: null });
  expect(workspace.get('/api/v1/events', { query: 'type=email.failed' }).body.data).toHaveLength(1);
});

test('a document that was voided meanwhile is not mailed, and the owner is told', () => {
  const invoice = bill();
  const { id } = mail(invoice).body;
  workspace.post(`/api/v1/invoices/${invoice.id}/void`, {});
  minute();
  expect(read(id)).toMatchObject({ status: 'failed', failure: 'The document is void by now.' });
  expect(mailbox()).toMatchObject([
    { to: owner, subject: `Not sent: Invoice ${invoice.number} from Lovelace Engines` },
  ]);
});

test('in test mode it goes to the owner alone', () => {
  const key = workspace.createKey('test full');
  const made = workspace.post(
    '/api/v1/invoices',
    { customer_name: 'Ada', items: printedLines },
    { key },
  ).body;
  const answer = workspace.post(
    `/api/v1/invoices/${made.id}/email`,
    { to: ['ada@example.com'], attach: [] },
    { key },
  );
  expect(answer.status).toBe(202);
  minute();
  expect(mailbox()).toMatchObject([{ to: owner, subject: `TEST ${answer.body.subject}` }]);
});
