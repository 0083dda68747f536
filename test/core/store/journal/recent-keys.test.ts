/** The notes of recent keys never take a key of the last day for a new one, however stale they are and whatever became of the journal. */
import fc from 'fast-check';
import {
  idempotencyMemoryMs,
  isKnownNew,
  notedMax,
  noteRecentKeys,
  type RecentKeys,
} from '../../../../src/core/store/journal/recent-keys.ts';
import type { TailEntry } from '../../../../src/core/store/journal/journal-tail.ts';

const keyOf = (number: number): string => (number * 7919 + 1).toString(16).padStart(8, '0').repeat(8);

const entry = (transaction: number, atMs: number, keys: string): TailEntry => ({
  row: transaction + 1,
  transaction,
  atMs,
  keys,
  series: '{}',
});

/** Entries from 1 on, each some time after the one before. */
const journal = (count: number, pauseMs: number): TailEntry[] =>
  Array.from({ length: count }, (_none, index) => entry(index + 1, 1e12 + index * pauseMs, keyOf(index + 1)));

const window = 30;
const windowOf = (entries: readonly TailEntry[]): [readonly TailEntry[], boolean] => [
  entries.slice(-window),
  entries.length <= window,
];

function noteAll(
  entries: readonly TailEntry[],
  from = 1,
  noted: RecentKeys | null = null,
): RecentKeys | null {
  let notes = noted;
  for (let count = from; count <= entries.length; count += 1) {
    const nowMs = entries[count - 1]?.atMs ?? 0;
    notes = noteRecentKeys(notes, ...windowOf(entries.slice(0, count)), nowMs);
  }
  return notes;
}

test('A key that no entry of the day has is known to be new, and each that one has is not', () => {
  const entries = journal(400, 60_000);
  const notes = noteAll(entries);
  const nowMs = entries[399]?.atMs ?? 0;
  expect(isKnownNew(notes, 400, keyOf(5000), nowMs)).toBe(true);
  for (let number = 1; number <= 400; number += 1)
    expect(isKnownNew(notes, 400, keyOf(number), nowMs)).toBe(false);
});

test('The keys of entries older than a day are forgotten', () => {
  const entries = journal(400, idempotencyMemoryMs / 100);
  const notes = noteAll(entries);
  const nowMs = entries[399]?.atMs ?? 0;
  expect(isKnownNew(notes, 400, keyOf(1), nowMs)).toBe(true);
  expect(isKnownNew(notes, 400, keyOf(301), nowMs)).toBe(false);
});

test('Notes that begin in the middle of a day prove nothing', () => {
  const entries = journal(400, 60_000);
  const notes = noteAll(entries, 300);
  expect(isKnownNew(notes, 400, keyOf(5000), entries[399]?.atMs ?? 0)).toBe(false);
});

test('More keys in a day than are noted prove nothing', () => {
  const entries = journal(notedMax + 200, 1000);
  const notes = noteAll(entries);
  expect(JSON.stringify(notes).length).toBeLessThan(16_000);
  expect(isKnownNew(notes, entries.length, keyOf(50_000), entries[entries.length - 1]?.atMs ?? 0)).toBe(
    false,
  );
});

test('Notes that are stale, or tell of entries that a person has cut off, never hide a key', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 0, max: 80 }),
      fc.integer({ min: 1, max: 40 }),
      (before, cut, after, lag, minutes) => {
        const pauseMs = minutes * 60_000;
        const first = journal(before, pauseMs);
        const notes = noteAll(first);
        const kept = first.slice(0, Math.max(0, before - cut));
        const startMs = first[before - 1]?.atMs ?? 0;
        const more = Array.from({ length: after }, (_none, index) =>
          entry(kept.length + index + 1, startMs + (index + 1) * pauseMs, keyOf(10_000 + index)),
        );
        const entries = [...kept, ...more];
        // Only the last writers know the notes: those between have published none.
        const last = noteAll(entries, Math.min(entries.length, kept.length + 1 + lag), notes);
        const nowMs = entries[entries.length - 1]?.atMs ?? 0;
        for (const { atMs, keys } of entries)
          if (atMs >= nowMs - idempotencyMemoryMs)
            expect(isKnownNew(last, entries.length, keys, nowMs)).toBe(false);
      },
    ),
    { numRuns: 40 },
  );
});
