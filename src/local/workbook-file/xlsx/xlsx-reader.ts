/** Reads the bytes of an .xlsx file as a workbook snapshot, also when another program has saved it. */
import { readXlsx, type Sheet } from 'hucre/xlsx';
import { buffer } from 'node:stream/consumers';
import type {
  SheetSnapshot,
  StoredCell,
  WorkbookSnapshot,
} from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { widestRow } from '../../../emulator/spreadsheet/workbook/packed-rows.ts';
import { UnreadableWorkbook } from '../workbook-file-error.ts';
import { fromFileColumns } from './dimensions.ts';
import { fromFileValidation, type ListSheets } from './drop-down.ts';
import { readNotes, readStoredRows } from './read-cells.ts';
import { readFormats } from './read-formats.ts';
import { readSheets } from './read-sheets.ts';
import { type SheetContent, sheetNumber } from './sheet-content.ts';
import { noStrings, readStrings, stringsPart } from './shared-strings.ts';
import { readZip, type ZipPart } from './zip-reader.ts';
import { writeZip, type ZipSource } from './zip-writer.ts';
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
  const file = await readParts(bytes);
  const properties = readProperties(file.properties?.custom?.[propertyName]);
  const shown = file.sheets.filter(({ name }) => name !== listSheetName);
  const known = matchSheets(shown, properties?.sheets ?? []);
  const idsByName = new Map(shown.map(({ name }, index) => [name, known[index]?.id ?? index]));
  return {
    foldedSequence: properties?.foldedSequence,
    snapshot: {
      name: properties?.name ?? fallbackName,
      timeZone: properties?.timeZone ?? defaultTimeZone,
      locale: properties?.locale ?? defaultLocale,
      sheets: known.map((saved, index) =>
        readSheet(shown[index] as ReadSheet, saved, { sheets: file.sheets, idsByName }),
      ),
    },
  };
}

/** A sheet as hucre reads it, but for its cells, and the cells. */
interface ReadSheet {
  readonly name: string;
  readonly read: Sheet;
  readonly content: SheetContent;
  readonly rows: readonly (readonly StoredCell[])[];
}

const workbookPart = /(^|\/)workbook\d*\.xml$/i;
const sheetPart = /\/worksheets\/[^/]+\.xml$/;

// The cells of each sheet are read here, and everything else by hucre, which would take much time and memory for them.
async function readParts(bytes: Uint8Array) {
  const parts = readZip(bytes);
  if (!parts.some(({ name }) => workbookPart.test(name)))
    throw new UnreadableWorkbook(
      'it is an archive of something else, without a workbook in it: save it as .xlsx',
    );
  const isStrings = ({ name }: ZipPart): boolean => name.toLowerCase() === stringsPart.toLowerCase();
  const strings = await readStrings(parts.find(isStrings));
  const sheetParts = parts.filter(({ name }) => sheetPart.test(name));
  const contents = await readSheets(sheetParts, strings);
  const others = parts.map((part): ZipSource => {
    if (isStrings(part)) return { name: part.name, pieces: [noStrings] };
    const content = contents[sheetParts.indexOf(part)];
    return content === undefined ? part : { name: part.name, pieces: [content.reduced] };
  });
  const { sheets, properties } = await readXlsx(await buffer(writeZip(others)), { readStyles: true });
  const read = sheets.map((sheet): ReadSheet => {
    const content = contents[sheetNumber(sheet)];
    if (content === undefined)
      throw new UnreadableWorkbook(`the cells of its sheet "${sheet.name}" are missing`);
    return { name: sheet.name, read: sheet, content, rows: readStoredRows(content, sheet) };
  });
  return { sheets: read, properties };
}

function readSheet(
  { read: sheet, content, rows }: ReadSheet,
  saved: SheetProperties,
  lists: ListSheets,
): SheetSnapshot {
  const { fileName: _fileName, ...rest } = saved;
  const grid = {
    maxRows: Math.max(rest.maxRows, rows.length),
    maxColumns: Math.max(rest.maxColumns, widestRow(rows)),
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
    formats: readFormats(rows, content, { read: sheet, saved: rest.formats }),
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
function matchSheets(
  sheets: readonly Pick<Sheet, 'name'>[],
  saved: readonly SheetProperties[],
): SheetProperties[] {
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
  };
}

function freeId(ids: ReadonlySet<number>): number {
  let id = 0;
  while (ids.has(id)) id += 1;
  return id;
}
