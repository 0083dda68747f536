/** Translates drop-down lists: short plain ones stand in the rule itself, others in a hidden sheet. */

import type { DataValidation } from 'hucre/xlsx';
import type {
  GridArea,
  SheetArea,
  ValidationArea,
} from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { escapeText, unescapeText } from './escaped-text.ts';
import {
  absoluteReference,
  areaFromReference,
  areasFromReferences,
  areaToReference,
  listSheetName,
} from './reference.ts';

/** The longest list that the file format takes in the rule itself, in characters. */
const inlineLengthMax = 255;

/** The file format's largest grid: a list may stand anywhere on a sheet. */
const fileRowsMax = 1_048_576;
const fileColumnsMax = 16_384;

/** A value that the comma-separated text of a rule can hold. */
const inlineValue = /^(?!.*_x)[^\s",\p{C}](?:[^",\p{C}]*[^\s",\p{C}])?$/u;

/** The lists of a workbook that stand in the hidden sheet, one in each column; equal ones once. */
export type ListColumns = Map<string, readonly string[]>;

/**
 * A rule for the file; adds to `lists` what the rule itself cannot hold.
 * @param namesById the names of the sheets in the file
 */
export function toFileValidation(
  validation: ValidationArea,
  lists: ListColumns,
  namesById: ReadonlyMap<number, string>,
): DataValidation {
  const { area, values, source, allowInvalid, helpText } = validation;
  const sourceName = source === undefined ? undefined : namesById.get(source.sheetId);
  return {
    type: 'list',
    range: areaToReference(area),
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: allowInvalid ? 'warning' : 'stop',
    ...(helpText !== undefined && { showInputMessage: true, inputMessage: escapeText(helpText) }),
    ...(source !== undefined && sourceName !== undefined
      ? { formula1: absoluteReference(sourceName, areaToReference(source.area)) }
      : isInline(values)
        ? { values: [...values] }
        : { formula1: listReference(values, lists) }),
  };
}

/** The sheets that can hold lists: all of the file, and the ids of those that people see. */
/** A sheet in whose cells lists may stand. */
interface Listing {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
}

export interface ListSheets {
  readonly sheets: readonly Listing[];
  readonly idsByName: ReadonlyMap<string, number>;
}

/** The rules of a sheet that are lists; other kinds have no place in the snapshot. */
export function fromFileValidation(
  rule: DataValidation,
  grid: { readonly maxRows: number; readonly maxColumns: number },
  { sheets, idsByName }: ListSheets,
): ValidationArea[] {
  const source = rule.values === undefined ? listedArea(rule.formula1, idsByName) : undefined;
  const values = source === undefined ? (rule.values ?? listedValues(rule.formula1, sheets)) : [];
  if (rule.type !== 'list' || values === undefined) return [];
  const shared = {
    values,
    ...(source !== undefined && { source }),
    allowInvalid: rule.showErrorMessage !== true || (rule.errorStyle ?? 'stop') !== 'stop',
    ...(rule.inputMessage !== undefined && { helpText: unescapeText(rule.inputMessage) }),
  };
  return areasFromReferences(rule.range, grid.maxRows, grid.maxColumns).map((area) => ({ area, ...shared }));
}

/** The rows of the hidden sheet. */
export function listRows(lists: ListColumns): (string | null)[][] {
  const columns = [...lists.values()];
  const rows = Math.max(0, ...columns.map((values) => values.length));
  return Array.from({ length: rows }, (_, row) =>
    columns.map((values) => (row < values.length ? escapeText(values[row] ?? '') : null)),
  );
}

function isInline(values: readonly string[]): boolean {
  return values.every((value) => inlineValue.test(value)) && values.join(',').length <= inlineLengthMax;
}

function listReference(values: readonly string[], lists: ListColumns): string {
  const key = JSON.stringify(values);
  lists.set(key, values);
  const column = [...lists.keys()].indexOf(key) + 1;
  const reference = areaToReference({ row: 1, column, rows: values.length, columns: 1 });
  return absoluteReference(listSheetName, reference);
}

function listedValues(formula: string | undefined, sheets: readonly Listing[]): string[] | undefined {
  if (formula === undefined) return [];
  const { name, reference } = splitReference(formula);
  const sheet = sheets.find((candidate) => candidate.name === name);
  const area = areaFromReference(reference, fileRowsMax, fileColumnsMax);
  return sheet === undefined || area === undefined ? undefined : textsOf(sheet, area);
}

/** The area of a list that stands on a sheet that people see. */
function listedArea(formula = '', idsByName: ReadonlyMap<string, number>): SheetArea | undefined {
  const { name, reference } = splitReference(formula);
  const sheetId = name === undefined ? undefined : idsByName.get(name);
  const area = areaFromReference(reference, fileRowsMax, fileColumnsMax);
  return sheetId === undefined || area === undefined ? undefined : { sheetId, area };
}

function splitReference(formula: string): { name: string | undefined; reference: string } {
  const [, quoted, bare, reference = ''] = /^=?(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/.exec(formula) ?? [];
  return { name: quoted?.replaceAll("''", "'") ?? bare, reference };
}

function textsOf(sheet: Listing, area: GridArea): string[] {
  return sheet.rows
    .slice(area.row - 1, area.row - 1 + area.rows)
    .flatMap((row) => row.slice(area.column - 1, area.column - 1 + area.columns))
    .flatMap((value) => (value === null || value === undefined ? [] : [String(value)]));
}
