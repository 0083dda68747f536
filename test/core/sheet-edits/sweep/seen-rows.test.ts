/** The sweep looks at each row once a day, wherever a person moves it between two hours. */
import fc from 'fast-check';
import {
  planSlices,
  type SeenRows,
  stillSeen,
  withSlice,
} from '../../../../src/core/sheet-edits/sweep/seen-rows.ts';
import { newRecordId } from '../../../../src/core/schema/record-id.ts';

const hourMs = 3_600_000;
const dueMs = 22 * hourMs;
const startMs = Date.UTC(2026, 0, 7);
const nothing: SeenRows = { sinceMs: 0, wholeMs: 0, notedMs: 0, linesMs: 0, leftMs: 0, blocks: [] };

/** A row of a sheet, and the edits of it that no sweep has seen, by the hour in which they were made. */
interface Row {
  readonly id: string;
  readonly key: number;
  edited: number | null;
}

let made = 0;
const row = (atMs: number, key: number): Row => {
  made += 1;
  const uuid = `${String(made).padStart(8, '0')}-0000-4000-8000-000000000000`;
  return { id: newRecordId('inv', atMs, made, uuid), key, edited: null };
};

type Act = (rows: Row[], atMs: number, hour: number) => Row[];
const acts: Readonly<Record<string, (at: number) => Act>> = {
  edit: (at) => (rows, _atMs, hour) => {
    const one = rows[at % rows.length];
    if (one !== undefined) one.edited ??= hour;
    return rows;
  },
  sort: (at) => (rows) => [...rows].sort((a, b) => ((a.key * (at + 1)) % 997) - ((b.key * (at + 1)) % 997)),
  insert: (at) => (rows) => [
    ...rows.slice(0, at % rows.length),
    { id: '', key: at, edited: null },
    ...rows.slice(at % rows.length),
  ],
  append: (at) => (rows, atMs) => [...rows, row(atMs, at)],
  delete: (at) => (rows) =>
    rows.length > 1 ? rows.filter((_one, index) => index !== at % rows.length) : rows,
};

const anAct = fc.record({ name: fc.constantFrom(...Object.keys(acts)), at: fc.nat(10_000) });
const aDay = fc.record({
  rows: fc.integer({ min: 1, max: 5_000 }),
  hours: fc.array(
    fc.record({ acts: fc.array(anAct, { maxLength: 3 }), slices: fc.nat(2), dies: fc.boolean() }),
    {
      minLength: 30,
      maxLength: 60,
    },
  ),
});

/** One hour's sweep: so many slices, and what is due. An execution that dies has looked at rows, and has not noted it. */
function sweepHour(
  before: SeenRows,
  rows: readonly Row[],
  atMs: number,
  { slices, dies }: { readonly slices: number; readonly dies: boolean },
): SeenRows {
  const ids = rows.map(({ id }) => id);
  let seen = stillSeen(before, ids);
  for (const [index, slice] of planSlices(seen, ids.length).entries()) {
    if (index >= slices && slice.seenMs >= atMs - dueMs) continue;
    for (const one of rows.slice(slice.first - 2, slice.last - 1)) one.edited = null;
    const own = ids.slice(slice.first - 2, slice.last - 1);
    if (!dies) seen = withSlice(seen, slice, { ids: own, seenMs: atMs, line: 0 });
  }
  return seen;
}

test('an edit is seen within a day, though a person sorts, inserts and deletes rows between the hours', () => {
  fc.assert(
    fc.property(aDay, ({ rows: count, hours }) => {
      let rows = Array.from({ length: count }, (_none, index) => row(startMs - 1, index));
      let seen = nothing;
      for (const [hour, { acts: chosen, slices, dies }] of hours.entries()) {
        const atMs = startMs + hour * hourMs;
        for (const { name, at } of chosen) rows = acts[name]?.(at)(rows, atMs - 60_000, hour) ?? rows;
        seen = sweepHour(seen, rows, atMs, { slices, dies });
        const oldest = Math.min(...rows.map(({ edited }) => edited ?? hour));
        expect(hour - oldest).toBeLessThanOrEqual(24);
      }
    }),
    { numRuns: 6 },
  );
}, 60_000);

test('a row that is added at the end leaves the others seen', () => {
  const rows = Array.from({ length: 5_000 }, (_none, index) => row(startMs, index).id);
  let seen = nothing;
  for (const slice of planSlices(seen, rows.length))
    seen = withSlice(seen, slice, {
      ids: rows.slice(slice.first - 2, slice.last - 1),
      seenMs: startMs,
      line: 0,
    });
  const later = stillSeen(seen, [...rows, row(startMs + hourMs, 0).id]);
  expect(planSlices(later, 5_001).map(({ first, last, isNew }) => [first, last, isNew])).toEqual([
    [5_002, 5_002, true],
    [2, 2_001, false],
    [2_002, 4_001, false],
    [4_002, 5_001, false],
  ]);
  expect(later.sinceMs).toBe(startMs);
});

test('a row that is inserted moves the rows below as they are, and a sort makes those that it moves new', () => {
  const rows = Array.from({ length: 6_000 }, (_none, index) => row(startMs, index).id);
  let seen = nothing;
  for (const slice of planSlices(seen, rows.length))
    seen = withSlice(seen, slice, {
      ids: rows.slice(slice.first - 2, slice.last - 1),
      seenMs: startMs,
      line: 0,
    });
  const inserted = [...rows.slice(0, 2_500), '', ...rows.slice(2_500)];
  const news = (ids: readonly string[]): number[][] =>
    planSlices(stillSeen(seen, ids), ids.length)
      .filter(({ isNew }) => isNew)
      .map(({ first, last }) => [first, last]);
  expect(news(inserted)).toEqual([
    [2_002, 4_001],
    [4_002, 4_002],
  ]);
  expect(news([...rows].reverse())).toEqual([
    [2, 2_001],
    [2_002, 4_001],
    [4_002, 6_001],
  ]);
});
