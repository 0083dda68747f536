/** 10,000 invoices of version 1.0 get their new columns filled, though one execution after the other dies. */
import { prepareWorkspace } from '../../bench/prepare-workspace.ts';
import { turnBackToFirstLayout } from './first-layout.ts';
import { ExecutionStopped } from '../../../src/emulator/execution/outcome.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import { losses } from '../../contract/support/failures.ts';
import { rowsByHeader } from '../../contract/support/ledger.ts';

jest.setTimeout(1_200_000);

// Google ends an execution then.
const executionMs = 6 * 60_000;
// Each death leaves the next execution some hundred calls more.
const deaths = [150, 333, 480, 700, 950, 1_200, 1_500, 1_800];

test('no execution takes longer than Google allows, nobody holds the lock for two seconds, and no value is lost', () => {
  const { bench, key, invoiceIds } = prepareWorkspace(10_000);
  const { emulator } = bench;
  turnBackToFirstLayout(emulator, (record, index) =>
    record.items !== undefined && index % 3 !== 0 ? { ...record, notes: `Note ${index}` } : record,
  );
  const { clock } = emulator.world;
  let takenMs: number | null = null;
  let longestMs = 0;
  const some = [0, 4_999, 9_999].map((at) => invoiceIds[at] ?? '');
  const ask = (): unknown[] =>
    some.map((id) => bench.send(key, 'GET', `/api/v1/invoices/${id}`).body as Record<string, unknown>);
  const before = ask();
  expect(before).toContainEqual(expect.objectContaining({ notes: expect.stringMatching(/^Note /) }));
  for (const [at, last] of [...deaths, Number.MAX_SAFE_INTEGER].entries()) {
    let calls = 0;
    const execution = emulator.open({ kind: 'menu', activeUser: localOwner });
    const outcome = execution.attempt('setUp', () => [], {
      interceptors: [
        (call, perform) => {
          calls += 1;
          if (calls === last) throw new ExecutionStopped('The execution was killed.');
          const answer = perform();
          if (call.member.startsWith('Lock.try') && answer === true) takenMs = clock.now();
          if (call.member === 'Lock.releaseLock' && takenMs !== null)
            longestMs = Math.max(longestMs, clock.now() - takenMs);
          return answer;
        },
      ],
    });
    const lose = losses[at % losses.length];
    if (!outcome.ok) execution.pending.discard(lose?.(execution.pending.mutations.length) ?? []);
    const { usage } = execution.end(outcome);
    expect(usage.ms).toBeLessThan(executionMs);
    clock.advance(1_000);
    expect(ask()).toEqual(before);
  }
  const settings = JSON.parse(emulator.world.properties.snapshot().script?.settings ?? '{}');
  expect(settings.filling).toEqual({});
  expect(longestMs).toBeGreaterThan(500);
  expect(longestMs).toBeLessThanOrEqual(2_000);
  const rows = rowsByHeader(emulator.world.workbook, 'Invoices').filter(({ ID }) => ID !== '');
  const told = rows.map((row) => ({
    shown: row.Notes,
    wanted: (JSON.parse(String(row.Data)) as { notes?: string }).notes ?? '',
  }));
  expect(told.length).toBeGreaterThan(10_000);
  expect(told.filter(({ wanted }) => wanted !== '').length).toBeGreaterThan(6_000);
  expect(told.filter(({ shown, wanted }) => shown !== wanted)).toEqual([]);
});
