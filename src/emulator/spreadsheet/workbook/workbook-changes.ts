/** Which rows of the workbook have changed since it was last written, so that only they are written anew. */
import type { WorkbookMutation } from '../mutations/mutation.ts';
import type { SheetData, WorkbookData } from './sheet-data.ts';
import { copyRows, rowCopy, widestRow } from './packed-rows.ts';
import { lastColumn } from './sheet-data.ts';
import { snapshotFrame } from './sheet-snapshot.ts';
import type { SheetSnapshot, StoredCell, WorkbookSnapshot } from './workbook-snapshot.ts';

/** A row, counted from one, and its content. */
export type PlacedRow = readonly [row: number, cells: readonly StoredCell[]];

/** Rows in their order. They are unpacked piece by piece, because those of a large sheet take seconds and much memory. */
interface PlacedRows {
  /** Some of them, counted from zero; none behind the last. */
  slice(first: number, end: number): readonly PlacedRow[];
}

/** The content of a sheet as far as it is to be written anew. */
export interface SheetChanges {
  /** How many rows and columns have content. */
  readonly rows: number;
  readonly columns: number;
  /** True when `changed` has every row, so that nothing of the old file is needed. */
  readonly isWhole: boolean;
  /** The numbers of the rows in `changed`, unless it has every row. */
  readonly changedRows: readonly number[];
  /** In their order. A row that is neither here nor in the old file is blank. */
  readonly changed: PlacedRows;
}

/** The workbook as of one moment, as far as an older file does not tell it. */
export interface WorkbookChanges {
  /** The workbook without its content, but for the rows in which its charts find the names of their series. */
  readonly frame: WorkbookSnapshot;
  /** In the order of the sheets. */
  readonly sheets: readonly SheetChanges[];
}

/** Knows what has changed since it was made. */
export interface ChangeTracker {
  /** Takes note of a change that has been applied. */
  note(mutation: WorkbookMutation): void;
  /**
   * A copy of what has changed since the last `written`, which later changes do not touch.
   * @param isWhole true when there is no file that tells the rest
   */
  take(isWhole: boolean): WorkbookChanges;
  /** Says that the changes last taken are in the file. */
  written(): void;
}

/** A sheet of so few rows is written whole: that costs nothing, and its charts may need any of them. */
const fewRows = 200;

/** Changes that touch the content and the formats of no row. */
const besideRows: ReadonlySet<WorkbookMutation['op']> = new Set([
  ...(['set_notes', 'set_validation', 'set_validations', 'set_conditional_formats'] as const),
  ...(['set_protections', 'set_filter', 'set_columns'] as const),
]);

/** Null: every row of every sheet. */
type Rows = Map<number, Set<number> | 'all'> | null;

/** A workbook in which nothing has changed yet. */
export function createChangeTracker(data: WorkbookData): ChangeTracker {
  let fresh: Rows = new Map();
  let taken: Rows = new Map();
  // Rows that have had content may stand in the file, although they are blank now.
  const mostRows = new Map<number, number>();
  const noteLengths = (): void => {
    for (const { id, rows } of data.sheets) mostRows.set(id, Math.max(mostRows.get(id) ?? 0, rows.length));
  };
  noteLengths();
  return {
    note(mutation) {
      noteLengths();
      if (fresh !== null) fresh = noted(fresh, mutation, { data, mostRows });
    },
    take(isWhole) {
      const rows = isWhole ? null : merged(taken, fresh);
      taken = rows;
      fresh = new Map();
      for (const sheet of data.sheets) sheet.rewrittenRows.clear();
      return {
        frame: {
          name: data.name,
          timeZone: data.timeZone,
          locale: data.locale,
          sheets: data.sheets.map((sheet) => ({ ...snapshotFrame(sheet), rows: namedRows(sheet, data) })),
        },
        sheets: data.sheets.map((sheet) => changesOf(sheet, rows?.get(sheet.id) ?? (rows && new Set()))),
      };
    },
    written() {
      taken = new Map();
    },
  };
}

/** Every row of a snapshot. */
export function wholeChanges(snapshot: WorkbookSnapshot): WorkbookChanges {
  return { frame: snapshot, sheets: snapshot.sheets.map(wholeSheet) };
}

