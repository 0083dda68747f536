/** Tries on a temporary sheet whether Google's search finds what is hidden: ids stand in hidden columns. */
import { serviceCall } from '../google/service-call.ts';
import { withScratchSheet } from './scratch-sheet.ts';

const scratchName = 'billing search check';
const sought = 'needle';

/** How many of `count` cells the search has found in a hidden column, and in rows of which a filter hides some. */
export interface FoundHidden {
  readonly count: number;
  readonly inColumn: number;
  readonly inFilter: number;
}

export function tryHiddenSearch(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): FoundHidden {
  const rows = ['hidden', 'shown', 'hidden'].map((kind) => [kind, sought]);
  return withScratchSheet(spreadsheet, scratchName, (sheet) =>
    serviceCall(() => {
      sheet.getRange(1, 1, rows.length + 1, 2).setValues([['Kind', 'Text'], ...rows]);
      const found = (): number => {
        SpreadsheetApp.flush();
        const column = sheet.getRange(2, 2, rows.length, 1);
        return column.createTextFinder(sought).matchEntireCell(true).findAll().length;
      };
      sheet.hideColumns(2);
      const inColumn = found();
      sheet.showColumns(2);
      const criteria = SpreadsheetApp.newFilterCriteria().setHiddenValues(['hidden']).build();
      const filtered = sheet.getRange(1, 1, rows.length + 1, 2).createFilter();
      if (filtered === null) throw new Error('Google made no filter.');
      filtered.setColumnFilterCriteria(1, criteria);
      return { count: rows.length, inColumn, inFilter: found() };
    }),
  );
}

/** True when the API may find records by Google's search. */
export function findsHidden({ count, inColumn, inFilter }: FoundHidden): boolean {
  return inColumn === count && inFilter === count;
}
