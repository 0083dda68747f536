/** Finds for each sheet of a file what was saved about it, also after a person renamed, added or moved sheets. */

import type { Sheet } from 'hucre/xlsx';
import type { SheetProperties } from './workbook-properties.ts';

/** Google's grid of a new sheet, for sheets that another program has added. */
const newSheetRows = 1000;
const newSheetColumns = 26;

/** The properties of each sheet: by name, else by place, else those of a new sheet. */
export function matchSheets(sheets: readonly Sheet[], saved: readonly SheetProperties[]): SheetProperties[] {
  const byName = new Map(saved.map((properties) => [properties.fileName, properties]));
  const names = new Set(sheets.map((sheet) => sheet.name));
  const ids = new Set(saved.map((properties) => properties.id));
  return sheets.map((sheet, index) => {
    const same = byName.get(sheet.name);
    if (same !== undefined) return same;
    const inPlace = saved[index];
    if (inPlace !== undefined && !names.has(inPlace.fileName)) return { ...inPlace, name: sheet.name };
    const id = freeId(ids);
    ids.add(id);
    return newSheetProperties(sheet.name, id);
  });
}

function newSheetProperties(name: string, id: number): SheetProperties {
  return {
    fileName: name,
    name,
    id,
    maxRows: newSheetRows,
    maxColumns: newSheetColumns,
    formats: [],
    protections: [],
    exactDates: [],
  };
}

function freeId(ids: ReadonlySet<number>): number {
  let id = 0;
  while (ids.has(id)) id += 1;
  return id;
}
