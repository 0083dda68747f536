/** Reads the bytes of an .xlsx file as a workbook snapshot, also when another program has saved it. */
import { readXlsx, type Sheet } from 'hucre/xlsx';
import type {
  SheetSnapshot,
  WorkbookSnapshot,
} from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { fromFileColumns } from './dimensions.ts';
import { fromFileValidation, type ListSheets } from './drop-down.ts';
import { readNotes, readStoredRows } from './read-cells.ts';
import { readFormats } from './read-formats.ts';
import { areaFromReference, listSheetName } from './reference.ts';
import { fromFileRules } from './rule-format.ts';
import { propertyName, readProperties, type SheetProperties } from './workbook-properties.ts';

/** Google's defaults for a workbook without settings. */
const defaultTimeZone = 'Etc/GMT';
const defaultLocale = 'en_US';

/** A workbook as read from a file. */
export interface ReadWorkbook {
  readonly snapshot: WorkbookSnapshot;
  /** The last change of the log that the file holds; undefined when it does not say. */
  readonly foldedSequence: number | undefined;
}

/** Reads a file; `fallbackName` is for a file that names no workbook. Throws when the bytes are no workbook. */
export async function readWorkbook(bytes: Uint8Array, fallbackName: string): Promise<ReadWorkbook> {
  const file = await readXlsx(bytes, { readStyles: true });
  const properties = readProperties(file.properties?.custom?.[propertyName]);
  const shown = file.sheets.filter((sheet) => sheet.name !== listSheetName);
  const known = matchSheets(shown, properties?.sheets ?? []);
  const idsByName = new Map(shown.map(({ name }, index) => [name, known[index]?.id ?? index]));
  return {
    foldedSequence: properties?.foldedSequence,
    snapshot: {
      name: properties?.name ?? fallbackName,
      timeZone: properties?.timeZone ?? defaultTimeZone,
      locale: properties?.locale ?? defaultLocale,
      ...(properties?.namedRanges === undefined ? {} : { namedRanges: properties.namedRanges }),
      sheets: known.map((saved, index) =>
        readSheet(shown[index] as Sheet, saved, { sheets: file.sheets, idsByName }),
      ),
    },
  };
}

function readSheet(sheet: Sheet, saved: SheetProperties, lists: ListSheets): SheetSnapshot {
  const { fileName: _fileName, exactDates, ...rest } = saved;
  const rows = readStoredRows(sheet, exactDates);
  const grid = {
    maxRows: Math.max(rest.maxRows, rows.length),
    maxColumns: rows.reduce((most, row) => Math.max(most, row.length), rest.maxColumns),
  };
  const tabColor = sheet.view?.tabColor?.rgb;
  const filter =
    sheet.autoFilter === undefined
      ? undefined
      : areaFromReference(sheet.autoFilter.range, grid.maxRows, grid.maxColumns);
  return {
    ...rest,
    ...grid,
    rows,
    hidden: sheet.hidden === true || sheet.veryHidden === true,
    frozenRows: sheet.freezePane?.rows ?? 0,
    formats: readFormats(sheet, rest.formats),
    columnWidths: fromFileColumns(sheet.columns ?? [], grid.maxColumns),
    notes: readNotes(sheet),
    validations: (sheet.dataValidations ?? []).flatMap((rule) => fromFileValidation(rule, grid, lists)),
    conditionalFormats: fromFileRules(sheet.conditionalRules ?? [], grid),
    ...(tabColor !== undefined && { tabColor: `#${tabColor.toLowerCase()}` }),
    ...(filter !== undefined && { filter }),
  };
}

/** Google's properties of a new sheet, for sheets that another program has added. */
const newSheetRows = 1000;
const newSheetColumns = 26;

/**
 * The saved properties of each sheet, also after a person renamed, added or moved sheets: by name, else by position,
 * else those of a new sheet.
 */
function matchSheets(sheets: readonly Sheet[], saved: readonly SheetProperties[]): SheetProperties[] {
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
