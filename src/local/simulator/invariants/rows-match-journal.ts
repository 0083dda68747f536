/** Every committed record has one row that shows it as it was committed last, and no row shows anything else. */
import { resources } from '../../../core/resources/index.ts';
import { recall } from '../../../core/schema/recall.ts';
import type { JsonObject } from '../../../core/schema/represent.ts';
import type { Resource } from '../../../core/schema/resource.ts';
import { encodeRecord } from '../../../core/store/row-codec.ts';
import { recordTable } from '../../../core/store/table.ts';
import { plainCell, type RecordRow, recordRows } from '../billing-sheets.ts';
import type { Committed, JudgedRun } from '../judged-run.ts';
import type { Invariant } from './invariant.ts';

export const rowsMatchJournal: Invariant = {
  name: 'rows match the journal',
  check: (run) => resources.flatMap((resource) => faultsOf(run, resource)),
};

function faultsOf(run: JudgedRun, resource: Resource): string[] {
  const { deletedByHand, workbook } = run.world;
  const rows = recordRows(workbook, resource.sheet);
  const committed = [...run.last.values()].filter(({ object }) => object === resource.object);
  const known = new Set(committed.map(({ id }) => id));
  const strangers = rows.filter(({ id }) => !known.has(id));
  return [
    ...strangers.map(
      ({ id, row }) => `row ${row} of ${resource.sheet} shows ${id}, which was never committed`,
    ),
    ...committed.flatMap((record) => {
      const own = rows.filter(({ id }) => id === record.id);
      const wanted = record.kind === 'deleted' ? 0 : 1;
      const isOff = own.length !== wanted && !(own.length === 0 && deletedByHand.has(record.id));
      if (isOff) return [`${record.id} has ${own.length} rows instead of ${wanted}`];
      return own.flatMap((row) => differencesOf(run, resource, record, row));
    }),
  ];
}

// What a person has typed stays until somebody changes that very field.
function differencesOf(
  { world }: JudgedRun,
  resource: Resource,
  { id, text, transaction }: Committed,
  row: RecordRow,
): string[] {
  const table = recordTable(resource);
  const recalled = recall(resource.fields, JSON.parse(text) as JsonObject);
  const cells = encodeRecord(table, { ...recalled, ...resource.complete?.(recalled) }, transaction);
  const edited = world.editedByHand.get(id);
  return table.columns.flatMap(({ header, key }, index) => {
    const found = plainCell(row.cells[(row.columns.get(header) ?? 0) - 1]);
    if (edited !== undefined && (key === 'rev' || key === 'check')) return [];
    const wanted = edited?.header === header ? edited.text : (cells[index] ?? '');
    return found === wanted
      ? []
      : [`${id} shows ${header} ${JSON.stringify(found)} for ${JSON.stringify(wanted)}`];
  });
}
