/** Health names the mails to customers that have failed, because the mail that tells of them may fail, too. */
import type { CheckedHealth, Reply } from '../../src/pages/protocol.ts';
import type { Interceptor } from '../../src/emulator/execution/gate.ts';
import { printedLines } from '../contract/documents/printed.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';

const hourMs = 3_600_000;

/** What Google says of the day's recipients; null for the truth. */
let left: number | null;
const interceptor: Interceptor = ({ member }, perform) =>
  member === 'MailApp.getRemainingDailyQuota' && left !== null ? (left as never) : perform();

let workspace: TestWorkspace;
beforeEach(() => {
  left = null;
  workspace = createTestWorkspace({ interceptors: [interceptor] });
});

function check(): Pick<CheckedHealth, 'state' | 'sentences'> {
  const command = JSON.stringify({ command: 'run_check', input: { id: 'mails' } });
  const outcome = workspace.emulator.callFromPage('developerArea', [command], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<CheckedHealth>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

const minute = (pauseMs = 60_000): void => {
  workspace.clock.advance(pauseMs);
  workspace.emulator.run('runDispatcher', [], { kind: 'time_trigger', activeUser: '' });
};
const mail = (): { id: string; number: string } => {
  const invoice = workspace.create('invoices', { customer_name: 'Grace Hopper', items: printedLines });
  workspace.post(`/api/v1/invoices/${invoice.id}/email`, { to: ['grace@hopper.example'], attach: [] });
  return invoice;
};

test('a mail that failed is named with its reason, for three days', () => {
  expect(check()).toMatchObject({ state: 'good', sentences: ['No mail has failed in the last 3 days.'] });
  const { id, number } = mail();
  workspace.post(`/api/v1/invoices/${id}/void`, {});
  minute();
  const { state, sentences } = check();
  expect(state).toBe('warning');
  expect(sentences[0]).toBe('Mails to customers of the last 3 days that failed: 1.');
  expect(sentences[1]).toBe(`${number} to grace@hopper.example: The document is void by now.`);
  minute(73 * hourMs);
  expect(check().state).toBe('good');
});

test('a mail that has waited for a day is told of', () => {
  mail();
  left = 0;
  minute();
  minute(25 * hourMs);
  const { state, sentences } = check();
  expect([state, sentences[0]]).toEqual(['warning', expect.stringContaining('have waited for a day: 1.')]);
});
