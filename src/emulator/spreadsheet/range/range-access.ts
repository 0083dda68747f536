/** The calls that all members of a Range share: each passes the gate with the range's sheet and area. */
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import { a1OfArea } from './a1-notation.ts';
import { requireInGrid } from '../mutations/apply-content.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import type { WorkbookMutation } from '../mutations/mutation.ts';
import type { SheetData } from '../workbook/sheet-data.ts';

export interface RangeAccess {
  /** As Google's errors name the class. */
  readonly className: 'Range' | 'RangeList';
  readonly document: DocumentAccess;
  readonly sheetId: number;
  readonly area: GridArea;
  /** A document call that reads every cell of the range. */
  read<T>(member: string, perform: (sheet: SheetData) => T): T;
  /** A document call that changes something that Google never buffers. */
  change<T>(member: string, detail: readonly unknown[], perform: (sheet: SheetData) => T): T;
  /** A buffered write. */
  write(member: string, mutation: WorkbookMutation): void;
}

/** The calls of a Range of that sheet and area. */
export function createRangeAccess(document: DocumentAccess, sheetId: number, area: GridArea): RangeAccess {
  const place = [sheetId, a1OfArea(area)];
  const checkedSheet = (): SheetData => {
    const sheet = document.sheet(sheetId);
    requireInGrid(sheet, area);
    return sheet;
  };
  return {
    className: 'Range',
    document,
    sheetId,
    area,
    read: (member, perform) =>
      document.call(
        { member: `Range.${member}`, detail: place, sheetId, cellsRead: area.rows * area.columns },
        () => perform(checkedSheet()),
      ),
    change: (member, detail, perform) =>
      document.call({ member: `Range.${member}`, detail: [...place, ...detail], sheetId }, () =>
        perform(checkedSheet()),
      ),
    write(member, mutation) {
      document.buffer(`Range.${member}`, [...place, mutation], mutation, () =>
        // Where Google accepts such a range, it can refuse the write only when it is applied.
        document.execution.switches.rangeBeyondGrid === 'accepted' ? document.sheet(sheetId) : checkedSheet(),
      );
    },
  };
}
