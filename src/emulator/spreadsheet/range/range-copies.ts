/** The members of a Range that copy and move its cells, and the region of data around it. */
import { rangeReferences, signatureError, standsFor } from '../access/script-arguments.ts';
import type { CopiedPart } from '../mutations/copying.ts';
import { mapCells, shownValue } from '../workbook/read-cells.ts';
import type { SheetArea } from '../workbook/workbook-snapshot.ts';
import { dataRegion } from './data-region.ts';
import type { RangeAccess } from './range-access.ts';

/** Google's enumeration CopyPasteType, with the parts that each copies here: a grid has no borders and no groups. */
export const copyPasteTypes = {
  PASTE_NORMAL: 'PASTE_NORMAL',
  PASTE_NO_BORDERS: 'PASTE_NO_BORDERS',
  PASTE_FORMAT: 'PASTE_FORMAT',
  PASTE_FORMULA: 'PASTE_FORMULA',
  PASTE_DATA_VALIDATION: 'PASTE_DATA_VALIDATION',
  PASTE_VALUES: 'PASTE_VALUES',
} as const;

const all: readonly CopiedPart[] = ['contents', 'formats', 'notes', 'validations'];

const partsOf: Readonly<Record<string, readonly CopiedPart[]>> = {
  PASTE_NORMAL: all,
  PASTE_NO_BORDERS: all,
  PASTE_FORMAT: ['formats'],
  PASTE_FORMULA: ['contents'],
  PASTE_DATA_VALIDATION: ['validations'],
  PASTE_VALUES: ['values'],
};

/** The members; they change the workbook at once. */
export function rangeCopies(access: RangeAccess) {
  const { document, sheetId, area } = access;
  const { realm } = document.execution;
  const targetOf = (member: string, args: readonly unknown[]): SheetArea => {
    const target = standsFor(rangeReferences, args[0]);
    if (target === undefined) throw signatureError(realm, `Range.${member}`, args);
    return target;
  };
  return {
    copyTo(...args: unknown[]) {
      const target = targetOf('copyTo', args);
      const parts = partsOf[typeof args[1] === 'string' ? args[1] : namedByOptions(args[1])];
      if (parts === undefined) throw signatureError(realm, 'Range.copyTo', args);
      if (args[2] === true) throw new Error('not implemented in the emulator: Range.copyTo, transposed');
      copy(access, target, parts);
    },
    moveTo(...args: unknown[]) {
      const target = targetOf('moveTo', args);
      const to = { sheet_id: target.sheetId, row: target.area.row, column: target.area.column };
      access.change('moveTo', [to], () => {
        document.pending.applySheet(target.sheetId);
        document.workbook.apply({ op: 'move_area', sheet_id: sheetId, area, to });
      });
    },
    getDataRegion(dimension?: unknown) {
      const asked = typeof dimension === 'string' ? dimension : undefined;
      const region = access.read('getDataRegion', (sheet) => dataRegion(sheet, area, asked));
      return document.rangeObject(sheetId, region);
    },
  };
}

function namedByOptions(options: unknown): string {
  const { contentsOnly, formatOnly } = Object(options ?? {}) as Record<string, unknown>;
  if (contentsOnly === true) return formatOnly === true ? '' : 'PASTE_VALUES';
  return formatOnly === true ? 'PASTE_FORMAT' : 'PASTE_NORMAL';
}

/** A larger target is filled with as many whole copies as it has room for; a smaller one takes one copy all the same. */
function copy(
  { document, sheetId, area, change }: RangeAccess,
  target: SheetArea,
  parts: readonly CopiedPart[],
): void {
  const times = (room: number, size: number): number => Math.max(1, Math.floor(room / size)) * size;
  const filled = {
    ...target.area,
    rows: times(target.area.rows, area.rows),
    columns: times(target.area.columns, area.columns),
  };
  change('copyTo', [target, parts], (sheet) => {
    document.pending.applySheet(target.sheetId);
    const shown = document.shown();
    const values = parts.includes('values')
      ? {
          values: mapCells(sheet, area, (cell, row, column) =>
            shownValue(shown, sheet, { cell, row, column }),
          ),
        }
      : {};
    const from = { sheetId, area };
    document.workbook.apply({
      op: 'copy_area',
      sheet_id: target.sheetId,
      area: filled,
      from,
      parts,
      ...values,
    });
  });
}
