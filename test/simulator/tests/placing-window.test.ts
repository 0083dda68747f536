import { freeCall, type ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { watchPlacing } from '../execution/placing-window.ts';

const journal = 7;
const invoices = 3;

function call(member: string, ...detail: unknown[]): ServiceCall {
  return freeCall('spreadsheet', member, detail);
}

const flush = call('SpreadsheetApp.flush');
const writeEntry = call('Range.setValues', journal, 'A5:P5', 'hash');
const markApplied = call('Range.setValues', journal, 'E5', 'hash');
const readEntry = call('Range.getValues', journal, 'A5:P5');
const writeRow = call('Range.setValues', invoices, 'A9:Z9', 'hash');
const readId = call('Range.getValues', invoices, 'V9');

/** The calls after which a person would have to wait. */
function closedAfter(calls: readonly ServiceCall[]): number[] {
  const window = watchPlacing(journal);
  return calls.flatMap((one, position) => {
    window.observe(one);
    return window.isOpen ? [position] : [];
  });
}

test('A person waits from the flush of the entry to that of its rows', () => {
  expect(closedAfter([readId, writeEntry, flush, readId, writeRow, flush, readId])).toEqual([2, 3, 4]);
});

test('A person waits while an entry is done again, until it is marked', () => {
  expect(closedAfter([readEntry, readId, writeRow, flush, readId, markApplied, flush, readId])).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
});

test('A person need not wait for one who has let go of the lock', () => {
  expect(closedAfter([readEntry, call('Lock.releaseLock', 'script'), readId])).toEqual([0]);
});

test('A person waits from the first cell that is written to a row until it is flushed', () => {
  expect(closedAfter([readId, writeRow, writeRow, flush, readId])).toEqual([1, 2]);
});
