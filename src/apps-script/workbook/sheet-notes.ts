/** Reads and writes the notes of cells, for the core's sheet edits. */
import type { Notes } from '../../core/sheet-edits/notes/cell-notes.ts';
import { serviceCall } from '../google/service-call.ts';

export function sheetNotes(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): Notes {
  return {
    read: (name, first, last) =>
      serviceCall(() => {
        const sheet = spreadsheet.getSheetByName(name);
        return sheet?.getRange(first, 1, last - first + 1, sheet.getMaxColumns()).getNotes() ?? [];
      }),
    write: ({ sheet, row, column, text }) =>
      serviceCall(() => {
        spreadsheet.getSheetByName(sheet)?.getRange(row, column).setNote(text);
      }),
  };
}
