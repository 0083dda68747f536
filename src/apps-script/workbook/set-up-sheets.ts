/** Adds the sheets and columns that the API needs, and renews their formatting. Deletes nothing. */
import type { Settings } from '../../core/settings.ts';
import { isAddedColumn, madeColumns } from '../../core/store/made-columns.ts';
import { findListed, type ListedCells } from './formatting/renew-drop-downs.ts';
import { renewFormatting } from './formatting/renew-formatting.ts';
import { layoutOfNew, openLayout, type SheetLayout } from './formatting/sheet-layout.ts';
import { looksOfNew, readLooks } from './formatting/sheet-looks.ts';
import { sizeOf } from './formatting/fit-grid.ts';
import { makeSheet, rowsAtStart, writeHeaders } from './make-sheet.ts';
import { type NamedSheets, nameSheets } from './named-sheets.ts';
import type { SetUpProgress } from './set-up-progress.ts';
import type { ColumnPlan, SheetPlan } from './sheet-plan.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;

interface CompleteSheet {
  readonly layout: SheetLayout;
  /** A sentence for each change; null for a sheet that was made now. */
  readonly changes: readonly string[] | null;
}

/**
 * Finishes one sheet after the other.
 * @param progress what an earlier run has finished already; missing: nothing
 * @returns a sentence for each change
 */
export function setUpSheets(
  app: App,
  plans: readonly SheetPlan[],
  sheets: NamedSheets = nameSheets(app.getActive()),
  progress?: SetUpProgress,
): string[] {
  const rest = plans.filter(({ name }) => progress?.isFinished(name) !== true);
  const complete = completer(plans, sheets);
  const layouts: SheetLayout[] = [];
  const listed = listedIn(layouts, sheets);
  const told = listedFirst(rest).map((plan) => {
    const { layout, changes } = complete(plan);
    layouts.push(layout);
    const isOurs = progress?.isMade(plan.name) === true;
    const looks = changes === null ? looksOfNew(layout) : readLooks(layout, isOurs);
    const renewed = renewFormatting(app, layout, looks, listed);
    if (changes === null || renewed.length > 0) {
      // Google may hold writes back until the end, and would show the owner a sheet that is not ready.
      app.flush();
      progress?.tell(plan.name);
    }
    if (changes === null || isOurs) return [`Added the sheet "${plan.name}".`];
    if (renewed.length === 0) return changes;
    return [...changes, `Renewed in the sheet "${plan.name}": ${renewed.join(', ')}.`];
  });
  return told.flat();
}

/** The plans in their order, but a plan whose drop-downs list cells of another sheet behind the plan of that sheet. */
function listedFirst(plans: readonly SheetPlan[]): readonly SheetPlan[] {
  const ordered = new Set<SheetPlan>();
  const add = (plan: SheetPlan, waiting: readonly SheetPlan[]): void => {
    const isListed = ({ name }: SheetPlan): boolean =>
      plan.columns.some(({ choice }) => choice !== null && 'sheet' in choice && choice.sheet === name);
    for (const other of plans)
      if (isListed(other) && !waiting.includes(other)) add(other, [...waiting, plan]);
    ordered.add(plan);
  };
  for (const plan of plans) add(plan, [plan]);
  return [...ordered];
}

/** Makes a sheet that is missing, and adds the columns that another lacks. */
function completer(plans: readonly SheetPlan[], sheets: NamedSheets): (plan: SheetPlan) => CompleteSheet {
  // Google gives every new sheet the same grid, so one is asked for its size.
  let newSize: ReturnType<typeof sizeOf> | null = null;
  return (plan) => {
    const found = sheets.find(plan.name);
    // A sheet without headers was left by an execution that died while making it.
    const width = found?.getLastColumn() ?? 0;
    if (found !== null && width > 0) return completeSheet(openLayout(found, plan, width));
    const sheet = found ?? sheets.add(plan.name, namesBefore(plans, plan));
    const size = found === null ? (newSize ?? sizeOf(sheet)) : sizeOf(sheet);
    if (found === null) newSize = size;
    makeSheet(sheet, plan, size);
    return { layout: layoutOfNew(sheet, plan, rowsAtStart), changes: null };
  };
}

