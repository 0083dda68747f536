/** Says in CSS how a cell looks: by its own format, and by the first colour rule that holds for it. */
import { areaHolds } from '../emulator/spreadsheet/mutations/area-shift.ts';
import type { SheetData } from '../emulator/spreadsheet/workbook/sheet-data.ts';
import type { CellStyle, ConditionalFormat } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import type { ComputedWorkbook } from '../formulas/compute-workbook.ts';

/** Others are nothing that the page knows how to paint, and might be anything. */
const colour = /^#[0-9a-f]{3,8}$/i;

/** What a sheet is made of before anybody formats it. */
const plainPoints = 10;

/** The format of a cell with that of the rule that holds for it. */
export function ruledStyle(
  style: CellStyle,
  sheet: SheetData,
  place: { readonly row: number; readonly column: number },
  computed: ComputedWorkbook,
): CellStyle {
  const holds = ({ areas, formula }: ConditionalFormat): boolean => {
    const [first] = areas;
    if (first === undefined || !areas.some((area) => areaHolds(area, place.row, place.column))) return false;
    return computed.holds(formula, sheet.name, first, place);
  };
  const rule = sheet.conditionalFormats.find(holds);
  return rule === undefined ? style : { ...style, ...rule.style };
}

/** CSS properties by name. */
export function cssOf(style: CellStyle): Record<string, string> {
  const { background, fontColor, fontSize } = style;
  return {
    ...(background !== undefined && colour.test(background) && { 'background-color': background }),
    ...(fontColor !== undefined && colour.test(fontColor) && { color: fontColor }),
    ...(fontSize !== undefined && { 'font-size': `${(fontSize / plainPoints).toFixed(2)}em` }),
    ...(style.bold === true && { 'font-weight': 'bold' }),
    ...(style.italic === true && { 'font-style': 'italic' }),
    ...(style.strikethrough === true && { 'text-decoration': 'line-through' }),
    ...(style.horizontalAlignment !== undefined && { 'text-align': style.horizontalAlignment }),
  };
}
