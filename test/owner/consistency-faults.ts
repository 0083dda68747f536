/** Checks the workbook after all edits of an owner have been applied, and lists what is inconsistent. */
import '../../src/core/resources/late-rules.ts';
import { resources } from '../../src/core/resources/index.ts';
import { decodeRow, isAsChecked } from '../../src/core/store/row/row-codec.ts';
import { layoutFromHeader } from '../../src/core/store/layout.ts';
import type { Resource } from '../../src/core/schema/resource.ts';
import { type RecordTable, recordTable } from '../../src/core/store/table.ts';
import { sheetNamed } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Cell } from '../../src/core/workspace.ts';
import { recordsOf } from '../contract/support/read-lists.ts';
import { journalOf } from '../contract/support/ledger.ts';
import type { TestWorkspace } from '../contract/support/test-workspace.ts';
import { lineFaults, type ShownDocument, waitingRows } from './line-faults.ts';

interface Shown extends Omit<ShownDocument, 'gone'> {
  readonly total?: number;
  readonly amount?: number;
  readonly amount_paid?: number;
  readonly invoice_id?: string;
  readonly status?: string;
}

export function consistencyFaults(workspace: TestWorkspace): string[] {
  const latest = latestRecords(workspace);
  const readable = readableRecords(workspace, latest);
  return [
    ...journalFaults(workspace),
    ...rowFaults(workspace, latest),
    ...sumFaults(latest, readable),
    ...lineFaults(workspace, readable),
    ...tombstoneFaults(workspace, latest),
    ...lockFaults(workspace),
  ];
}

/** Each record as the journal has it last; a deleted one as it was before, marked as gone. */
function latestRecords({ workbook }: TestWorkspace): Map<string, Shown & { gone: boolean }> {
  const latest = new Map<string, Shown & { gone: boolean }>();
  for (const { id, kind, text } of journalOf(workbook).flatMap(({ records }) => records)) {
    const before = latest.get(id);
    if (kind === 'deleted') latest.set(id, { id, ...before, gone: true });
    else latest.set(id, { ...(JSON.parse(text) as Shown), gone: false });
  }
  return latest;
}

function journalFaults({ workbook }: TestWorkspace): string[] {
  const entries = journalOf(workbook);
  const numbers = new Map<string, string>();
  const faults: string[] = [];
  for (const [index, { transaction, at, records }] of entries.entries()) {
    if (transaction !== index + 1) faults.push(`transaction ${transaction} stands at ${index + 1}`);
    if (index > 0 && !(at > (entries[index - 1]?.at ?? '')))
      faults.push(`time stands still at ${transaction}`);
    for (const { id, kind, text } of records) {
      const { number } = kind === 'deleted' ? { number: null } : (JSON.parse(text) as Shown);
      if (typeof number !== 'string') continue;
      const holder = numbers.get(`${id.slice(0, 3)} ${number}`) ?? id;
      if (holder !== id) faults.push(`${number} belongs to ${holder} and to ${id}`);
      numbers.set(`${id.slice(0, 3)} ${number}`, id);
    }
  }
  return faults;
}

function rowFaults(workspace: TestWorkspace, latest: ReturnType<typeof latestRecords>): string[] {
  return resources.flatMap((resource) => {
    const rows = recordRows(workspace, resource);
    const seen = new Set(rows.map(({ id }) => id));
    const lost = [...latest.values()].filter(
      ({ id, gone }) => !gone && id.startsWith(`${resource.idPrefix}_`) && !seen.has(id),
    );
    return [
      ...rows.flatMap((row, index) => [
        ...(rows.findIndex(({ id }) => id === row.id) < index ? [`${row.where} stands twice`] : []),
        ...oneRowFaults(row, recordTable(resource), latest),
      ]),
      ...lost.map(({ id }) => `${id} has no row`),
    ];
  });
}

