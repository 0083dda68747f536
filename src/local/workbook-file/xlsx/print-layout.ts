/** How a sheet of the file is printed: the header on each page, the page numbers, and no columns of the API's own. */
import type { WriteSheet } from 'hucre/xlsx';
import type { SheetSnapshot } from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { absoluteReference, areaToReference } from './reference.ts';

/** Sheets are wider than high, so on paper they are as wide as a page. */
export const printed: Pick<WriteSheet, 'pageSetup' | 'headerFooter'> = {
  pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  headerFooter: { oddFooter: '&L&A&CPage &P of &N&R&D' },
};

/** A name that spreadsheet programs give a meaning, in the scope of its sheet. */
interface PrintName {
  readonly name: '_xlnm.Print_Titles' | '_xlnm.Print_Area';
  readonly scope: string;
  readonly range: string;
}

/**
 * The names that tell what is printed of a sheet.
 * @param scope the sheet's name in the file
 * @param rows how many have content
 */
export function printNames(
  sheet: SheetSnapshot,
  scope: string,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): PrintName[] {
  const { frozenRows } = sheet;
  const shown = shownColumns(sheet, columns);
  const area = { row: 1, column: 1, rows: Math.max(rows, 1), columns: shown };
  return [
    ...(shown === columns
      ? []
      : [
          {
            name: '_xlnm.Print_Area',
            scope,
            range: absoluteReference(scope, areaToReference(area)),
          } as const,
        ]),
    ...(frozenRows === 0
      ? []
      : [
          {
            name: '_xlnm.Print_Titles',
            scope,
            range: `${absoluteReference(scope, '')}$1:$${frozenRows}`,
          } as const,
        ]),
  ];
}

// The columns that the API keeps for itself are protected below their header, and stand to the right of all others. An
// owner's own column behind them is worth more than a narrow page: then all columns are printed.
function shownColumns({ protections, columnWidths }: SheetSnapshot, columns: number): number {
  const kept = protections.flatMap(({ area }) => (area !== undefined && area.rows > 1 ? [area] : []));
  const isKept = (column: number): boolean =>
    columnWidths[column - 1] === 0 ||
    kept.some((area) => column >= area.column && column < area.column + area.columns);
  let shown = columns;
  while (shown > 1 && isKept(shown)) shown -= 1;
  return shown;
}
