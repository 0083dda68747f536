/** Gives rows that were added to the sheets what the others have: formats, drop-downs, colours, warnings. */
import type { Workspace } from '../../../core/workspace.ts';
import type { SheetPlan } from '../sheet-plan.ts';
import { extendColours } from './extend-colours.ts';
import { extendDropDowns } from './extend-drop-downs.ts';
import { extendFormats } from './extend-formats.ts';
import { renewProtections } from './renew-protections.ts';
import { openLayout } from './sheet-layout.ts';

/** How many rows each sheet had when its looks were last seen to, as a property. */
const gridsName = 'grids';

/**
 * One call for each sheet that people see while none has grown. Whatever Google gives to a row that is added at the
 * end, after this it looks like the second row: also where that looks as its owner likes it, and not as planned.
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
    // Rows may have been deleted as well: what holds nothing yet can be given its looks again.
    const first = Math.max(3, Math.min(known ?? rows, sheet.getLastRow()) + 1);
    // What a drop-down lists may have grown in another sheet.
    extendDropDowns(app, layout, first);
    if (known === rows) continue;
    if (first <= rows) extendFormats(layout, first);
    extendColours(layout, first);
    renewProtections(app, layout);
  }
  properties.set(gridsName, grids);
}
