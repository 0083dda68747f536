/** Writes changed settings into the cells of the sheet Settings, which the owner sees. */
import type { JsonObject } from '../schema/represent.ts';
import { decodeText, encodeText } from '../store/row/text-cell.ts';
import { type Cell, SheetMissing, type Workspace } from '../workspace.ts';
import {
  cellText,
  isOlder,
  type LabelledRows,
  comparedText,
  type SettingRow,
  settingRows,
} from './setting-cells.ts';

export const settingsSheetName = 'Settings';

/**
 * The cells of the sheet by their labels: two document calls; null when there is no such sheet.
 * @param timeZone that of the spreadsheet, in which a date that a person has typed is a day
 */
export function readSettingsCells(
  { document, clock }: Pick<Workspace, 'document' | 'clock'>,
  timeZone: string,
): LabelledRows | null {
  try {
    const rows = document.lastContentRow(settingsSheetName);
    if (rows === 0) return null;
    const cells = document.read(settingsSheetName, { row: 1, column: 1, rows, columns: 2 });
    const textOf = (cell: Cell = ''): string =>
      comparedText(cell instanceof Date ? clock.dayOf(cell.getTime(), timeZone) : decodeText(String(cell)));
    const labelled = new Map<string, { text: string; row: number }>();
    for (const [index, [label, value]] of cells.entries())
      if (!labelled.has(textOf(label))) labelled.set(textOf(label), { text: textOf(value), row: index + 1 });
    return labelled;
  } catch (error) {
    if (error instanceof SheetMissing) return null;
    throw error;
  }
}

/**
 * Shows what has changed between two records: each cell that still shows the older one, or nothing that a setting can be,
 * gets the newer one's text. Any other text is a later edit of a person, which its trigger takes. A setting without a
 * row gets one below the others. A workbook without the sheet gets it from Set up, with the settings in force.
 */
export function showInSheet(
  workspace: Workspace,
  older: Readonly<JsonObject>,
  newer: Readonly<JsonObject>,
): void {
  const changed = settingRows.filter((row) => cellText(row, older) !== cellText(row, newer));
  if (changed.length === 0) return;
  const labelled = readSettingsCells(workspace, String(newer.timezone));
  if (labelled === null) return;
  const { document } = workspace;
  const lacking: SettingRow[] = [];
  for (const row of changed) {
    const found = labelled.get(row.label);
    const text = cellText(row, newer);
    if (found === undefined) lacking.push(row);
    else if (found.text !== comparedText(text) && isOlder(row, found.text, older))
      document.write(settingsSheetName, found.row, 2, [[encodeText(text)]], ['@']);
  }
  if (lacking.length > 0) addRows(workspace, lacking, newer);
  document.flush();
}

function addRows({ document }: Workspace, rows: readonly SettingRow[], record: Readonly<JsonObject>): void {
  const first = document.lastContentRow(settingsSheetName) + 1;
  const beyond = first + rows.length - 1 - document.gridRows(settingsSheetName);
  if (beyond > 0) document.addRows(settingsSheetName, beyond);
  const lines = rows.map((row) => [row.label, encodeText(cellText(row, record)), row.hint]);
  document.write(settingsSheetName, first, 1, lines, ['@', '@', '@']);
}
