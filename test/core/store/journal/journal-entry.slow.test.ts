import fc from 'fast-check';
import {
  decodeEntry,
  encodeEntry,
  type JournalEntry,
  journalHeaders,
  textColumn,
} from '../../../../src/core/store/journal/journal-entry.ts';
import type { JournalRequest } from '../../../../src/core/store/journal/journal-request.ts';
import { arbitraryCellText } from '../../arbitrary-records.ts';

const record = fc.record(
  {
    object: fc.constantFrom('invoice', 'customer'),
    id: arbitraryCellText,
    seq: fc.nat(),
    kind: fc.constantFrom('created' as const, 'updated' as const, 'deleted' as const),
    changed: fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
    items: fc.boolean(),
    text: fc
      .oneof(
        arbitraryCellText,
        fc.integer({ min: 1, max: 40 }).map((thousands) => '😀\u2060=x'.repeat(thousands * 1000)),
      )
      .map((text) => `{${text}`),
  },
  { noNullPrototype: true },
);

const batch = fc.array(
  fc.oneof(
    fc.nat(2),
    arbitraryCellText.map((text) => `{"status":422,"detail":${JSON.stringify(text)}}`),
  ),
  { minLength: 1, maxLength: 5 },
);

const request: fc.Arbitrary<JournalRequest> = fc.record(
  {
    idempotencyKey: fc.constantFrom('', 'a'.repeat(64), 'c'.repeat(64)),
    fingerprint: fc.constantFrom('', `POST ${'b'.repeat(64)}`),
    answer: fc.oneof(
      fc.record(
        { status: fc.constant(201), record: fc.nat(2), location: fc.option(fc.string()) },
        { noNullPrototype: true },
      ),
      fc.record(
        { status: fc.constant(207 as const), batch, location: fc.constant(null) },
        { noNullPrototype: true },
      ),
    ),
  },
  { noNullPrototype: true },
);

const entry: fc.Arbitrary<JournalEntry> = fc.record(
  {
    transaction: fc.integer({ min: 1 }),
    at: fc.constant('2026-01-07T12:00:00.000Z'),
    requests: fc.array(request, { minLength: 1, maxLength: 4 }),
    series: fc.dictionary(fc.string(), fc.nat(), { noNullPrototype: true, maxKeys: 4 }),
    events: fc.array(
      fc.record({ id: fc.string(), type: fc.string(), record: fc.nat(2) }, { noNullPrototype: true }),
      { maxLength: 3 },
    ),
    records: fc.array(record, { minLength: 1, maxLength: 3 }),
  },
  { noNullPrototype: true },
);

test('gives back the entry that was put into a row, with blank cells behind it', () => {
  fc.assert(
    fc.property(entry, (written) => {
      expect(decodeEntry([...encodeEntry(written), '', ''])).toEqual(written);
    }),
    { numRuns: 60 },
  );
});

test('fits every cell into one of an .xlsx file, however much has to be escaped', () => {
  fc.assert(
    fc.property(entry, (written) => {
      for (const cell of encodeEntry(written).slice(textColumn - 1))
        expect(String(cell).length).toBeLessThanOrEqual(32_767);
    }),
    { numRuns: 60 },
  );
});

test('puts the transaction first, as the only number', () => {
  const [written] = fc.sample(entry, { numRuns: 1, seed: 3 });
  const cells = encodeEntry(written!);
  expect(cells[journalHeaders.indexOf('transaction')]).toBe(written?.transaction);
  expect(cells.slice(1).every((cell) => typeof cell === 'string')).toBe(true);
});

test('is never read as another entry when two of its cells have changed places', () => {
  fc.assert(
    fc.property(entry, fc.nat(), fc.nat(), (written, one, other) => {
      const cells = encodeEntry(written);
      const [from, to] = [one % cells.length, other % cells.length];
      const swapped = cells.map((cell, index) => {
        if (index === from) return cells[to] ?? '';
        return index === to ? (cells[from] ?? '') : cell;
      });
      const decoded = ((): unknown => {
        try {
          return decodeEntry(swapped);
        } catch (error) {
          expect(error).toMatchObject({ code: 'workspace_misconfigured' });
          return written;
        }
      })();
      // Pieces of a text that repeats itself may be the same in any order.
      expect(decoded).toEqual(written);
    }),
    { numRuns: 20 },
  );
});
