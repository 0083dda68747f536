/** Renews the drop-downs of the columns that people fill in. They only warn, because the API writes to these cells too. */
import type { DropDownChoice, ColumnChoice } from '../column-choice.ts';
import { nothingToDo, type RangeWork } from './range-work.ts';
import type { PlacedColumn, SheetLayout } from './sheet-layout.ts';
import type { SheetLooks } from './sheet-looks.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;
type Rule = GoogleAppsScript.Spreadsheet.DataValidation;

export function renewDropDowns(
  app: App,
  { columns, lastRow }: SheetLayout,
  { ends }: SheetLooks,
  listed: ListedCells,
): RangeWork {
  if (lastRow < 2) return nothingToDo;
  const wrong = columns.flatMap((column): [PlacedColumn, Rule][] => {
    const rule = column.choice === null ? null : ruleOf(app, column.choice, listed);
    if (rule === null || ends.every(({ rules }) => isSameRule(rules[column.column - 1], rule))) return [];
    return [[column, rule]];
  });
  if (wrong.length === 0) return nothingToDo;
  return {
    changes: [`drop-downs of ${wrong.map(([{ header }]) => header).join(', ')}`],
    areas: wrong.map(([{ column }]) => ({ row: 2, column, rows: lastRow - 1, columns: 1 })),
    run(ranges) {
      for (const [index, [, rule]] of wrong.entries()) ranges[index]?.setDataValidation(rule);
    },
  };
}

/** The cells of the column that a choice lists; null when the column does not exist. */
export type ListedCells = (choice: ColumnChoice) => Range | null;

/** The rule that offers a choice; null when the column that it lists does not exist. */
export function ruleOf(app: App, choice: DropDownChoice, listed: ListedCells): Rule | null {
  const builder = app.newDataValidation().setAllowInvalid(true).setHelpText(choice.help);
  if ('values' in choice) return builder.requireValueInList([...choice.values], true).build();
  const cells = listed(choice);
  return cells === null ? null : builder.requireValueInRange(cells, true).build();
}

/** Finds the listed cells by the header row. The list reaches to the end of the grid, so that it also has rows that are added. */
export function findListed(find: (name: string) => Sheet | null): ListedCells {
  return ({ sheet: name, header }) => {
    const sheet = find(name);
    const headers = sheet?.getRange(1, 1, 1, Math.max(1, sheet.getLastColumn())).getDisplayValues()[0] ?? [];
    const column = headers.findIndex((found) => found.trim() === header) + 1;
    return sheet === null || column === 0 ? null : sheet.getRange(2, column, sheet.getMaxRows() - 1, 1);
  };
}

/** True for rules that offer the same values with the same help text. */
export function isSameRule(found: Rule | null | undefined, planned: Rule): boolean {
  if (found === null || found === undefined) return false;
  const [one, other] = [found, planned].map((rule) => {
    const [list] = rule.getCriteriaValues();
    const values = Array.isArray(list) ? list.join() : placeOf(list);
    return [rule.getAllowInvalid(), rule.getHelpText(), values].join('|');
  });
  return one === other;
}

function placeOf(range: Range): string {
  return [range.getGridId(), range.getColumn(), range.getLastRow()].join();
}
