/** The sweep looks at each row once a day, and first at those that have come. */
import fc from 'fast-check';
import {
  planSlices,
  type SeenRows,
  seenOf,
  withSlice,
} from '../../../../src/core/sheet-edits/sweep/seen-rows.ts';

const hourMs = 3_600_000;
const dueMs = 22 * hourMs;
const startMs = Date.UTC(2026, 0, 7);
const nothing: SeenRows = { slicesMs: [], rows: 0, wholeMs: 0, notedMs: 0, linesMs: 0, leftMs: 0 };

const aDay = fc.record({
  rows: fc.integer({ min: 1, max: 9_000 }),
  hours: fc.array(
    fc.record({ edited: fc.nat(100_000), added: fc.nat(900), slices: fc.nat(2), dies: fc.boolean() }),
    { minLength: 30, maxLength: 60 },
  ),
});

/** One hour's sweep: so many slices, and what is due. An execution that dies has looked at rows, and has not noted it. */
function sweepHour(
  before: SeenRows,
  rows: number,
  { atMs, slices, dies }: { readonly atMs: number; readonly slices: number; readonly dies: boolean },
  look: (first: number, last: number) => void,
): SeenRows {
  let seen = seenOf(before, rows);
  const plan = planSlices(seen, rows).sort((one, other) => one.seenMs - other.seenMs);
  for (const [index, slice] of plan.entries()) {
    if (index >= slices && slice.seenMs >= atMs - dueMs) continue;
    look(slice.first, slice.last);
    if (!dies) seen = withSlice(seen, slice, atMs);
  }
  return seen;
}

test('an edit is seen within a day, though rows are added, and the sweep dies now and then', () => {
  fc.assert(
    fc.property(aDay, ({ rows: first, hours }) => {
      let rows = first;
      let seen = nothing;
      let edited: { readonly row: number; readonly hour: number }[] = [];
      for (const [hour, { edited: at, added, slices, dies }] of hours.entries()) {
        rows += added;
        edited.push({ row: 2 + (at % rows), hour });
        const atMs = startMs + hour * hourMs;
        seen = sweepHour(seen, rows, { atMs, slices, dies }, (top, bottom) => {
          edited = edited.filter(({ row }) => row < top || row > bottom);
        });
        expect(hour - Math.min(hour, ...edited.map((one) => one.hour))).toBeLessThanOrEqual(24);
      }
    }),
  );
});

test('rows that have come are new, and those above were seen', () => {
  let seen = seenOf(nothing, 5_000);
  for (const slice of planSlices(seen, 5_000)) seen = withSlice(seen, slice, startMs);
  expect(planSlices(seenOf(seen, 5_001), 5_001)).toEqual([
    { first: 2, last: 2_001, seenMs: startMs, isNew: false },
    { first: 2_002, last: 4_001, seenMs: startMs, isNew: false },
    { first: 4_002, last: 5_002, seenMs: startMs, isNew: true },
  ]);
});
