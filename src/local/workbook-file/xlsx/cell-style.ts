/** Translates a cell style between the snapshot and the file format, and compares how two styles look. */

import type { CellStyle as FileStyle } from 'hucre/xlsx';
import type { CellStyle } from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** Google's default font, so that a spreadsheet program shows the same sheet. */
export const defaultFont = { name: 'Arial', size: 10 };

const plainFormat = 'General';

/** LibreOffice keeps what is true or false as a number, and shows 1 and 0 without a format that says more. */
const truthFormat = '"TRUE";"TRUE";"FALSE"';

/** The style of a cell that is true or false, which looks alike in every program. */
export function asTruth(style: CellStyle): CellStyle {
  const { numberFormat = plainFormat } = style;
  return numberFormat === plainFormat ? { ...style, numberFormat: truthFormat } : style;
}

/** The values that a spreadsheet shows where a style says nothing. */
const plain = {
  numberFormat: plainFormat,
  bold: false,
  italic: false,
  strikethrough: false,
  fontSize: defaultFont.size,
  fontColor: '#000000',
  background: '#ffffff',
  wrap: false,
} as const satisfies CellStyle;

/** The style as the file holds it; parts that a file cannot tell from the default are left out. */
export function toFileStyle(style: CellStyle): FileStyle {
  const color = fileColor(style.fontColor);
  const background = fileColor(style.background);
  const font = {
    ...(style.bold === true && { bold: true }),
    ...(style.italic === true && { italic: true }),
    ...(style.strikethrough === true && { strikethrough: true }),
    ...(style.fontSize !== undefined && { size: style.fontSize }),
    ...(color !== undefined && { color: { rgb: color } }),
  };
  const alignment = {
    ...(style.horizontalAlignment !== undefined && { horizontal: style.horizontalAlignment }),
    ...(style.wrap === true && { wrapText: true }),
  };
  const hasFormat = style.numberFormat !== undefined && style.numberFormat !== plainFormat;
  return {
    ...(hasFormat && { numFmt: style.numberFormat }),
    ...(Object.keys(font).length > 0 && { font: { ...defaultFont, ...font } }),
    // A cell is filled with the foreground colour, a conditional format with the background colour: name both.
    ...(background !== undefined && {
      fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: background }, bgColor: { rgb: background } },
    }),
    ...(Object.keys(alignment).length > 0 && { alignment }),
  };
}

/** The snapshot's style for a style of the file; properties that the snapshot does not have are left out. */
export function fromFileStyle(style: FileStyle | undefined, owner: 'cell' | 'rule'): CellStyle {
  if (style === undefined) return {};
  const { font, alignment } = style;
  const numberFormat = readableFormat(style.numFmt);
  const fontColor = font?.color?.rgb;
  const background = fillColor(style, owner);
  const horizontal = alignment?.horizontal;
  return {
    ...(numberFormat !== undefined && numberFormat !== plainFormat && { numberFormat }),
    ...(font?.bold === true && { bold: true }),
    ...(font?.italic === true && { italic: true }),
    ...(font?.strikethrough === true && { strikethrough: true }),
    ...(font?.size !== undefined && font.size !== defaultFont.size && { fontSize: font.size }),
    ...(fontColor !== undefined && { fontColor: `#${fontColor.toLowerCase()}` }),
    ...(background !== undefined && { background: `#${background.toLowerCase()}` }),
    ...((horizontal === 'left' || horizontal === 'center' || horizontal === 'right') && {
      horizontalAlignment: horizontal,
    }),
    ...(alignment?.wrapText === true && { wrap: true }),
  };
}

/** The style that makes `expected` look like `found` when it is laid over it; undefined when the two look alike. */
export function styleDifference(expected: CellStyle, found: CellStyle): CellStyle | undefined {
  const names = [
    'numberFormat',
    'bold',
    'italic',
    'strikethrough',
    'fontSize',
    'fontColor',
    'background',
    'wrap',
  ] as const;
  const changes = names.flatMap((name): [string, unknown][] => {
    const value = found[name] ?? plain[name];
    return isSameValue(expected[name] ?? plain[name], value) ? [] : [[name, value]];
  });
  const alignment = found.horizontalAlignment;
  if (alignment !== undefined && alignment !== expected.horizontalAlignment) {
    changes.push(['horizontalAlignment', alignment]);
  }
  return changes.length > 0 ? (Object.fromEntries(changes) as CellStyle) : undefined;
}

function fillColor({ fill }: FileStyle, owner: 'cell' | 'rule'): string | undefined {
  if (fill?.type !== 'pattern') return undefined;
  if (owner === 'rule') return fill.bgColor?.rgb ?? fill.fgColor?.rgb;
  return fill.pattern === 'solid' ? fill.fgColor?.rgb : undefined;
}

function isSameValue(one: string | number | boolean, other: string | number | boolean): boolean {
  return one === other || String(one).toLowerCase() === String(other).toLowerCase();
}

/** Spreadsheet programs write `yyyy\-mm\-dd` where people write `yyyy-mm-dd`. */
function readableFormat(format: string | undefined): string | undefined {
  return format === truthFormat ? plainFormat : format?.replace(/\\([-/ :.,])/g, '$1');
}

/** Six hexadecimal digits in the case they were given; undefined for anything that is not such a colour. */
export function fileColor(color: string | undefined): string | undefined {
  return color === undefined ? undefined : /^#([0-9a-fA-F]{6})$/.exec(color)?.[1];
}
