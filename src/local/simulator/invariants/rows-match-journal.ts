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
  const { deletedByHand, workbook } = run.world;
  const rows = recordRows(workbook, resource.sheet);
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
      const isOff = own.length !== wanted && !(own.length === 0 && deletedByHand.has(record.id));
      if (isOff) return [`${record.id} has ${own.length} rows instead of ${wanted}`];
      return own.flatMap((row) => differencesOf(run, resource, latest, row));
    }),
  ];
}

// What a person has typed stays until somebody changes that very field.
function differencesOf(
  { world }: JudgedRun,
  resource: Resource,
  committed: Committed,
  row: RecordRow,
): string[] {
  const { id } = committed.record;
  const cells = cellsOf(resource, committed);
  const edited = world.editedByHand.get(id);
  return recordTable(resource).columns.flatMap(({ header, key }, index) => {
    const found = plainCell(row.cells[(row.columns.get(header) ?? 0) - 1]);
    if (edited !== undefined && (key === 'rev' || key === 'check')) return [];
    const wanted = edited?.header === header ? edited.text : (cells[index] ?? '');
    return found === wanted
      ? []
      : [`${id} shows ${header} ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`];
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
