/** The order of a sorted list and its pages, held against an order made by other means. */
import fc from 'fast-check';
import { invoices } from '../../../../src/core/resources/invoices.ts';
import type { Position } from '../../../../src/core/store/page/positions.ts';
import { runQuery } from '../../../../src/core/store/page/query.ts';
import { newRecordId } from '../../../../src/core/schema/record-id.ts';
import type { Session } from '../../../../src/core/store/session.ts';
import { recordTable } from '../../../../src/core/store/table.ts';
import type { Tombstone } from '../../../../src/core/store/journal/recorded-changes.ts';

const table = recordTable(invoices);
// Nothing is alive here, so that only the order is asked for: the workbook is a header.
const session = {
  workspace: {
    cache: { put: () => undefined },
    document: {
      lastContentRow: () => 1,
      read: () => [],
      readRow: () => table.columns.map(({ header }) => header),
    },
  },
  settings: { columns: { Invoices: table.columns.map(({ header }) => header) }, filling: {} },
  hints: { layouts: {}, tails: {}, gaps: {} },
  seenLayouts: new Map(),
} as unknown as Session;

const tombstones = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.uuid()), {
    maxLength: 12,
    selector: ([, uuid]) => uuid,
  })
  .map((made) =>
    made.map(
      ([second, uuid], index): Tombstone => ({
        id: newRecordId('inv', 1_767_787_200_000 + index, index + 1, uuid),
        object: 'invoice',
        deleted: true,
        updated_at: new Date(1_767_787_200_000 + second * 1000).toISOString(),
      }),
    ),
  );
const sort = fc.record({
  field: fc.constantFrom('updated_at', 'total', 'number'),
  isDescending: fc.boolean(),
});

/** The id of every entry, page by page. */
function idsByPage(
  from: readonly Tombstone[],
  by: { field: string; isDescending: boolean },
  limit: number,
): string[][] {
  const pages: string[][] = [];
  let after: Position | null = null;
  for (;;) {
    const page = runQuery(session, table, {
      conditions: [],
      sort: by,
      limit,
      after,
      tombstones: from,
      counts: false,
      showsDeleted: true,
    });
    expect(page.total).toBe(0);
    pages.push(page.entries.map(({ id }) => id));
    if (!page.hasMore) return pages;
    after = page.positions[page.positions.length - 1] ?? null;
    expect(after).not.toBeNull();
  }
}

test('every entry is on one page, in order, whatever the sort and the limit', () => {
  fc.assert(
    fc.property(tombstones, sort, fc.integer({ min: 1, max: 13 }), (from, by, limit) => {
      const direction = by.isDescending ? -1 : 1;
      // Records without a value are equal, and ordered by id.
      const keyOf = (one: Tombstone): string => (by.field === 'updated_at' ? one.updated_at : '') + one.id;
      const expected = [...from].sort((one, other) => direction * (keyOf(one) < keyOf(other) ? -1 : 1));
      const pages = idsByPage(from, by, limit);
      expect(pages.flat()).toEqual(expected.map(({ id }) => id));
      for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
    }),
  );
});

test('a page goes on behind its place though the record that stood there is gone', () => {
  fc.assert(
    fc.property(tombstones, sort, (from, by) => {
      fc.pre(from.length >= 3);
      const [first = [], ...rest] = idsByPage(from, by, 2);
      const end = from.find(({ id }) => id === first[1]);
      const value = by.field === 'updated_at' ? (end?.updated_at ?? null) : null;
      const left = from.filter(({ id }) => !first.includes(id));
      const after = { id: end?.id ?? '', value };
      const page = runQuery(session, table, {
        conditions: [],
        sort: by,
        limit: 20,
        after,
        tombstones: left,
        counts: false,
        showsDeleted: true,
      });
      expect(page.entries.map(({ id }) => id)).toEqual(rest.flat());
    }),
  );
});
