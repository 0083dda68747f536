/** Every committed record has one row that shows it as it was committed last, and no row shows anything else. */
import { resources } from '../../../core/resources/index.ts';
import { recall } from '../../../core/schema/recall.ts';
import type { JsonObject } from '../../../core/schema/represent.ts';
import type { Resource } from '../../../core/schema/resource.ts';
import { encodeRecord } from '../../../core/store/row-codec.ts';
import type { JournalRecord } from '../../../core/store/journal/journal-entry.ts';
import { recordTable } from '../../../core/store/table.ts';
import type { Cell } from '../../../core/workspace.ts';
import { plainCell, type RecordRow, recordRows } from '../billing-sheets.ts';
import type { Committed, JudgedRun } from '../judged-run.ts';
import { parsedRecord } from '../parsed-record.ts';
import type { Invariant } from './invariant.ts';

export const rowsMatchJournal: Invariant = {
  name: 'rows match the journal',
  check: (run) => resources.flatMap((resource) => faultsOf(run, resource)),
};

function faultsOf(run: JudgedRun, resource: Resource): string[] {
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

// What people have done to the rows is settled by the sweep at the end.
function differencesOf(resource: Resource, committed: Committed, row: RecordRow): string[] {
  const cells = cellsOf(resource, committed);
  return recordTable(resource).columns.flatMap(({ header }, index) => {
    const found = plainCell(row.cells[(row.columns.get(header) ?? 0) - 1]);
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
  const recalled = recall(resource.fields, parsedRecord(record) as JsonObject);
  const shown = { ...recalled, ...resource.complete?.(recalled) };
  const cells = encodeRecord(recordTable(resource), shown, transaction);
  knownCells.set(record, cells);
  return cells;
}
