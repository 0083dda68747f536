/** Renews all the formatting of a sheet that differs from its plan. */
import { paint } from './paint.ts';
import { runWorks } from './range-work.ts';
import { renewColours } from './renew-colours.ts';
import { type ListedCells, renewDropDowns } from './renew-drop-downs.ts';
import { renewFormats } from './renew-formats.ts';
import { renewHeaders } from './renew-headers.ts';
import { renewProtections } from './renew-protections.ts';
import type { SheetLayout } from './sheet-layout.ts';
import type { SheetLooks } from './sheet-looks.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;

/** @returns a few words for each part of the formatting that was renewed */
export function renewFormatting(
  app: App,
  layout: SheetLayout,
  looks: SheetLooks,
  listed: ListedCells,
): string[] {
  const headers = renewHeaders(layout, looks);
  const formats = renewFormats(layout, looks);
  paint(layout.sheet, [...headers.paints, ...formats.paints]);
  const changes = [
    ...headers.changes,
    ...formats.changes,
    ...runWorks(layout.sheet, [
      renewDropDowns(app, layout, looks, listed),
      renewColours(app, layout, looks),
      renewProtections(app, layout, looks),
    ]),
  ];
  // The header is frozen last: a new sheet with a frozen header is finished, see `set-up-progress.ts`.
  if (looks.frozenRows < 1) layout.sheet.setFrozenRows(1);
  return changes;
}
