/** What a caller is told when Google fails during a commit, and what has become of the write. */
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { callCounter, type FailureKind, failureAt } from '../support/failures.ts';
import { journalOf } from '../support/ledger.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

const path = '/api/v1/invoices';
const items = [{ description: 'Brass gears', quantity: 3, unit_price: '19.99', tax_rate: 5 }];
const body = { customer_name: 'Ada Lovelace', items };

const openScene = sceneMaker({}, (call) => call('POST', path, { body }));

/** The service calls of the write when nothing happens to it. */
function calls(): readonly ServiceCall[] {
  const counted = callCounter();
  expect(openScene().callFailing(counted, 'POST', path, { body })?.status).toBe(201);
  return counted.calls;
}

/** The calls that commit the journal's entry, and that write the rows. */
function flushes(): [commit: number, rows: number] {
  const [commit = 0, rows = 0] = calls().flatMap(({ member }, index) =>
    member === 'SpreadsheetApp.flush' ? [index] : [],
  );
  expect(rows).toBeGreaterThan(commit);
  return [commit, rows];
}

/** Sends the write, which meets the fault; what was told is done must be there once. */
function sendWith(index: number, kind: FailureKind) {
  const scene = openScene();
  const before = journalOf(scene.workbook).length;
  const answer = scene.callFailing(failureAt(index, kind), 'POST', path, { body });
  // Where Google has not even kept a note of the rows to come, the next writer writes them.
  scene.call('POST', '/api/v1/payments', { body: {} });
  expectCommitted(scene, answer, before);
  return answer?.status;
}

function expectCommitted(scene: Scene, answer: ReturnType<Scene['callFailing']>, before: number): void {
  expect(journalOf(scene.workbook)).toHaveLength(before + 1);
  expect(scene.call('GET', path).body.data[0]).toEqual(answer?.body);
  expect(scene.call('GET', `${path}/${answer?.body.id}`).body).toEqual(answer?.body);
}

test('a write whose commit arrived is acknowledged, though everything fails from then on', () => {
  const [commit, rows] = flushes();
  const places = Array.from({ length: rows - commit }, (_, index) => commit + 1 + index);
  expect(new Set(places.map((index) => sendWith(index, 'throw_always')))).toEqual(new Set([201]));
});

test('a commit that was carried out and reported as failed is read back, and acknowledged', () => {
  expect(sendWith(flushes()[0], 'apply_and_throw')).toBe(201);
});

test('a lock that cannot be released does not take the acknowledgement back', () => {
  const release = calls()
    .map(({ member }) => member)
    .lastIndexOf('Lock.releaseLock');
  expect(sendWith(release, 'throw_always')).toBe(201);
});

test('a commit that nobody can confirm is answered with outcome_unknown, and says how to find out', () => {
  expect(
    openScene().callFailing(failureAt(flushes()[0], 'throw_always'), 'POST', path, { body }),
  ).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '10' },
    body: {
      code: 'outcome_unknown',
      detail: expect.stringMatching(/same Idempotency-Key.+list by external_id, number or created_at/),
    },
  });
});

test.each([
  'Service Spreadsheets failed.',
  'This action would increase the number of cells in the workbook above the limit of 10000000 cells.',
])('what is acknowledged is read although its rows were refused: %s', (text) => {
  const scene = openScene();
  const before = journalOf(scene.workbook).length;
  let isCommitted = false;
  const answer = scene.callFailing(
    {
      interceptor(call, perform) {
        isCommitted ||= call.member === 'SpreadsheetApp.flush';
        if (isCommitted && /^Range\.set/.test(call.member)) throw new Error(text);
        return perform();
      },
    },
    'POST',
    path,
    { body },
  );
  expect(answer?.status).toBe(201);
  expectCommitted(scene, answer, before);
});
