/** Cursors: each gives back its place in its own list, and in no other. */
import fc from 'fast-check';
import { readCursor, writeCursor } from '../../../../src/core/api/lists/cursor.ts';
import { invoices } from '../../../../src/core/resources/invoices.ts';
import { quotations } from '../../../../src/core/resources/quotations.ts';
import { newRecordId } from '../../../../src/core/schema/record-id.ts';

const id = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 47 }), fc.integer({ min: 1, max: 2 ** 35 - 1 }), fc.uuid())
  .map(([timeMs, sequence, uuid]) => newRecordId('inv', timeMs, sequence, uuid));
// Empty texts are stored as null: no record has one.
const value = fc.option(fc.string({ unit: 'binary', minLength: 1 }));
const position = fc.record({ id, value });
const query = fc.dictionary(
  fc.constantFrom('status', 'q', 'sort', 'total[gte]'),
  fc.string({ unit: 'binary' }),
);

function refusal(code: string): unknown {
  return expect.objectContaining({ code });
}

test('gives back the place that it was written for, whatever the limit', () => {
  fc.assert(
    fc.property(position, query, fc.nat(), (place, asked, limit) => {
      const cursor = writeCursor(place, invoices, asked);
      expect(cursor).toMatch(/^[\w-]+$/);
      const next = { ...Object.fromEntries(Object.entries(asked).reverse()), cursor, limit: String(limit) };
      expect(readCursor(cursor, invoices, next)).toEqual(place);
    }),
  );
});

test('is refused with other parameters, and by the list of another kind', () => {
  fc.assert(
    fc.property(position, query, query, (place, asked, other) => {
      const [one, two] = [asked, other].map((parameters) =>
        JSON.stringify(Object.entries(parameters).sort()),
      );
      fc.pre(one !== two);
      const cursor = writeCursor(place, invoices, asked);
      expect(() => readCursor(cursor, invoices, other)).toThrow(refusal('cursor_mismatch') as Error);
      // Ids of another kind have another prefix, which no cursor holds.
      expect(() => readCursor(cursor, quotations, asked)).toThrow(refusal('cursor_mismatch') as Error);
    }),
  );
});

test('is refused when it is any other text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => readCursor(text, invoices, {})).toThrow(refusal('cursor_invalid') as Error);
    }),
  );
});
