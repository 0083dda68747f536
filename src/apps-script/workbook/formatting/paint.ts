/** Formats many areas of a sheet in few service calls: all areas that get the same value are changed by one. */
import { columnName } from '../../google/a1-notation.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type RangeList = GoogleAppsScript.Spreadsheet.RangeList;

/** An area of a sheet; rows and columns count from 1. */
export interface CellArea {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface Format {
  readonly numberFormat?: string;
  readonly horizontalAlignment?: 'left' | 'center' | 'right' | 'normal';
  readonly fontColor?: string;
  readonly fontWeight?: 'bold';
  readonly fontSize?: number;
  readonly background?: string;
}

/** Some areas that get the same format; what it does not name stays as it is. */
export interface Paint {
  readonly areas: readonly CellArea[];
  readonly format: Format;
}

type Property = keyof Format;

const setters: {
  readonly [Name in Property]-?: (list: RangeList, value: NonNullable<Format[Name]>) => void;
} = {
  numberFormat: (list, value) => void list.setNumberFormat(value),
  horizontalAlignment: (list, value) => void list.setHorizontalAlignment(value),
  fontColor: (list, value) => void list.setFontColor(value),
  fontWeight: (list, value) => void list.setFontWeight(value),
  fontSize: (list, value) => void list.setFontSize(value),
  background: (list, value) => void list.setBackground(value),
};

/** Where several paints give one cell different values of a property, none is sure to win. */
export function paint(sheet: Sheet, paints: readonly Paint[]): void {
  const areasOf = new Map<string, { set: (list: RangeList) => void; areas: string[] }>();
  for (const { areas, format } of paints)
    for (const [name, value] of Object.entries(format)) {
      const key = `${name}=${value}`;
      const set = (list: RangeList): void =>
        (setters[name as Property] as typeof setters.fontColor)(list, value);
      const known = areasOf.get(key) ?? { set, areas: [] };
      known.areas.push(...areas.map(areaA1));
      areasOf.set(key, known);
    }
  // Different properties of the same areas share one list.
  const lists = new Map<string, RangeList>();
  for (const { set, areas } of areasOf.values()) {
    if (areas.length === 0) continue;
    const list = lists.get(areas.join()) ?? sheet.getRangeList(areas);
    lists.set(areas.join(), list);
    set(list);
  }
}

/** The ranges of several areas, in two service calls. */
export function rangesOf(sheet: Sheet, areas: readonly CellArea[]): GoogleAppsScript.Spreadsheet.Range[] {
  if (areas.length < 3) return areas.map((one) => sheet.getRange(one.row, one.column, one.rows, one.columns));
  return sheet.getRangeList(areas.map(areaA1)).getRanges();
}

function areaA1({ row, column, rows, columns }: CellArea): string {
  return `${columnName(column)}${row}:${columnName(column + columns - 1)}${row + rows - 1}`;
}
