/** Makes of a filled workbook what version 1.0 would have left: without the columns and sheets that came later. */
import { resources } from '../../../src/core/resources/index.ts';
import '../../../src/core/resources/late-rules.ts';
import type { JsonObject } from '../../../src/core/schema/represent.ts';
import { hashIn } from '../../../src/core/store/row/added-cells.ts';
import { encodeRecord, unpack } from '../../../src/core/store/row/row-codec.ts';
import { itemsTable, recordTable, type RecordTable, type Table } from '../../../src/core/store/table.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import type { SheetData } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';

/**
 * Takes the later columns away, and forgets that they were made.
 * @param fill changes each record first, so that there is something for the columns to show
 */
export function turnBackToFirstLayout(
  { world }: Emulator,
  fill: (record: JsonObject, index: number) => JsonObject,
): void {
  const { workbook, clock, properties, caches } = world;
  const hands = createPersonEdits(workbook, clock);
  for (const resource of resources) {
    const table = recordTable(resource);
    const sheet = sheetNamed(workbook, table.sheet);
    if (sheet !== undefined) turnRowsBack(sheet, table, fill);
    for (const one of [table, itemsTable(resource) ?? []].flat()) {
      for (const header of addedHeaders(one)) {
        const column = (sheetNamed(workbook, one.sheet)?.rows[0] ?? []).indexOf(header) + 1;
        if (column > 0) hands.deleteColumn(one.sheet, column);
      }
    }
  }
  const store = properties.open('script');
  const settings = JSON.parse(properties.snapshot().script?.settings ?? '{}') as JsonObject;
  store.set('settings', JSON.stringify({ ...settings, columns: {}, filling: {} }));
  for (const name of ['settings', 'hints']) caches.open('script').remove(name);
}

function addedHeaders({ columns }: Table): string[] {
  return columns.flatMap(({ header, added }) => (added ? [header] : []));
}

function turnRowsBack(
  sheet: SheetData,
  table: RecordTable,
  fill: (record: JsonObject, index: number) => JsonObject,
): void {
  const [header = []] = sheet.rows;
  const places = table.columns.map((column) => header.indexOf(column.header));
  for (const [index, row] of sheet.rows.entries()) {
    if (index === 0) continue;
    const cells = places.map((place) => {
      const cell = row[place];
      return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? cell : '';
    });
    const written = unpack(table, cells);
    if (written === null) continue;
    const encoded = encodeRecord(table, fill(written, index), Number(cells[table.revIndex]));
    for (const [at, place] of places.entries()) {
      const cell = encoded[at] ?? '';
      const own = at === table.checkIndex ? hashIn(cell) : cell;
      row[place] = typeof own === 'object' || own === '' ? undefined : own;
    }
  }
}
