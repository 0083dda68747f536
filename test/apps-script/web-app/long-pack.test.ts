/** A group of writes ends before others have waited too long for the lock: what is left comes in the next group. */
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createTestWorkspace, type TestWorkspace } from '../../contract/support/test-workspace.ts';

const bodies = [
  ['products', { name: 'Gear', unit_price: '2.50' }],
  ['customers', { name: 'Ada Lovelace' }],
  ['quotations', { customer_name: 'Charles Babbage', total: '640.00' }],
  ['invoices', { customer_name: 'Mary Somerville', total: '40.00' }],
] as const;

/**
 * Sends them in one envelope.
 * @param slowness how many times as long each call of the spreadsheet takes
 * @returns also how many transactions there were, and how long the script lock was held at most
 */
function send(slowness: number): { statuses: number[]; transactions: number; longestMs: number } {
  let workspace: TestWorkspace | null = null;
  let since: number | null = null;
  let longestMs = 0;
  const watch: Interceptor = ({ service, member, detail, ms }, perform) => {
    const now = (): number => workspace?.clock.now() ?? 0;
    const isRelease = member === 'Lock.releaseLock' && detail[0] === 'script';
    const result = perform();
    if (service === 'spreadsheet') workspace?.clock.advance(ms * (slowness - 1));
    if (member === 'Lock.tryLock' && detail[0] === 'script') since = now();
    if (isRelease && since !== null) longestMs = Math.max(longestMs, now() - since);
    if (isRelease) since = null;
    return result;
  };
  workspace = createTestWorkspace({ interceptors: [watch] });
  const { emulator, workbook, key } = workspace;
  const rows = (): number => sheetNamed(workbook, 'journal')?.rows.length ?? 0;
  const before = rows();
  longestMs = 0;
  const requests = bodies.map(([plural, body], index) => ({
    method: 'POST',
    path: `/api/v1/${plural}`,
    headers: { 'x-api-key': key, 'idempotency-key': `write-${index}` },
    body,
  }));
  const answer = emulator.webApp({
    method: 'POST',
    queryString: '',
    contentType: 'text/plain',
    body: JSON.stringify({ requests }),
  });
  if (answer.kind === 'html') throw new Error(answer.html);
  const { responses } = JSON.parse(answer.content) as { responses: { status: number }[] };
  return { statuses: responses.map(({ status }) => status), transactions: rows() - before, longestMs };
}

test('four writes of four kinds hold the lock for less than two seconds each time', () => {
  const { statuses, longestMs } = send(1);
  expect(statuses).toEqual(Array(4).fill(201));
  expect(longestMs).toBeLessThan(2_000);
  expect(longestMs).toBeGreaterThan(200);
});

test('where Google is slow, they are more groups, and each write is done once', () => {
  const [usual, slow] = [send(1), send(6)];
  expect(slow.statuses).toEqual(Array(4).fill(201));
  expect(slow.transactions).toBeGreaterThan(usual.transactions);
  expect(slow.transactions).toBeLessThanOrEqual(4);
});
