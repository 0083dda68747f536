/** The sheets of a spreadsheet by their names. Each name is asked for once, because every question is a service call. */

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

interface NamedSheet {
  readonly name: string;
  readonly sheet: Sheet;
}

export interface NamedSheets {
  /** False for the sheets of test mode. */
  readonly livemode: boolean;
  readonly find: (name: string) => Sheet | null;
  /** All sheets in their order, hidden ones too. */
  readonly list: () => readonly NamedSheet[];
  /** Adds a blank sheet behind the first of these names that there is, or behind all sheets. */
  readonly add: (name: string, behind?: readonly string[]) => Sheet;
  /** Adds a blank sheet in front of all others. */
  readonly addFirst: (name: string) => Sheet;
  readonly rename: (sheet: Sheet, name: string) => void;
}

export function nameSheets(spreadsheet: Spreadsheet): NamedSheets {
  const sheets: NamedSheet[] = spreadsheet.getSheets().map((sheet) => ({ name: sheet.getName(), sheet }));
  const placeOf = (name: string): number => sheets.findIndex((one) => one.name === name);
  const insert = (name: string, index: number): Sheet => {
    const sheet = spreadsheet.insertSheet(name, index);
    sheets.splice(index, 0, { name, sheet });
    return sheet;
  };
  return {
    livemode: true,
    find: (name) => sheets.find((one) => one.name === name)?.sheet ?? null,
    list: () => sheets,
    add(name, behind = []) {
      const before = behind.find((other) => sheets.some((one) => one.name === other));
      return insert(name, before === undefined ? sheets.length : placeOf(before) + 1);
    },
    addFirst: (name) => insert(name, 0),
    rename(sheet, name) {
      sheet.setName(name);
      const index = sheets.findIndex((one) => one.sheet === sheet);
      sheets.splice(index, 1, { name, sheet });
    },
  };
}
