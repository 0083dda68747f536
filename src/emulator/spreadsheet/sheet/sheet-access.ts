/** The calls that all members of a Sheet share: each passes the gate with the sheet's id. */
import type { DocumentAccess } from '../access/document-access.ts';
import type { WorkbookMutation } from '../mutations/mutation.ts';
import type { SheetData } from '../workbook/sheet-data.ts';

export interface SheetAccess {
  readonly document: DocumentAccess;
  readonly sheetId: number;
  /** A document call; what the execution wrote to this sheet is applied first. */
  call<T>(member: string, perform: (sheet: SheetData) => T, options?: CallOptions): T;
  /** Applies a change at once. */
  change(member: string, mutation: WorkbookMutation): void;
  /** A buffered write. */
  write(member: string, mutation: WorkbookMutation): void;
}

interface CallOptions {
  readonly detail?: readonly unknown[];
  readonly ms?: number;
}

/** The calls of the Sheet of that id. */
export function createSheetAccess(document: DocumentAccess, sheetId: number): SheetAccess {
  return {
    document,
    sheetId,
    call: (member, perform, { detail = [], ...rest } = {}) =>
      document.call({ member: `Sheet.${member}`, detail: [sheetId, ...detail], sheetId, ...rest }, () =>
        perform(document.sheet(sheetId)),
      ),
    change(member, mutation) {
      document.call({ member: `Sheet.${member}`, detail: [sheetId, mutation], sheetId }, () =>
        document.workbook.apply(mutation),
      );
    },
    write(member, mutation) {
      document.buffer(`Sheet.${member}`, [sheetId, mutation], mutation, () => document.sheet(sheetId));
    },
  };
}
