/** Mails that Google does not take, or of which nobody knows whether it did: none is sent twice, none waits for ever. */
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import type { SentMail } from '../../../src/emulator/services/mail/mail-app.ts';
import { printedLines } from '../documents/printed.ts';
import { storeSettings } from '../support/store-settings.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../support/test-workspace.ts';

const hourMs = 3_600_000;

/** What becomes of a call of Google’s mail service; undefined lets it happen. */
let strike: ((member: string, perform: () => unknown) => unknown) | undefined;
/** True while Google does not give the script that draws PDFs. */
let lacksPdf = false;
const interceptor: Interceptor = ({ detail: [script], member }, perform) => {
  if (lacksPdf && member === 'HtmlService.createTemplateFromFile' && script === 'pdf')
    throw new Error('The file is not there.');
  return member.startsWith('MailApp.') && strike !== undefined
    ? (strike(member, perform) as never)
    : perform();
};

let workspace: TestWorkspace;
beforeEach(() => {
  strike = undefined;
  lacksPdf = false;
  workspace = createTestWorkspace({ interceptors: [interceptor] });
  storeSettings(workspace, { name: 'Lovelace Engines' });
});

const toCustomers = (): SentMail[] => workspace.emulator.world.mailbox.filter(({ to }) => to !== owner);
const read = (id: string) => workspace.get(`/api/v1/emails/${id}`).body;
const run = (name: string, pauseMs: number): void => {
  workspace.clock.advance(pauseMs);
  const outcome = workspace.emulator.run(name, [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
};
const minute = (pauseMs = 60_000): void => run('runDispatcher', pauseMs);
const mail = (to = 'grace@hopper.example', attach: readonly string[] = []): string => {
  const invoice = workspace.create('invoices', { customer_name: 'Grace Hopper', items: printedLines });
  return workspace.post(`/api/v1/invoices/${invoice.id}/email`, { to: [to], attach }).body.id;
};
const isByMinute = (): boolean =>
  workspace.emulator.world.triggers.list().some(({ handler }) => handler === 'runDispatcher');

test('a mail that went out although Google reports a failure is not sent again, and the owner is told', () => {
  const id = mail();
  strike = (member, perform) => {
    perform();
    if (member === 'MailApp.sendEmail') {
      strike = undefined;
      throw new Error('Service failed.');
    }
    return workspace.emulator.world.quotas.remaining('email', workspace.clock.now());
  };
  minute();
  expect(read(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('may have gone out') });
  minute(25 * hourMs);
  expect(toCustomers()).toHaveLength(1);
  expect(workspace.emulator.world.mailbox.map(({ to }) => to)).toContain(owner);
});

test('a mail that no day has room for is given up after three days', () => {
  const id = mail();
  strike = (member, perform) => (member === 'MailApp.getRemainingDailyQuota' ? 0 : perform());
  minute();
  minute(71 * hourMs);
  expect(read(id)).toMatchObject({ status: 'queued', attempts: 0 });
  minute(hourMs);
  expect(read(id)).toMatchObject({
    status: 'failed',
    attempts: 0,
    next_attempt_at: null,
    failure: expect.stringContaining('For three days'),
  });
  expect(workspace.get('/api/v1/events', { query: 'type=email.failed' }).body.data).toHaveLength(1);
  expect(toCustomers()).toHaveLength(0);
});

test('without the permission to send mails they wait, and the daily jobs go on', () => {
  const { id: overdue } = workspace.create('invoices', {
    customer_name: 'Ada',
    items: printedLines,
    invoice_date: '2026-01-01',
    due_date: '2026-01-07',
  });
  minute();
  const id = mail();
  strike = () => {
    throw new Error('You do not have permission to call MailApp.');
  };
  minute(26 * hourMs);
  expect(workspace.get(`/api/v1/invoices/${overdue}`).body).toMatchObject({ is_overdue: true });
  const events = workspace.get('/api/v1/events', { query: 'type=invoice.overdue' }).body.data;
  expect(events).toHaveLength(1);
  expect(read(id)).toMatchObject({ status: 'queued', attempts: 0 });
  strike = undefined;
  minute(hourMs);
  expect(read(id)).toMatchObject({ status: 'sent' });
});

test('an execution that dies while it sends leaves a mail that is never sent again', () => {
  const id = mail();
  let free: (() => void) | undefined;
  strike = (member, perform) => {
    // Nothing more can be written, as if Google had stopped the script here.
    if (member === 'MailApp.sendEmail') free = workspace.emulator.holdLock('script');
    return perform();
  };
  workspace.clock.advance(60_000);
  workspace.emulator.run('runDispatcher', [], { kind: 'time_trigger', activeUser: '' });
  strike = undefined;
  free?.();
  expect(read(id)).toMatchObject({ status: 'sending' });
  minute();
  expect(read(id)).toMatchObject({ status: 'sending' });
  minute(8 * 60_000);
  minute();
  expect(read(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('may have gone out') });
  expect(toCustomers()).toHaveLength(1);
});

test('without an endpoint the trigger by the minute goes, and stays for a mail that is queued while it sends', () => {
  const first = mail();
  expect(isByMinute()).toBe(true);
  let second = '';
  strike = (member, perform) => {
    if (member !== 'MailApp.sendEmail') return perform();
    strike = undefined;
    second = mail('ada@example.com');
    return perform();
  };
  minute();
  expect([read(first).status, read(second).status]).toEqual(['sent', 'queued']);
  expect(isByMinute()).toBe(true);
  minute();
  expect(read(second).status).toBe('sent');
  minute();
  expect(isByMinute()).toBe(false);
  minute();
  expect(toCustomers()).toHaveLength(2);
});

test('a mail whose PDF cannot be drawn is not sent without it, and the owner is told at last', () => {
  const id = mail('grace@hopper.example', ['pdf']);
  lacksPdf = true;
  minute();
  expect(read(id)).toMatchObject({ status: 'queued', failure: expect.stringContaining('not there') });
  minute(73 * hourMs);
  expect(read(id).status).toBe('failed');
  expect(toCustomers()).toEqual([]);
  const [told] = workspace.emulator.world.mailbox;
  expect(told).toMatchObject({ to: owner, body: expect.stringContaining('not there') });
});
