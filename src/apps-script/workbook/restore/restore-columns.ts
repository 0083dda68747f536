/** Adds columns that a person has deleted from a sheet of records or line items again, with their contents. */
import { type Refill, refillItem, refillRecord } from './refill-cells.ts';
import type { JsonObject } from '../../../core/schema/represent.ts';
import type { Resource } from '../../../core/schema/resource.ts';
import { layoutFromHeader, pick, span } from '../../../core/store/layout.ts';
import { sequenceOf } from '../../../core/schema/record-id.ts';
import { unpack } from '../../../core/store/row/row-codec.ts';
import { cellFormat, isRecordTable, type RecordTable, recordTable } from '../../../core/store/table.ts';
import { readWindow } from '../../../core/store/read/window.ts';
import type { Cell, SheetDocument } from '../../../core/workspace.ts';
import { headerTexts, insertColumn } from '../set-up-sheets.ts';
import type { SheetPlan } from '../sheet-plan.ts';
import { type JournalRecords, openJournalRecords } from './journal-records.ts';
import { headerToBe, headerWhileFilled, isBeingFilled } from './filled-header.ts';
import { type PlannedTable, plannedTable } from './planned-table.ts';
import { type RestoreTurn, rewriteRows } from './rewrite-rows.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const rowsAtOnce = 500;
// No more rows are named, because a larger number means that a whole column is wrong.
const toldMax = 10;

export interface RestoredColumns {
  /** A sentence for each change, and for each matter that only the owner can repair. */
  readonly sentences: readonly string[];
  /** False when the columns are not filled completely yet, so that their headers keep the mark. */
  readonly isDone: boolean;
}

/**
 * Adds and fills the missing columns, each where it stood. Until a column is filled its header has a mark, so that the API does not find the
 * column and neither reads nor writes it.
 * @param names the headers of the sheet, and `order`: those of all columns in the order in which they stood
 * @throws Refusal workspace_misconfigured when two columns have one header
 */
export function restoreColumns(
  turn: RestoreTurn,
  sheet: Sheet,
  plan: SheetPlan,
  { names, order }: { readonly names: readonly string[]; readonly order: readonly string[] },
): RestoredColumns {
  const planned = plannedTable(plan.name);
  const missing = plan.columns.filter(({ header }) => !names.includes(header));
  if (planned === null || missing.length === 0) return { sentences: [], isDone: true };
  for (const column of missing) {
    const header = headerWhileFilled(column.header);
    if (names.includes(header)) continue;
    // Neighbours that are being filled have their mark already.
    const now = headerTexts(sheet);
    const marked = order.map((one) => (now.includes(one) ? one : headerWhileFilled(one)));
    insertColumn(sheet, marked, { ...column, header });
  }
  turn.document.flush();
  const lost = new Set(
    planned.table.columns.flatMap(({ header }, index) =>
      missing.some((column) => column.header === header) ? [index] : [],
    ),
  );
  const progress = rewriteRows(turn, {
    sheet: plan.name,
    layoutOf: (header) => layoutFromHeader(planned.table, header.map(toBe)),
    formats: planned.table.columns.map(cellFormat),
    rewrite: openRefill(turn.document, planned, lost),
  });
  if (progress !== null) {
    const sentence = `Columns of the sheet "${plan.name}" are being filled: ${progress}. Choose Set up again.`;
    return { sentences: [sentence], isDone: false };
  }
  turn.document.flush();
  for (const [index, name] of headerTexts(sheet).entries())
    if (isBeingFilled(name)) sheet.getRange(1, index + 1).setValue(headerToBe(name));
  turn.document.flush();
  return {
    sentences: [
      ...missing.map(({ header }) => `Added the column "${header}" to the sheet "${plan.name}".`),
      ...(isRecordTable(planned.table) ? withoutData(turn.document, planned.table) : []),
    ],
    isDone: true,
  };
}

function toBe(cell: Cell): Cell {
  return headerToBe(String(cell).trim());
}

function openRefill(
  document: SheetDocument,
  { resource, table }: PlannedTable,
  lost: ReadonlySet<number>,
): Refill {
  if (!isRecordTable(table)) return refillItem(table, lost, documentsOf(document, resource));
  // The journal is read only for rows whose own cells do not have the content.
  let opened: JournalRecords | null = null;
  const memory = (): JournalRecords => {
    opened ??= openJournalRecords(document);
    return opened;
  };
  return refillRecord(table, lost, {
    last: (id) => memory().last(resource, id),
    transaction: (id) => memory().transaction(id),
  });
}

function* documentsOf(
  document: SheetDocument,
  resource: Resource,
): Generator<{ readonly written: JsonObject; readonly rev: number }> {
  const table = recordTable(resource);
  for (const { cells } of rowsOf(document, table)) {
    const written = unpack(table, cells);
    if (written !== null) yield { written, rev: Number(cells[table.revIndex]) || 0 };
  }
}

/** A sentence for each record whose data is lost everywhere. */
function withoutData(document: SheetDocument, table: RecordTable): string[] {
  const rows: number[] = [];
  for (const { row, cells } of rowsOf(document, table)) {
    const isRecord = sequenceOf(String(cells[table.idIndex]), table.resource.idPrefix) !== null;
    if (isRecord && unpack(table, cells) === null) rows.push(row);
  }
  const told = rows
    .slice(0, toldMax)
    .map(
      (row) =>
        `${table.sheet}, row ${row}: the content of the column "Data" is lost. Copy the cell from the version history of the spreadsheet.`,
    );
  return rows.length > toldMax ? [...told, `And ${rows.length - toldMax} more.`] : told;
}

function* rowsOf(
  document: SheetDocument,
  table: RecordTable,
): Generator<{ readonly row: number; readonly cells: readonly Cell[] }> {
  const layout = layoutFromHeader(table, document.readRow(table.sheet, 1));
  const area = span(layout);
  const last = document.lastContentRow(table.sheet);
  for (let first = 2; first <= last; first += rowsAtOnce) {
    const window = { first, last: Math.min(last, first + rowsAtOnce - 1) };
    const { rows } = readWindow(document, table.sheet, window, area);
    for (const [index, cells] of rows.entries())
      yield { row: first + index, cells: pick(layout, area.column, cells) };
  }
}
