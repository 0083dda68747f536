/** Reads what a sheet looks like, at once and from few of its cells, so that only what differs from the plan is set. */
import { headerColourOf, systemTextColour } from './colours.ts';
import type { SheetLayout } from './sheet-layout.ts';

type Rule = GoogleAppsScript.Spreadsheet.DataValidation;
type ColourRule = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;
type Protection = GoogleAppsScript.Spreadsheet.Protection;
type ProtectionTypes = typeof SpreadsheetApp.ProtectionType;

/** The looks of a row; the first column stands at 0. */
export interface RowLooks {
  readonly formats: readonly string[];
  readonly alignments: readonly string[];
  readonly colours: readonly string[];
  readonly rules: readonly (Rule | null)[];
}

export interface SheetLooks {
  readonly notes: readonly string[];
  readonly backgrounds: readonly string[];
  readonly headerAlignments: readonly string[];
  /** The second and the last row: they show whether a person has changed a column or added rows without its format. */
  readonly ends: readonly RowLooks[];
  readonly frozenRows: number;
  readonly isHiddenColumn: (column: number) => boolean;
  readonly isHiddenSheet: () => boolean;
  readonly colourRules: () => readonly ColourRule[];
  readonly protections: (types: ProtectionTypes) => readonly Protection[];
  /** True when a Set up that has died may have left a protection without its description. */
  readonly isUnfinished: boolean;
}

export function readLooks(
  { sheet, plan, columns, width, lastRow }: SheetLayout,
  isUnfinished: boolean,
): SheetLooks {
  const top = sheet.getRange(1, 1, Math.min(2, lastRow), width);
  const hasRules = columns.some(({ choice }) => choice !== null);
  const [headerAlignments = [], ...alignments] = top.getHorizontalAlignments();
  const second = {
    formats: top.getNumberFormats()[1] ?? [],
    alignments: alignments[0] ?? [],
    colours: top.getFontColors()[1] ?? [],
    rules: hasRules ? (top.getDataValidations()[1] ?? []) : [],
  };
  return {
    notes: top.getNotes()[0] ?? [],
    backgrounds: top.getBackgrounds()[0] ?? [],
    headerAlignments,
    ends: lastRow > 2 ? [second, readEnd(sheet.getRange(lastRow, 1, 1, width), hasRules)] : [second],
    frozenRows: sheet.getFrozenRows(),
    isHiddenColumn: (column) => sheet.isColumnHiddenByUser(column),
    isHiddenSheet: () => sheet.isSheetHidden(),
    colourRules: () => sheet.getConditionalFormatRules(),
    protections: ({ SHEET, RANGE }) => sheet.getProtections(plan.hidden ? SHEET : RANGE),
    isUnfinished,
  };
}

function readEnd(row: GoogleAppsScript.Spreadsheet.Range, hasRules: boolean): RowLooks {
  return {
    formats: row.getNumberFormats()[0] ?? [],
    alignments: row.getHorizontalAlignments()[0] ?? [],
    colours: row.getFontColors()[0] ?? [],
    rules: hasRules ? (row.getDataValidations()[0] ?? []) : [],
  };
}

/** The looks of a sheet that Set up has just made: its cells are as planned, and nothing else has been set. */
export function looksOfNew({ plan, columns }: SheetLayout): SheetLooks {
  return {
    notes: columns.map(({ note }) => note),
    backgrounds: columns.map(headerColourOf),
    headerAlignments: columns.map(({ alignment }) => alignment),
    ends: [
      {
        formats: columns.map(({ format }) => format),
        alignments: columns.map(({ alignment }) => alignment),
        colours: columns.map(({ isSystem }) => (isSystem ? systemTextColour : '')),
        rules: [],
      },
    ],
    frozenRows: 0,
    isHiddenColumn: () => false,
    isHiddenSheet: () => plan.hidden,
    colourRules: () => [],
    protections: () => [],
    isUnfinished: false,
  };
}
