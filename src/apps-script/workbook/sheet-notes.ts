/** Reads and writes the notes of cells, for the core's sheet edits. A cell with a note of the API is coloured. */
import { apiNoteIn, type Notes } from '../../core/sheet-edits/notes/cell-notes.ts';
import { serviceCall } from '../google/service-call.ts';

/** Light red. A person's own colour of such a cell gives way to it. */
const tint = '#fce8e6';

export function sheetNotes(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): Notes {
  return {
    read: (name, first, last) =>
      serviceCall(() => {
        const sheet = spreadsheet.getSheetByName(name);
        return sheet?.getRange(first, 1, last - first + 1, sheet.getMaxColumns()).getNotes() ?? [];
      }),
    write: ({ sheet, row, column, text }) =>
      serviceCall(() => {
        const cell = spreadsheet.getSheetByName(sheet)?.getRange(row, column).setNote(text);
        if (cell === undefined) return;
        if (apiNoteIn(text) !== null) cell.setBackground(tint);
        else if (cell.getBackgrounds()[0]?.[0] === tint) cell.setBackground(null);
      }),
  };
}
