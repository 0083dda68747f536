import { findEntryByKey } from '../../../../src/core/store/journal/find-entry.ts';
import {
  decodeEntry,
  encodeEntry,
  type JournalEntry,
  journalHeaders,
} from '../../../../src/core/store/journal/journal-entry.ts';
import { answerBody, type JournalRequest } from '../../../../src/core/store/journal/journal-request.ts';
import type { JournalTail, TailEntry } from '../../../../src/core/store/journal/journal-tail.ts';
import type { Session } from '../../../../src/core/store/session.ts';

const hash = (sign: string): string => sign.repeat(64);

const made = (sign: string, record: number): JournalRequest => ({
  idempotencyKey: sign === '' ? '' : hash(sign),
  fingerprint: sign === '' ? '' : `POST ${hash(sign)}`,
  answer: { status: 201, record, location: `/api/v1/customers/${record}` },
});

function entryOf(transaction: number, ...requests: JournalRequest[]): JournalEntry {
  const record = { object: 'customer', seq: 1, kind: 'created', changed: {}, items: false } as const;
  return {
    transaction,
    at: '2026-01-07T09:30:00.000Z',
    requests,
    series: {},
    events: [],
    records: requests.map((_, index) => ({ ...record, id: `cus_${index}`, text: `{"id":"cus_${index}"}` })),
  };
}

const cellOf = (entry: JournalEntry, header: (typeof journalHeaders)[number]): unknown =>
  encodeEntry(entry)[journalHeaders.indexOf(header)];

test('The entry of one request has the cells that version 1.0 gave it', () => {
  const entry = entryOf(7, made('a', 0));
  expect(cellOf(entry, 'idempotency_key')).toBe(hash('a'));
  expect(cellOf(entry, 'fingerprint')).toBe(`POST ${hash('a')}`);
  expect(cellOf(entry, 'answer')).toBe('{"status":201,"record":0,"location":"/api/v1/customers/0"}');
});

test('Requests that were committed together stand in one entry, those without a key among them', () => {
  const entry = entryOf(7, made('a', 0), made('', 1), made('b', 2));
  expect(cellOf(entry, 'idempotency_key')).toBe(`${hash('a')},,${hash('b')}`);
  expect(cellOf(entry, 'fingerprint')).toBe(`POST ${hash('a')},,POST ${hash('b')}`);
  expect(decodeEntry(encodeEntry(entry))).toEqual(entry);
});

test('The answer to a batch is the same text each time, with the problems of the parts that were refused', () => {
  const problem = '{"status":422,"detail":"1 field is invalid, \\"naïve\\"."}';
  const answer = { status: 207, batch: [0, problem, 1], location: null } as const;
  const entry: JournalEntry = {
    ...entryOf(7, made('a', 0), made('b', 1)),
    requests: [{ ...made('a', 0), answer }],
  };
  const again = decodeEntry(encodeEntry(entry));
  expect(again).toEqual(entry);
  const body = answerBody(answer, entry.records);
  expect(again.requests.map((request) => answerBody(request.answer, again.records))).toEqual([body]);
  expect(JSON.parse(body)).toEqual({
    object: 'batch_result',
    results: [
      { index: 0, status: 201, data: { id: 'cus_0' } },
      { index: 1, status: 422, problem: JSON.parse(problem) },
      { index: 2, status: 201, data: { id: 'cus_1' } },
    ],
  });
  const whole = answerBody({ status: 201, batch: [1, 0], location: null }, entry.records);
  expect(JSON.parse(whole)).toEqual({ object: 'batch', data: [{ id: 'cus_1' }, { id: 'cus_0' }] });
});

describe('A key is found in the entry of several requests', () => {
  const group = entryOf(7, made('a', 0), made('b', 1));
  const newest = entryOf(8, made('c', 0));
  const tailEntry = (entry: JournalEntry, row: number): TailEntry => ({
    row,
    transaction: entry.transaction,
    atMs: Date.parse(entry.at),
    keys: String(cellOf(entry, 'idempotency_key')),
    series: '{}',
  });
  // Row 2 has the group, and the row below the entry that the tail begins with.
  const searched: unknown[] = [];
  const session = {
    hints: { keys: null },
    workspace: {
      clock: { now: () => Date.parse(newest.at) },
      document: {
        readRow: (_sheet: string, row: number) => encodeEntry(row === 2 ? group : newest),
        read: () => [[cellOf(group, 'idempotency_key')]],
        gridRows: () => 10_000,
        find(...given: readonly [string, number, number, string, boolean]) {
          searched.push(given);
          return new RegExp(given[3]).test(String(cellOf(group, 'idempotency_key'))) ? [2] : [];
        },
      },
    },
  } as unknown as Session;
  const tailFrom = (...recent: readonly TailEntry[]): JournalTail =>
    ({ isComplete: false, recent }) as unknown as JournalTail;

  test.each([
    ['among the newest entries', tailFrom(tailEntry(group, 2), tailEntry(newest, 3))],
    ['in the column of keys', tailFrom(tailEntry(newest, 3))],
    ['by a search', tailFrom(tailEntry(newest, 6000))],
  ])('%s', (_where, tail) => {
    expect(findEntryByKey(session, tail, hash('b'))?.transaction).toBe(7);
    expect(findEntryByKey(session, tail, hash('d'))).toBeNull();
  });

  test('which is a search for a pattern, because the cell has further keys', () => {
    expect(searched).toContainEqual(['journal', 3, 2, hash('b'), true]);
  });
});
