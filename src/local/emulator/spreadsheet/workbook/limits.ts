/** The limits of a spreadsheet that the emulator enforces. */

/** Google's limit of cells in one spreadsheet, blank ones counted. */
export const workbookCellsMax = 10_000_000;

/** Google's limit of characters in one cell. */
export const cellCharactersMax = 50_000;

/** The grid of a sheet that was just inserted, as Google makes it. */
export const newSheetRows = 1000;
export const newSheetColumns = 26;

/** The width of a column that nobody changed, as Google makes it. */
export const defaultColumnWidthPx = 100;
