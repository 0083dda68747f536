/** Gives new rows at the end of the sheets the formatting of the others: formats, drop-downs, colours, protections. */
import type { Workspace } from '../../../core/workspace.ts';
import type { SheetPlan } from '../sheet-plan.ts';
import { extendColours } from './extend-colours.ts';
import { extendDropDowns } from './extend-drop-downs.ts';
import { extendFormats } from './extend-formats.ts';
import { renewProtections } from './renew-protections.ts';
import { openLayout } from './sheet-layout.ts';

/** The property with the number of rows that each sheet had when its formatting was last extended. */
const gridsName = 'grids';

/**
 * Costs one call for each visible sheet while none has grown. New rows get the formatting of the second row, also where
 * the owner has changed that row, because Google may give a row at the end another one.
 */
export function extendLooks(
  app: GoogleAppsScript.Spreadsheet.SpreadsheetApp,
  properties: Workspace['properties'],
  plans: readonly SheetPlan[],
): void {
  const spreadsheet = app.getActive();
  const shown = plans.flatMap((plan) => {
    const sheet = plan.hidden ? null : spreadsheet.getSheetByName(plan.name);
    return sheet === null ? [] : [{ plan, sheet, rows: sheet.getMaxRows() }];
  });
  const grids = JSON.stringify(Object.fromEntries(shown.map(({ plan, rows }) => [plan.name, rows])));
  const seen = properties.get(gridsName);
  if (seen === grids) return;
  const before = JSON.parse(seen ?? '{}') as Readonly<Record<string, number>>;
  for (const { plan, sheet, rows } of shown) {
    const layout = openLayout(sheet, plan);
    const known = before[plan.name];
    // A person may also have deleted rows, so all rows without content are formatted again.
    const first = Math.max(3, Math.min(known ?? rows, sheet.getLastRow()) + 1);
    // A drop-down lists cells of another sheet, and that sheet may have grown.
    extendDropDowns(app, layout, first);
    if (known === rows) continue;
    if (first <= rows) extendFormats(layout, first);
    extendColours(layout, first);
    renewProtections(app, layout);
  }
  properties.set(gridsName, grids);
}