function completeSheet(layout: SheetLayout): CompleteSheet {
  const { sheet, plan } = layout;
  const missing = plan.columns.filter(({ header }) => !layout.columns.some((one) => one.header === header));
  if (missing.length === 0) return { layout, changes: [] };
  const order = plan.columns.map(({ header }) => header);
  for (const column of missing) insertColumn(sheet, order, column);
  const changes = missing.map(({ header }) => `Added the column "${header}" to the sheet "${plan.name}".`);
  return { layout: openLayout(sheet, plan), changes };
}

// A new sheet stands behind the one that is planned before it, the nearest of them first.
function namesBefore(plans: readonly SheetPlan[], plan: SheetPlan): string[] {
  return plans
    .slice(0, plans.indexOf(plan))
    .map(({ name }) => name)
    .reverse();
}

function listedIn(layouts: readonly SheetLayout[], sheets: NamedSheets): ListedCells {
  const read = findListed(sheets.find);
  return (choice) => {
    const layout = layouts.find(({ plan }) => plan.name === choice.sheet);
    if (layout === undefined) return read(choice);
    const place = layout.columns.find(({ header }) => header === choice.header);
    return place === undefined ? null : layout.sheet.getRange(2, place.column, layout.lastRow - 1, 1);
  };
}

/**
 * The columns that Set up has made, for the settings, which list only sheets that differ from version 1.0, and those that
 * are to be filled because rows were written before.
 * @param complete the plans of the sheets that now have all their columns
 * @param isNew true for a sheet that Set up has made itself, and that has no rows
 */
export function recordColumns(
  settings: Pick<Settings, 'columns' | 'filling'>,
  complete: readonly SheetPlan[],
  isNew: (sheet: string) => boolean = () => false,
): Pick<Settings, 'columns' | 'filling'> {
  const recorded = settings.columns;
  const others = complete.filter(
    ({ name, hidden, columns }) =>
      !hidden && (name in recorded || columns.some(({ header }) => isAddedColumn(name, header))),
  );
  const headers = others.map(({ name, columns }) => [name, columns.map(({ header }) => header)] as const);
  const later = headers.flatMap(([name, all]) => {
    const made = madeColumns(settings, name);
    const known = settings.filling[name] ?? [];
    const added = all.filter((header) => made?.includes(header) === false && !known.includes(header));
    return added.length === 0 || isNew(name) ? [] : [[name, [...known, ...added]] as const];
  });
  return {
    columns: { ...recorded, ...Object.fromEntries(headers) },
    filling: { ...settings.filling, ...Object.fromEntries(later) },
  };
}

/**
 * Inserts a blank column right of the one that comes before it in an order, so that it stands where it stood; at the left
 * when none of those is there. Google copies the drop-downs and the colours of the neighbour; the drop-downs are removed.
 * @param order the headers of all columns, in the order in which they stand or are planned
 * @param hold keeps others from writing while the columns at the right move; the rest of the work takes long in many rows,
 * and nobody uses a column without a header
 */
export function insertColumn(
  sheet: Sheet,
  order: readonly string[],
  column: ColumnPlan,
  hold: (insertion: () => void) => void = (insertion) => insertion(),
): void {
  const headers = headerTexts(sheet);
  const before = order.slice(0, order.indexOf(column.header)).reverse();
  const neighbour = before.find((header) => headers.includes(header));
  const place = neighbour === undefined ? 0 : headers.indexOf(neighbour) + 1;
  // An execution that died after the insertion has left a blank column there, which is used now.
  if ((headers[place] ?? '') !== '' || !isBlankColumn(sheet, place + 1)) {
    hold(() => {
      if (place === 0) sheet.insertColumnBefore(1);
      else sheet.insertColumnAfter(place);
    });
  }
  const rows = sheet.getMaxRows() - 1;
  // Google gives a new column the looks of its neighbour, whose text may be grey.
  if (rows > 0)
    sheet
      .getRange(2, place + 1, rows, 1)
      .setDataValidation(null)
      .setFontColor(null);
  writeHeaders(sheet, [column], place + 1);
}

function isBlankColumn(sheet: Sheet, column: number): boolean {
  if (column > sheet.getMaxColumns()) return false;
  const cells = sheet.getRange(1, column, Math.max(1, sheet.getLastRow()), 1).getValues();
  return cells.every(([cell]) => cell === '');
}

/** The trimmed texts of the header row. */
export function headerTexts(sheet: Sheet): string[] {
  const cells = sheet.getRange(1, 1, 1, Math.max(1, sheet.getLastColumn())).getValues()[0] ?? [];
  return cells.map((cell) => String(cell).trim());
}
