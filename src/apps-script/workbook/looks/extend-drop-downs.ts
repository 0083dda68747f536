/** Gives new rows at the end of a sheet the drop-downs of its second row, and lists what was added to other sheets. */
import { isSameRule, ruleOf } from './renew-drop-downs.ts';
import { cellsBelow, type SheetLayout } from './sheet-layout.ts';

// Gives new rows the drop-downs of the second row, and renews lists that have grown. `first` is the first new row, or the
// row behind the last one when there is none.
export function extendDropDowns(
  app: GoogleAppsScript.Spreadsheet.SpreadsheetApp,
  layout: SheetLayout,
  first: number,
): void {
  const { sheet, columns, width, lastRow } = layout;
  if (lastRow < 2) return;
  const [top = [], end = []] = [2, lastRow].map(
    (row) => sheet.getRange(row, 1, 1, width).getDataValidations()[0] ?? [],
  );
  for (const [index, rule] of top.entries()) {
    if (rule === null) continue;
    const column = index + 1;
    const choice = columns.find((planned) => planned.column === column)?.choice;
    // The help text identifies a rule that the API has made.
    const own = choice?.help === rule.getHelpText() && choice != null ? ruleOf(app, choice) : null;
    if (own !== null && !isSameRule(rule, own))
      cellsBelow(layout, { column, columns: 1 }).setDataValidation(own);
    else if (first <= lastRow && !isSameRule(end[index], rule))
      sheet.getRange(first, column, lastRow - first + 1, 1).setDataValidation(rule);
  }
}