// Lines and sums of a record whose own row cannot be read stay as they are.
function readableRecords(workspace: TestWorkspace, latest: ReturnType<typeof latestRecords>) {
  const unreadable = resources.flatMap((resource) =>
    recordRows(workspace, resource).filter(({ cells }) => !decodeRow(recordTable(resource), cells).ok),
  );
  const waiting = new Set(unreadable.map(({ id }) => id));
  return [...latest.values()].filter(({ id }) => !waiting.has(id));
}

interface RecordRow {
  readonly id: string;
  readonly where: string;
  readonly cells: readonly Cell[];
  /** True when a note says that the edit waits for another record. */
  readonly waits: boolean;
}

/** The rows that are a record's, or say so. */
function recordRows(workspace: TestWorkspace, resource: Resource): RecordRow[] {
  const table = recordTable(resource);
  const [header = [], ...rows] = sheetNamed(workspace.workbook, table.sheet)?.rows ?? [];
  const waiting = waitingRows(workspace, table.sheet);
  const layout = layoutFromHeader(table, header.map(plain));
  return rows.flatMap((row, index): RecordRow[] => {
    const cells = layout.map((column) => plain(row[column - 1]));
    const id = String(cells[table.idIndex]);
    const isTyped = cells[table.revIndex] === '' && cells[table.dataIndex] === '';
    const where = `${table.sheet} row ${index + 2} ${id}`;
    return id === '' || isTyped ? [] : [{ id, where, cells, waits: waiting.has(index + 2) }];
  });
}

function oneRowFaults(
  { id, where, cells, waits }: RecordRow,
  table: RecordTable,
  latest: ReturnType<typeof latestRecords>,
): string[] {
  // A row that cannot be read waits for its owner.
  if (!decodeRow(table, cells).ok) return [];
  const record = latest.get(id);
  const isUntouched = waits || isAsChecked(table, cells);
  return [
    ...(record === undefined ? [`${where} is unknown`] : []),
    ...(record?.gone === true ? [`${where} is gone`] : []),
    ...(isUntouched ? [] : [`${where} differs from its check`]),
  ];
}

function plain(cell: unknown): Cell {
  const value = typeof cell === 'object' && cell !== null ? (cell as { value?: Cell }).value : cell;
  return (value ?? '') as Cell;
}

// The amount paid on an invoice is the sum of its payments that are neither voided nor deleted.
function sumFaults(
  latest: ReturnType<typeof latestRecords>,
  readable: ReturnType<typeof readableRecords>,
): string[] {
  const paid = new Map<string, number>();
  for (const { invoice_id, amount = 0, status, gone } of latest.values()) {
    if (invoice_id === undefined || status !== 'received' || gone) continue;
    paid.set(invoice_id, (paid.get(invoice_id) ?? 0) + Math.round(amount * 100));
  }
  return readable.flatMap(({ id, amount_paid, gone }) => {
    if (amount_paid === undefined || gone) return [];
    const sum = paid.get(id) ?? 0;
    return Math.round(amount_paid * 100) === sum
      ? []
      : [`${id} was paid ${amount_paid}, its payments say ${sum / 100}`];
  });
}

// The lists for pollers have every deletion, and none that was undone.
function tombstoneFaults(workspace: TestWorkspace, latest: ReturnType<typeof latestRecords>): string[] {
  return resources.flatMap(({ plural, idPrefix }) => {
    const listed = recordsOf(workspace, plural, { include: 'deleted' }).filter(({ deleted }) => deleted);
    const ids = listed.map(({ id }) => String(id)).sort();
    const gone = [...latest.values()].filter(({ id, gone }) => gone && id.startsWith(`${idPrefix}_`));
    const wanted = gone.map(({ id }) => id).sort();
    return ids.join() === wanted.join() ? [] : [`${plural} has the tombstones ${ids} for ${wanted}`];
  });
}

function lockFaults({ emulator }: TestWorkspace): string[] {
  return emulator.world.locks.held().size === 0 ? [] : ['a lock is held'];
}
