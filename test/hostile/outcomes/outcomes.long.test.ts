/** What a caller is told when Google fails during a write, and what has become of the write. */
import { faultAt, sampleOf } from '../../contract/support/faults.ts';
import { journalOf } from '../../contract/support/ledger.ts';
import { callsOf, faultsOf, judge, type Write } from './write-story.ts';
import { enumerate } from './writes.ts';

const { openScene, writes } = enumerate();

function writeNamed(name: string): Write {
  const write = writes.find((one) => one.name === name);
  if (write === undefined) throw new Error(`There is no write ${name}.`);
  return write;
}

const invoice = writeNamed('an invoice without a key');
const calls = callsOf(openScene(), invoice);
const flushes = calls.flatMap(({ member }, index) => (member === 'SpreadsheetApp.flush' ? [index] : []));
const [commit = 0, rows = 0] = flushes;

test.each(['an invoice without a key', 'a payment', 'an endpoint'])(
  'the caller of %s is told what became of it: a sample of all faults',
  (name) => {
    const write = writeNamed(name);
    const faults = sampleOf(faultsOf(callsOf(openScene(), write)), 30);
    expect(faults.map((fault) => judge(openScene(), write, fault)).flatMap((one) => one.faults)).toEqual([]);
  },
);

test('a write whose commit arrived is acknowledged, though everything fails from then on', () => {
  const verdicts = calls
    .map((_call, index) => index)
    .filter((index) => index > commit && index <= rows && index % 3 === 0)
    .map((index) => judge(openScene(), invoice, { index, kind: 'throw_always' }));
  expect(verdicts.length).toBeGreaterThan(3);
  expect(new Set(verdicts.map(({ told }) => told))).toEqual(new Set(['done']));
  expect(verdicts.flatMap(({ faults }) => faults)).toEqual([]);
});

test('a lock that cannot be released does not take the acknowledgement back', () => {
  const release = calls.findIndex(({ member }) => member === 'Lock.releaseLock' && rows > 0);
  const last = calls.map(({ member }) => member).lastIndexOf('Lock.releaseLock');
  expect(last).toBeGreaterThan(release);
  expect(judge(openScene(), invoice, { index: last, kind: 'throw_always' })).toEqual({
    told: 'done',
    faults: [],
  });
});

test('a commit that nobody can confirm is answered with outcome_unknown, and says how to find out', () => {
  const scene = openScene();
  const { interceptor } = faultAt(commit, 'throw_always');
  const { path, body } = invoice;
  const answer = scene.callFaulty({ interceptor }, 'POST', path, body === undefined ? {} : { body });
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '10' },
    body: {
      code: 'outcome_unknown',
      detail: expect.stringMatching(/same Idempotency-Key.+list by external_id, number or created_at/),
    },
  });
});

test('a commit that was carried out and reported as failed is read back, and acknowledged', () => {
  expect(judge(openScene(), invoice, { index: commit, kind: 'apply_and_throw' })).toEqual({
    told: 'done',
    faults: [],
  });
});

test('a read sees what was acknowledged, though Google refused its rows', () => {
  const scene = openScene();
  let isCommitted = false;
  const answer = scene.callFaulty(
    {
      interceptor(call, perform) {
        isCommitted ||= call.member === 'SpreadsheetApp.flush';
        if (isCommitted && /^Range\.set/.test(call.member)) throw new Error('Service Spreadsheets failed.');
        return perform();
      },
    },
    'POST',
    invoice.path,
    { body: invoice.body },
  );
  expect(answer?.status).toBe(201);
  const path = '/api/v1/invoices';
  expect(scene.call('GET', path).body.data[0]).toEqual(answer?.body);
  expect(scene.call('GET', `${path}/${answer?.body.id}`)).toMatchObject({ status: 200, body: answer?.body });
});

test('a workbook without room for another row keeps what it has acknowledged in its journal', () => {
  const scene = openScene();
  const before = journalOf(scene.workbook).length;
  const limit =
    'This action would increase the number of cells in the workbook above the limit of 10000000 cells.';
  let isCommitted = false;
  const answer = scene.callFaulty(
    {
      interceptor(call, perform) {
        isCommitted ||= call.member === 'SpreadsheetApp.flush';
        if (isCommitted && /^Range\.set/.test(call.member)) throw new Error(limit);
        return perform();
      },
    },
    'POST',
    invoice.path,
    { body: invoice.body },
  );
  expect(answer?.status).toBe(201);
  expect(journalOf(scene.workbook)).toHaveLength(before + 1);
  const path = `/api/v1/invoices/${answer?.body.id}`;
  // The next writer writes the rows, once there is room.
  scene.call('POST', '/api/v1/products', { body: { name: 'Cam', unit_price: 1 } });
  expect(scene.call('GET', path)).toMatchObject({ status: 200, body: { number: answer?.body.number } });
});
