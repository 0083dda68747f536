/** Renews the drop-downs of the columns that people fill in. They only warn, because the API writes to these cells too. */
import type { Choice, ColumnChoice } from '../column-choice.ts';
import { cellsBelow, type PlacedColumn, type SheetLayout } from './sheet-layout.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Range = GoogleAppsScript.Spreadsheet.Range;
type Rule = GoogleAppsScript.Spreadsheet.DataValidation;

/** @returns a few words when drop-downs were renewed */
export function renewDropDowns(app: App, layout: SheetLayout): string[] {
  const { sheet, columns, width, lastRow } = layout;
  if (lastRow < 2 || columns.every(({ choice }) => choice === null)) return [];
  const ends = [2, lastRow].map((row) => sheet.getRange(row, 1, 1, width).getDataValidations()[0] ?? []);
  const wrong = columns.flatMap((column): [PlacedColumn, Rule][] => {
    const rule = column.choice === null ? null : ruleOf(app, column.choice);
    if (rule === null || ends.every((rules) => isSameRule(rules[column.column - 1], rule))) return [];
    return [[column, rule]];
  });
  for (const [{ column }, rule] of wrong) cellsBelow(layout, { column, columns: 1 }).setDataValidation(rule);
  return wrong.length === 0 ? [] : [`drop-downs of ${wrong.map(([{ header }]) => header).join(', ')}`];
}

/** The rule that offers a choice; null when the column that it lists does not exist. */
export function ruleOf(app: App, choice: Choice): Rule | null {
  const builder = app.newDataValidation().setAllowInvalid(true).setHelpText(choice.help);
  if ('values' in choice) return builder.requireValueInList([...choice.values], true).build();
  const cells = listedCells(app, choice);
  return cells === null ? null : builder.requireValueInRange(cells, true).build();
}

// The list reaches to the end of the grid, so that it also has rows that are added in between.
function listedCells(app: App, { sheet: name, header }: ColumnChoice): Range | null {
  const sheet = app.getActive().getSheetByName(name);
  const headers = sheet?.getDataRange().offset(0, 0, 1).getDisplayValues()[0] ?? [];
  const column = headers.findIndex((found) => found.trim() === header) + 1;
  return sheet === null || column === 0 ? null : sheet.getRange(2, column, sheet.getMaxRows() - 1, 1);
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
