/** Turns a workbook of the present layout into what the script of the first one would have written. */
import { encodeFirstRow } from '../../../src/apps-script/workbook/upgrade/second-layout/first-row.ts';
import { resources } from '../../../src/core/resources/index.ts';
import type { Resource } from '../../../src/core/schema/resource.ts';
import {
  encodeEntry,
  type JournalEntry,
  journalHeaders,
} from '../../../src/core/store/journal/journal-entry.ts';
import { decodeRow } from '../../../src/core/store/row-codec.ts';
import { recordTable } from '../../../src/core/store/table.ts';
import type { Cell } from '../../../src/core/workspace.ts';
import type { PropertySnapshot } from '../../../src/local/emulator/services/properties/property-stores.ts';
import type {
  SheetSnapshot,
  StoredCell,
  WorkbookSnapshot,
} from '../../../src/local/emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** Sheets that the first layout did not have. */
const laterSheets = ['Dashboard', 'figures', 'deliveries', 'known ids'];

/** @param journal the entries that have led to the workbook */
export function turnBack(workbook: WorkbookSnapshot, journal: readonly JournalEntry[]): WorkbookSnapshot {
  const kept = workbook.sheets.filter(({ name }) => !laterSheets.includes(name));
  const sheets = kept.map((sheet): SheetSnapshot => {
    const resource = resources.find((one) => one.sheet === sheet.name);
    if (resource !== undefined)
      return withRows(
        sheet,
        sheet.rows.slice(1).map((cells) => firstRow(resource, cells)),
      );
    if (sheet.name === 'journal') return withRows(sheet, journal.map(firstEntry));
    if (sheet.name === 'Settings')
      return { ...sheet, rows: sheet.rows.filter(([label]) => label !== 'Layout version') };
    return sheet;
  });
  return { ...workbook, sheets };
}

/** The settings did not tell the layout, and there was no owner. */
export function turnBackProperties({ script = {}, ...others }: PropertySnapshot): PropertySnapshot {
  const { owner: _owner, settings = '{}', ...kept } = script;
  const { schema_version: _version, text_way: _way, ...told } = JSON.parse(settings);
  return { ...others, script: { ...kept, settings: JSON.stringify(told) } };
}

function firstRow(resource: Resource, cells: readonly StoredCell[]): readonly StoredCell[] {
  const table = recordTable(resource);
  const decoded = decodeRow(
    table,
    table.columns.map((_, index) => cellOf(cells[index])),
  );
  if (!decoded.ok) throw new Error(`${decoded.quarantine.column} ${decoded.quarantine.reason}`);
  const { record, rev } = decoded.stored;
  return encodeFirstRow(table, record, rev).map(storedOf);
}

/** An entry as the first layout had it: no check of its texts. */
function firstEntry(entry: JournalEntry): readonly StoredCell[] {
  const cells = encodeEntry(entry);
  const at = journalHeaders.indexOf('records');
  const index = JSON.parse(String(cells[at])) as { check?: string }[];
  cells[at] = JSON.stringify(index.map(({ check: _check, ...rest }) => rest));
  return cells.map(storedOf);
}

function withRows(sheet: SheetSnapshot, rows: readonly (readonly StoredCell[])[]): SheetSnapshot {
  return {
    ...sheet,
    rows: [sheet.rows[0] ?? [], ...rows],
    maxRows: Math.max(sheet.maxRows, rows.length + 1),
  };
}

function cellOf(cell: StoredCell): Cell {
  return typeof cell === 'object' ? cell.value : (cell ?? '');
}

function storedOf(cell: Cell): StoredCell {
  return cell === '' || cell instanceof Date ? undefined : cell;
}
