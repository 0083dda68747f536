/** A page of a large sheet in order: few ids are read, and none is trusted that the numbers do not prove. */
import { invoices } from '../../../../src/core/resources/invoices.ts';
import { runQuery } from '../../../../src/core/store/page/query.ts';
import { newRecordId } from '../../../../src/core/schema/record-id.ts';
import { encodeRecord } from '../../../../src/core/store/row/row-codec.ts';
import type { Session } from '../../../../src/core/store/session.ts';
import { recordTable } from '../../../../src/core/store/table.ts';
import type { Area, Cell } from '../../../../src/core/workspace.ts';

const table = recordTable(invoices);
const records = 50_000;
const uuid = '00000000-0000-4000-8000-000000000000';
// Every fiftieth record is a match.
const isVoid = (seq: number): boolean => seq % 50 === 0;
const ids = Array.from({ length: records + 1 }, (_, seq) =>
  newRecordId('inv', 1_700_000_000_000 + seq, seq, uuid),
);
const idOf = (seq: number): string => ids[seq] ?? '';

function cellsOf(seq: number): Cell[] {
  const record = { id: idOf(seq), status: isVoid(seq) ? 'void' : 'open', number: `INV-${seq}`, total: '10' };
  return encodeRecord(table, record, 1);
}

// A row that a person is typing has the status of its neighbours, and no id yet.
const typedRow = 25_000;
const typedAt = (row: number): number => (row === typedRow ? 50 : 1);

/** A session whose document has these records, from row 2 on, and the calls that it made. */
function sheetOf(
  seqAt: (row: number) => number | null,
  hints: object = {},
): { session: Session; calls: string[] } {
  const calls: string[] = [];
  const rowOf = (row: number): readonly Cell[] => {
    const seq = row > 1 ? seqAt(row) : null;
    return seq === null || seq > records ? table.columns.map(() => '') : cellsOf(seq);
  };
  const session = {
    workspace: {
      cache: { put: () => undefined },
      document: {
        lastContentRow: () => records + 1,
        gridRows: () => records + 100,
        readRow: () => table.columns.map(({ header }) => header),
        find: (_sheet: string, column: number, first: number, pattern: string) => {
          calls.push('find');
          const isOfIds = column === table.idIndex + 1;
          const rows = Array.from({ length: records + 99 }, (_, index) => index + first);
          return rows.filter((row) =>
            isOfIds
              ? new RegExp(pattern).test(idAt(seqAt, row))
              : row <= records + 1 && isVoid(seqAt(row) ?? typedAt(row)),
          );
        },
        read: (_sheet: string, area: Area) => {
          calls.push(`read ${area.rows}x${area.columns}`);
          return Array.from({ length: area.rows }, (_, index) =>
            area.columns === 1
              ? [String(idAt(seqAt, area.row + index))]
              : rowOf(area.row + index).slice(area.column - 1),
          );
        },
      },
    },
    settings: { columns: { Invoices: table.columns.map(({ header }) => header) }, filling: {} },
    hints: {
      applied: 0,
      layouts: {},
      tails: { Invoices: { row: records + 1, seq: records } },
      gaps: {},
      counts: {},
      mixed: [],
      ...hints,
    },
    seenLayouts: new Map(),
    holdsLock: true,
  } as unknown as Session;
  return { session, calls };
}

function idAt(seqAt: (row: number) => number | null, row: number): string {
  const seq = row > 1 ? seqAt(row) : null;
  return seq === null || seq > records ? '' : idOf(seq);
}

const condition = {
  needs: ['status'],
  holds: ({ status }: { readonly status?: unknown }) => status === 'void',
  searches: [{ fields: ['status'], pattern: '^(void)$' }],
};
const query = {
  conditions: [condition],
  sort: { field: 'created_at', isDescending: true },
  limit: 3,
  after: null,
  counts: false,
  showsDeleted: false,
  tombstones: [],
};
const newest = [50_000, 49_950, 49_900].map(idOf);
const next = [49_850, 49_800, 49_750].map(idOf);
const idsIn = (page: ReturnType<typeof runQuery>): string[] => page.entries.map(({ id }) => id);

test('of many matches, the ids from the page on are read and no others', () => {
  const { session, calls } = sheetOf((row) => row - 1);
  const page = runQuery(session, table, query);
  expect(idsIn(page)).toEqual(newest);
  expect(page.hasMore).toBe(true);
  expect(calls).toEqual(['find', 'read 171x1', expect.stringMatching(/^read 1\d\dx\d\d$/)]);
  const after = { id: newest[2] ?? '', value: null };
  expect(idsIn(runQuery(session, table, { ...query, after }))).toEqual(next);
});

test('all matches are counted by a search for rows without an id', () => {
  // The typed row is a match of the search, but no record.
  const { session, calls } = sheetOf(
    (row) => (row === typedRow || row > records + 1 ? null : row - 1 - Number(row > typedRow)),
    {
      tails: { Invoices: { row: records + 1, seq: records - 1 } },
    },
  );
  const { total, entries } = runQuery(session, table, { ...query, counts: true });
  expect(total).toBe(records / 50 - 1);
  expect(entries[0]?.id).toBe(idOf(49_950));
  expect(calls.filter((call) => /^read \d{5}x1$/.test(call))).toEqual([]);
  expect(calls.filter((call) => call === 'find')).toHaveLength(2);
});

test.each([
  ['a number is missing', (row: number) => (row > 49_960 ? row : row - 1), {}],
  ['a person has sorted the sheet', (row: number) => (row > 50_001 ? null : 50_002 - row), {}],
  ['the sheet was found sorted before', (row: number) => row - 1, { mixed: ['Invoices'] }],
])('all ids are read when %s', (_what, seqAt, hints) => {
  const { session, calls } = sheetOf(seqAt, hints);
  const page = runQuery(session, table, query);
  expect(idsIn(page)).toEqual(newest);
  expect(calls).toContainEqual(expect.stringMatching(/^read [45]\d{4}x1$/));
});

test('a row inserted above between the search and the ids does not hide the newest match', () => {
  let inserted = 0;
  // All are matches here, so that each row read looks like one.
  const { session } = sheetOf((row) => (row === 2 && inserted > 0 ? null : row - 1 - inserted));
  const { document } = session.workspace;
  const all = {
    ...condition,
    holds: () => true,
    searches: [{ fields: ['status'], pattern: '^(open|void)$' }],
  };
  Object.assign(document, {
    find: () => {
      const rows = Array.from({ length: records }, (_, index) => index + 2 + inserted);
      inserted = 1;
      return rows;
    },
  });
  expect(idsIn(runQuery(session, table, { ...query, conditions: [all] }))).toEqual(
    [50_000, 49_999, 49_998].map(idOf),
  );
});
