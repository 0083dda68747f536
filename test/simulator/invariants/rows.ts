/** Invariants of the sheets: their rows show what the journal says, and no cell is a formula that a caller sent. */
import { resources } from '../../../src/core/resources/index.ts';
import { recall, type JsonObject } from '../../../src/core/schema/represent.ts';
import type { Resource } from '../../../src/core/schema/resource.ts';
import type { JournalRecord } from '../../../src/core/store/journal/journal-entry.ts';
import { encodeRecord } from '../../../src/core/store/row/row-codec.ts';
import { withoutJoiner } from '../../../src/core/store/row/text-cell-strategy.ts';
import { recordTable } from '../../../src/core/store/table.ts';
import type { Cell } from '../../../src/core/workspace.ts';
import { type Committed, type RunHistory, parsedRecord } from '../oracle/run-history.ts';
import { billingSheets, plainCell, type RecordRow, recordRows } from '../world/billing-sheets.ts';
import type { Invariant } from './invariant.ts';

/** Every committed record has one row that shows it as it was committed last, and no row shows anything else. */
export const rowsMatchJournal: Invariant = {
  name: 'rows match the journal',
  check: (run) => resources.flatMap((resource) => rowFaults(run, resource)),
};

function rowFaults(run: RunHistory, resource: Resource): string[] {
  const rows = recordRows(run.world.workbook, resource.sheet);
  const committed = [...run.last.values()].filter(({ record }) => record.object === resource.object);
  const known = new Set(committed.map(({ record }) => record.id));
  const strangers = rows.filter(({ id }) => !known.has(id));
  return [
    ...strangers.map(
      ({ id, row }) => `row ${row} of ${resource.sheet} shows ${id}, which was never committed`,
    ),
    ...committed.flatMap((latest) => {
      const { record } = latest;
      const own = rows.filter(({ id }) => id === record.id);
      const wanted = record.kind === 'deleted' ? 0 : 1;
      if (own.length !== wanted) return [`${record.id} has ${own.length} rows instead of ${wanted}`];
      return own.flatMap((row) => differencesOf(resource, latest, row));
    }),
  ];
}

// The sweep at the end applies what people have done to the rows.
function differencesOf(resource: Resource, committed: Committed, row: RecordRow): string[] {
  const cells = cellsOf(resource, committed);
  return recordTable(resource).columns.flatMap(({ header }, index) => {
    const cell = plainCell(row.cells[(row.columns.get(header) ?? 0) - 1]);
    // A joiner stands before a sign where Google would read it as typed.
    const found = typeof cell === 'string' ? withoutJoiner(cell) : cell;
    const wanted = cells[index] ?? '';
    return found === wanted
      ? []
      : [`${committed.record.id} shows ${header} ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`];
  });
}

const knownCells = new WeakMap<JournalRecord, readonly Cell[]>();

/** The row that shows the record. */
function cellsOf(resource: Resource, { record, transaction }: Committed): readonly Cell[] {
  const known = knownCells.get(record);
  if (known !== undefined) return known;
  const recalled = { ...recall(resource.fields, parsedRecord(record) as JsonObject), ...record.kept };
  const shown = { ...recalled, ...resource.complete?.(recalled) };
  const cells = encodeRecord(recordTable(resource), shown, transaction);
  knownCells.set(record, cells);
  return cells;
}

interface ShownLine {
  readonly id: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly amount: number;
}

const itemSheets = [
  { sheet: 'Quotation items', object: 'quotation' },
  { sheet: 'Invoice items', object: 'invoice' },
];

/** The line items that people see are those of their documents, in their order. */
export const linesMatchDocuments: Invariant = {
  name: 'lines match their documents',
  check: (run) => itemSheets.flatMap(({ sheet, object }) => lineFaults(run, sheet, object)),
};

function lineFaults({ world, last }: RunHistory, sheet: string, object: string): string[] {
  const rows = recordRows(world.workbook, sheet);
  const documents = [...last.values()].map(({ record }) => record).filter((one) => one.object === object);
  const known = new Set(documents.map(({ id }) => id));
  const strangers = rows.filter(({ id }) => !known.has(id));
  return [
    ...strangers.map(({ id, row }) => `row ${row} of ${sheet} is a line of ${id}, which was never committed`),
    ...documents.flatMap((document) => {
      const { id, kind } = document;
      const { items = [], shape } = parsedRecord(document) as {
        items?: readonly ShownLine[];
        shape?: string;
      };
      // A total of nothing is no line that people see.
      const isShown = shape !== 'total' || items.some((line) => Number(line.unit_price) !== 0);
      const wanted =
        kind === 'deleted' || !isShown
          ? []
          : items.map((line) => [line.id, line.quantity, line.unit_price, line.amount].join(' '));
      const found = rows
        .filter((row) => row.id === id)
        .map(({ cells, columns }) => {
          const cell = (header: string) => cells[(columns.get(header) ?? 0) - 1];
          return ['Line ID', 'Quantity', 'Unit price', 'Amount']
            .map((header) => String(cell(header)))
            .join(' ');
        });
      // A person may have sorted them.
      return JSON.stringify(found.sort()) === JSON.stringify(wanted.sort())
        ? []
        : [`${id} shows the lines ${found.join(', ')} for ${wanted.join(', ')}`];
    }),
  ];
}

/** No text of a caller has become a formula. */
export const noFormulas: Invariant = {
  name: 'no formula outside formula cells',
  check: ({ world, scene }) =>
    world.workbook.data.sheets
      .filter(({ id, name }) => id === scene.journalSheetId || billingSheets.some((one) => one.name === name))
      .flatMap(({ name, rows }) =>
        rows.flatMap((cells, index) =>
          cells.flatMap((cell) =>
            typeof cell === 'object' ? [`row ${index + 1} of ${name} has ${cell.formula}`] : [],
          ),
        ),
      ),
};
