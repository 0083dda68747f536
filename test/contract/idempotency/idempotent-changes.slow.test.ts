/** One Idempotency-Key, one change: patches, deletions, actions and payments are answered again as the first time. */
import { createTestClient } from '../support/test-client.ts';
import { expectRefused, expectReplay } from '../support/expect-answer.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { patch, remove, act, did, bill, read, create, eventsOf } = workspace;

type Headers = Readonly<Record<string, string>>;
type AnyRecord = Answered['body'];

interface Change {
  readonly record: AnyRecord;
  readonly send: (headers: Headers) => Answered;
  /** What others do to the record later. */
  readonly later: () => unknown;
}

const changes: readonly [string, () => Change][] = [
  [
    'a patch',
    () => {
      const record = bill();
      const send: Change['send'] = (headers) => patch(record, { notes: 'first' }, headers);
      return { record, send, later: () => patch(record, { notes: 'later' }) };
    },
  ],
  [
    'a patch of lines',
    () => {
      const record = bill({ status: 'draft' });
      const body = { items: [{ description: 'New', unit_price: 1 }] };
      return { record, send: (headers) => patch(record, body, headers), later: () => remove(record) };
    },
  ],
  [
    'a deletion',
    () => {
      const record = bill({ status: 'draft' });
      return { record, send: (headers) => remove(record, headers), later: () => bill() };
    },
  ],
  [
    'a finalization',
    () => {
      const record = bill({ status: 'draft' });
      const send: Change['send'] = (headers) => act(record, 'finalize', undefined, headers);
      return { record, send, later: () => act(record, 'void') };
    },
  ],
  [
    'a duplicate',
    () => {
      const record = bill();
      const send: Change['send'] = (headers) => act(record, 'duplicate', undefined, headers);
      return { record, send, later: () => act(record, 'void') };
    },
  ],
  [
    'a payment',
    () => {
      const record = bill();
      const send: Change['send'] = (headers) => act(record, 'payments', { amount: 60 }, headers);
      return { record, send, later: () => act(record, 'payments') };
    },
  ],
  [
    'a conversion',
    () => {
      const record = did(create('quotations', { customer_name: 'Ada', total: 5 }), 'accept');
      const send: Change['send'] = (headers) => act(record, 'convert', { status: 'draft' }, headers);
      return { record, send, later: () => workspace.get('/api/v1/invoices', { query: 'limit=1' }) };
    },
  ],
  [
    'a patch that changes nothing',
    () => {
      const record = bill({ notes: 'same' });
      const send: Change['send'] = (headers) => patch(record, { notes: 'same' }, headers);
      return { record, send, later: () => patch(record, { notes: 'later' }) };
    },
  ],
  [
    'an acceptance of what is accepted',
    () => {
      const record = did(create('quotations', { customer_name: 'Ada', total: 5 }), 'accept');
      const send: Change['send'] = (headers) => act(record, 'accept', undefined, headers);
      return { record, send, later: () => act(record, 'cancel') };
    },
  ],
];

describe.each(changes)('%s', (name, make) => {
  const key = { 'Idempotency-Key': `change-${name.replace(/ /g, '-')}` };

  test('that is repeated is answered as the first time and writes nothing, whatever happened since', () => {
    const { record, send, later } = make();
    const first = send(key);
    expect(first.status).toBeLessThan(300);
    const events = eventsOf(record);
    expectReplay(
      first,
      expectNothingWritten(workspace, () => send(key)),
    );
    expect(eventsOf(record)).toEqual(events);
    later();
    expectReplay(
      first,
      expectNothingWritten(workspace, () => send(key)),
    );
  });

  test('is answered again before its If-Match is looked at', () => {
    const { record, send } = make();
    const withTag = { 'Idempotency-Key': `${key['Idempotency-Key']}-tag`, 'If-Match': record.etag };
    const first = send(withTag);
    expect(first.status).toBeLessThan(300);
    expectReplay(first, send(withTag));
  });
});

test('a key that was used for one change is refused for another', () => {
  const headers = { 'Idempotency-Key': 'reused' };
  const invoice = bill();
  expect(patch(invoice, { notes: 'n' }, headers).status).toBe(200);
  for (const other of [
    () => patch(invoice, { notes: 'other' }, headers),
    () => patch(bill(), { notes: 'n' }, headers),
    () => act(invoice, 'void', undefined, headers),
    () => remove(invoice, headers),
  ]) {
    expectRefused(other(), 422, 'idempotency_key_reused');
  }
  expect(read(invoice)).toMatchObject({ notes: 'n', status: 'open', version: 2 });
});

test('a patch that changes nothing uses its key, and leaves record and events as they are', () => {
  const headers = { 'Idempotency-Key': 'no-op' };
  const invoice = bill({ notes: 'same' });
  const events = eventsOf(invoice);
  expect(patch(invoice, { notes: 'same' }, headers).body).toEqual(invoice);
  expect(read(invoice)).toEqual(invoice);
  expect(eventsOf(invoice)).toEqual(events);
  expectRefused(patch(invoice, { notes: 'other' }, headers), 422, 'idempotency_key_reused');
});

test('a refused change frees its key', () => {
  const headers = { 'Idempotency-Key': 'freed' };
  const invoice = bill();
  expectRefused(act(invoice, 'payments', { amount: 101 }, headers), 422, 'validation_failed');
  expectRefused(act(invoice, 'finalize', undefined, headers), 409, 'invalid_state');
  expectRefused(patch(invoice, { notes: 'n' }, { ...headers, 'If-Match': '"old"' }), 412, 'etag_mismatch');
  expect(act(invoice, 'payments', { amount: 100 }, headers).status).toBe(201);
  expect(read(invoice).status).toBe('paid');
});
