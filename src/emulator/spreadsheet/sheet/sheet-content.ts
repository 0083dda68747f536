/** The members of a Sheet about its cells: ranges, extent, appending, clearing, sorting, searching. */
import type { Area } from '../workbook/workbook-snapshot.ts';
import { rangeNamed } from '../named-ranges.ts';
import { parseA1, areaOfReference, checkedArea } from '../range/a1-notation.ts';
import { createRangeList } from '../range/range-list.ts';
import type { ClearedPart, EnteredCell } from '../mutations/mutation.ts';
import { clearedParts } from '../range/range-content.ts';
import { numberArguments, signatureError } from '../access/script-arguments.ts';
import type { SheetAccess } from './sheet-access.ts';
import { type SheetData, lastColumn, lastRow } from '../workbook/sheet-data.ts';
import { createTextFinder } from '../text/text-finder.ts';
import { contentHash, enteredCell, entryRulesOf } from '../typing/entered-values.ts';
import { yearOfInstant } from '../typing/serial-date.ts';
import { refuseInvalid } from '../rules/validate-entry.ts';

/** The members; those that change something return the Sheet itself where Google does. */
export function sheetContent(access: SheetAccess, self: () => object) {
  const { document, sheetId } = access;
  const { realm } = document.execution;
  return {
    ...extent(access),
    ...clearing(access, self),
    getRange(...args: unknown[]) {
      const area = document.lazy('Sheet.getRange', [sheetId, ...args], () =>
        requestedArea(access, document.sheet(sheetId), args),
      );
      return document.rangeObject(sheetId, area);
    },
    getRangeList: (addresses: unknown) =>
      createRangeList(document, sheetId, addresses, (address) =>
        requestedArea(access, document.sheet(sheetId), [address]),
      ),
    getDataRange() {
      const area = access.call('getDataRange', (sheet) => ({
        row: 1,
        column: 1,
        rows: Math.max(1, lastRow(sheet)),
        columns: Math.max(1, lastColumn(sheet)),
      }));
      return document.rangeObject(sheetId, area);
    },
    appendRow(values: unknown) {
      appendRow(access, values);
      return self();
    },
    createTextFinder: (text: unknown) => createTextFinder(document, sheetId, undefined, text),
    sort(...args: unknown[]) {
      const [column, ascending = true] = args;
      if (typeof column !== 'number' || typeof ascending !== 'boolean')
        throw signatureError(realm, 'Sheet.sort', args);
      access.call('sort', (sheet) => sortBelowHeader(access, sheet, { column, ascending }), { detail: args });
      return self();
    },
  };
}

function requestedArea({ document }: SheetAccess, sheet: SheetData, args: readonly unknown[]): Area {
  const { realm, switches } = document.execution;
  const [first] = args;
  if (args.length === 1 && typeof first === 'string') {
    const named = rangeNamed(document, first);
    if (named?.sheetId === sheet.id) return named.area;
    const reference = parseA1(first);
    // An address may name its sheet, but then it must be this one.
    if (reference?.sheetName !== undefined && reference.sheetName !== sheet.name)
      throw realm.exception('Range not found');
    return areaOfReference(reference, sheet, switches.rangeBeyondGrid);
  }
  const numbers = numberArguments(realm, 'Sheet.getRange', args, { least: 2, most: 4 });
  const [row = 1, column = 1, rows = 1, columns = 1] = numbers;
  return checkedArea(sheet, { row, column, rows, columns });
}

function sortBelowHeader(
  { document, sheetId }: SheetAccess,
  sheet: SheetData,
  key: { readonly column: number; readonly ascending: boolean },
): void {
  const row = sheet.frozenRows + 1;
  const area = { row, column: 1, rows: sheet.maxRows - sheet.frozenRows, columns: sheet.maxColumns };
  document.workbook.apply({ op: 'sort_rows', sheet_id: sheetId, area, keys: [key] });
}

function extent(access: SheetAccess) {
  return {
    getLastRow: () => access.call('getLastRow', lastRow),
    getLastColumn: () => access.call('getLastColumn', lastColumn),
    getMaxRows: () => access.call('getMaxRows', (sheet) => sheet.maxRows),
    getMaxColumns: () => access.call('getMaxColumns', (sheet) => sheet.maxColumns),
  };
}

function clearing(access: SheetAccess, self: () => object) {
  const { document, sheetId } = access;
  const clear = (member: string, parts: readonly ClearedPart[]): object => {
    access.call(
      member,
      (sheet) => {
        const area = { row: 1, column: 1, rows: sheet.maxRows, columns: sheet.maxColumns };
        document.workbook.apply({ op: 'clear', sheet_id: sheetId, area, parts });
      },
      { detail: parts },
    );
    return self();
  };
  return {
    clear: (options: unknown) => clear('clear', clearedParts(options)),
    clearContents: () => clear('clearContents', ['contents']),
    clearFormats: () => clear('clearFormats', ['formats']),
    clearNotes: () => clear('clearNotes', ['notes']),
  };
}

/** Writes a row below the last content of the whole sheet; a full grid grows. */
function appendRow(access: SheetAccess, values: unknown): void {
  const { realm, latency } = access.document.execution;
  if (!Array.isArray(values)) throw signatureError(realm, 'Sheet.appendRow', [values]);
  const row = Array.from(values, (value) => enteredCell(realm, value));
  const options = { detail: [contentHash(row)], ms: latency.spreadsheet.appendRowMs };
  access.call('appendRow', (sheet) => appendBelowContent(access, sheet, row), options);
}

function appendBelowContent(
  { document, sheetId }: SheetAccess,
  sheet: SheetData,
  values: readonly EnteredCell[],
): void {
  const { switches, clock } = document.execution;
  const { workbook } = document;
  const row = lastRow(sheet) + 1;
  if (row > sheet.maxRows) {
    const styleFrom = switches.newRowsInheritFormat ? sheet.maxRows : null;
    workbook.apply({ op: 'insert_rows', sheet_id: sheetId, row, rows: 1, style_from: styleFrom });
  }
  const missing = values.length - sheet.maxColumns;
  if (missing > 0) {
    const column = sheet.maxColumns + 1;
    workbook.apply({ op: 'insert_columns', sheet_id: sheetId, column, columns: missing, style_from: null });
  }
  if (values.length === 0) return;
  refuseInvalid(sheet, { row, column: 1 }, [values], document.shown());
  const rules = entryRulesOf(switches, yearOfInstant(clock.now(), workbook.data.timeZone));
  workbook.apply({ op: 'enter_values', sheet_id: sheetId, row, column: 1, values: [values], rules });
}
