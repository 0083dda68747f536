/** The members of a Range that read and set formats. */
import type { CellStyle } from '../workbook/workbook-snapshot.ts';
import type { StyleChange } from '../mutations/mutation.ts';
import { automaticFormat, isAutomatic } from '../text/number-format.ts';
import { normalColour } from '../typing/colours.ts';
import type { RangeAccess } from './range-access.ts';
import { mapCells, scriptTable } from '../workbook/read-cells.ts';
import { signatureError, tableArgument } from '../access/script-arguments.ts';
import type { SheetData } from '../workbook/sheet-data.ts';
import { styleAt } from '../workbook/style-grid.ts';

/** The members; those that set a format return the Range itself. */
export function rangeFormats(access: RangeAccess, self: () => object) {
  return { ...numberFormats(access, self), ...fontFormats(access, self), ...cellFormats(access, self) };
}

type SetStyle = (member: string, style: StyleChange) => object;

/** A setter that takes a table with a value for each cell. */
function styleTableSetter(
  access: RangeAccess,
  self: () => object,
  member: string,
  styleOf: (value: unknown) => StyleChange,
): (table: unknown) => object {
  return (table) => {
    const { sheetId, area, className, document } = access;
    const checked = tableArgument(document.execution.realm, `${className}.${member}`, table, area);
    const styles = checked.map((row) => row.map(styleOf));
    const { row, column } = area;
    access.write(member, { op: 'set_styles', sheet_id: sheetId, row, column, styles });
    return self();
  };
}

function styleSetter(access: RangeAccess, self: () => object): SetStyle {
  return (member, style) => {
    access.write(member, { op: 'set_style', sheet_id: access.sheetId, area: access.area, style });
    return self();
  };
}

/** Reads one property of the style of every cell. */
function styleTable(access: RangeAccess, member: string, read: (style: CellStyle) => string): string[][] {
  const styleOf = (sheet: SheetData) =>
    mapCells(sheet, access.area, (_, row, column) => read(styleAt(sheet.styles, row, column)));
  return scriptTable(access.document.execution.realm, access.read(member, styleOf));
}

/** The argument of a setter that takes one of these words, or null for the default. */
function wordOf<T>(
  access: RangeAccess,
  member: string,
  words: Readonly<Record<string, T>>,
  value: unknown,
): T | null {
  if (value === null) return null;
  const meaning = typeof value === 'string' ? words[value] : undefined;
  if (meaning === undefined)
    throw signatureError(access.document.execution.realm, `${access.className}.${member}`, [value]);
  return meaning;
}

/** The change of a colour: none for a text that is no colour [issuetracker.google.com/issues/428869869]. */
function colorChange(key: 'background' | 'fontColor', value: unknown): StyleChange {
  if (typeof value !== 'string') return { [key]: null };
  const color = normalColour(value);
  return color === undefined ? {} : { [key]: color };
}

function numberFormats(access: RangeAccess, self: () => object) {
  const { realm } = access.document.execution;
  const set = styleSetter(access, self);
  const change = (format: unknown): StyleChange => ({
    numberFormat: typeof format === 'string' && !isAutomatic(format) ? format : null,
  });
  return {
    getNumberFormats: () =>
      styleTable(access, 'getNumberFormats', ({ numberFormat = automaticFormat }) => numberFormat),
    setNumberFormat(format: unknown) {
      if (typeof format !== 'string')
        throw signatureError(realm, `${access.className}.setNumberFormat`, [format]);
      return set('setNumberFormat', change(format));
    },
    setNumberFormats: styleTableSetter(access, self, 'setNumberFormats', change),
  };
}

function fontFormats(access: RangeAccess, self: () => object) {
  const set = styleSetter(access, self);
  const weights = { bold: true, normal: null };
  return {
    setFontWeight: (weight: unknown) =>
      set('setFontWeight', { bold: wordOf(access, 'setFontWeight', weights, weight) }),
    setFontColor: (color: unknown) => set('setFontColor', colorChange('fontColor', color)),
    setFontColors: styleTableSetter(access, self, 'setFontColors', (color) =>
      colorChange('fontColor', color),
    ),
    getFontColors: () => styleTable(access, 'getFontColors', ({ fontColor = '#000000' }) => fontColor),
    setFontSize(points: unknown) {
      if (typeof points !== 'number')
        throw signatureError(access.document.execution.realm, `${access.className}.setFontSize`, [points]);
      return set('setFontSize', { fontSize: points });
    },
  };
}

function cellFormats(access: RangeAccess, self: () => object) {
  const set = styleSetter(access, self);
  const alignments = { left: 'left', center: 'center', right: 'right', normal: null } as const;
  return {
    setBackground: (color: unknown) => set('setBackground', colorChange('background', color)),
    setBackgrounds: styleTableSetter(access, self, 'setBackgrounds', (color) =>
      colorChange('background', color),
    ),
    getBackgrounds: () => styleTable(access, 'getBackgrounds', ({ background = '#ffffff' }) => background),
    setHorizontalAlignment: (alignment: unknown) =>
      set('setHorizontalAlignment', {
        horizontalAlignment: wordOf(access, 'setHorizontalAlignment', alignments, alignment),
      }),
    setHorizontalAlignments: styleTableSetter(access, self, 'setHorizontalAlignments', (alignment) => ({
      horizontalAlignment: wordOf(access, 'setHorizontalAlignments', alignments, alignment),
    })),
    getHorizontalAlignments: () =>
      styleTable(
        access,
        'getHorizontalAlignments',
        ({ horizontalAlignment = 'general' }) => horizontalAlignment,
      ),
  };
}
