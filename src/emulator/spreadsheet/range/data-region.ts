/** The region of data around a range, as Ctrl+A selects it. */
import { type SheetData, cellAt } from '../workbook/sheet-data.ts';
import type { Area } from '../workbook/workbook-snapshot.ts';

/** @param dimension grows up and down alone (`ROWS`), to the sides alone (`COLUMNS`), or both ways */
export function dataRegion(sheet: SheetData, area: Area, dimension: string | undefined): Area {
  const hasData = ({ row, column, rows, columns }: Area): boolean => {
    for (let at = row; at < row + rows; at += 1)
      for (let across = column; across < column + columns; across += 1)
        if (cellAt(sheet, at, across) !== undefined) return true;
    return false;
  };
  let region = area;
  for (;;) {
    const grown = growths(sheet, region, dimension).find(({ added }) => hasData(added));
    if (grown === undefined) return region;
    region = grown.region;
  }
}

interface Growth {
  /** The cells that the region gains: those beside it, not at its corners. */
  readonly added: Area;
  readonly region: Area;
}

function growths(sheet: SheetData, region: Area, dimension: string | undefined): readonly Growth[] {
  const { row, column, rows, columns } = region;
  const [bottom, right] = [row + rows, column + columns];
  const upDown: Growth[] = [
    { added: { ...region, row: row - 1, rows: 1 }, region: { ...region, row: row - 1, rows: rows + 1 } },
    { added: { ...region, row: bottom, rows: 1 }, region: { ...region, rows: rows + 1 } },
  ];
  const toSides: Growth[] = [
    {
      added: { ...region, column: column - 1, columns: 1 },
      region: { ...region, column: column - 1, columns: columns + 1 },
    },
    { added: { ...region, column: right, columns: 1 }, region: { ...region, columns: columns + 1 } },
  ];
  return [...(dimension === 'COLUMNS' ? [] : upDown), ...(dimension === 'ROWS' ? [] : toSides)].filter(
    ({ added }) =>
      added.row >= 1 && added.column >= 1 && added.row <= sheet.maxRows && added.column <= sheet.maxColumns,
  );
}