function wholeSheet({ rows }: { readonly rows: SheetSnapshot['rows'] }): SheetChanges {
  const copy = copyRows(rows, (cells) => cells.slice());
  return {
    rows: rows.length,
    columns: widestRow(rows),
    isWhole: true,
    changedRows: [],
    changed: {
      slice: (first, end) =>
        Array.from({ length: Math.max(0, Math.min(end, copy.length) - first) }, (_, index): PlacedRow => {
          const row = first + index;
          return [row + 1, rowCopy(copy, row)];
        }),
    },
  };
}

interface Tracked {
  readonly data: WorkbookData;
  readonly mostRows: ReadonlyMap<number, number>;
}

function noted(rows: NonNullable<Rows>, mutation: WorkbookMutation, { data, mostRows }: Tracked): Rows {
  for (const { id, rewrittenRows } of data.sheets) {
    if (rewrittenRows.size > 0) add(rows, id, rewrittenRows);
    rewrittenRows.clear();
  }
  const sheet = 'sheet_id' in mutation && data.sheets.find(({ id }) => id === mutation.sheet_id);
  if (besideRows.has(mutation.op)) return rows;
  if (sheet === undefined || sheet === false) return null;
  const most = mostRows.get(sheet.id) ?? 0;
  const span = (first: number, count: number): Rows => {
    // Rows below all content are blank in the file, too.
    const length = Math.min(first + count - 1, most) - first + 1;
    if (length > 0)
      add(
        rows,
        sheet.id,
        Array.from({ length }, (_, index) => first + index),
      );
    return rows;
  };
  switch (mutation.op) {
    case 'enter_values':
      return span(mutation.row, mutation.values.length);
    case 'set_formulas':
      return span(mutation.row, mutation.formulas.length);
    case 'set_styles':
      return span(mutation.row, mutation.styles.length);
    case 'clear':
    case 'set_style':
    case 'sort_rows':
      return span(mutation.area.row, mutation.area.rows);
    case 'insert_rows':
      // Below the content, nothing moves.
      return mutation.row > sheet.rows.length ? rows : rows.set(sheet.id, 'all');
    case 'delete_rows':
      return mutation.row > sheet.rows.length ? span(mutation.row, most) : rows.set(sheet.id, 'all');
    case 'set_charts':
      return rows.set(sheet.id, 'all');
    case 'set_sheet':
      return rows;
    default:
      return null;
  }
}

function add(rows: NonNullable<Rows>, id: number, added: Iterable<number>): void {
  const known = rows.get(id) ?? new Set();
  rows.set(id, known);
  if (known !== 'all') for (const row of added) known.add(row);
}

function merged(one: Rows, other: Rows): Rows {
  if (one === null || other === null) return null;
  const both = new Map(one);
  for (const [id, rows] of other) {
    if (rows === 'all') both.set(id, rows);
    else add(both, id, rows);
  }
  return both;
}

function changesOf(sheet: SheetData, changed: Set<number> | 'all' | null): SheetChanges {
  const { rows, charts } = sheet;
  if (changed === null || changed === 'all' || rows.length <= fewRows || charts.length > 0)
    return wholeSheet(sheet);
  const changedRows = [...changed].filter((row) => row <= rows.length).sort((one, other) => one - other);
  return {
    rows: rows.length,
    columns: lastColumn(sheet),
    isWhole: false,
    changedRows,
    changed: changedRows.map((row): PlacedRow => [row, rowCopy(rows, row - 1)]),
  };
}

/** The first row of each range that a chart shows, in its place. */
function namedRows(sheet: SheetData, { sheets }: WorkbookData): StoredCell[][] {
  const rows: StoredCell[][] = [];
  const ranges = sheets.flatMap(({ charts }) => charts.flatMap((chart) => chart.ranges));
  for (const { sheetId, area } of ranges) {
    if (sheetId !== sheet.id || area.row > sheet.rows.length) continue;
    while (rows.length < area.row) rows.push([]);
    rows[area.row - 1] = rowCopy(sheet.rows, area.row - 1);
  }
  return rows;
}
