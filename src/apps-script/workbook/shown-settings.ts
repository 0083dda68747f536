/** The rows of the Settings sheet by their labels, and those rows that the owner does not set there. */

import type { LabelledRows } from '../../core/business/setting-cells.ts';

export type { LabelledRows };

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export const quietColour = '#5F6368';

export const versionLabel = 'Layout version';
const versionHint = 'Kept by Set up; leave it as it is.';
const zoneHint = 'The spreadsheet’s own: change it in File › Settings, then choose Set up.';

/** Label, text and hint of a value that is only shown. */
export type ShownSetting = readonly [label: string, text: string, hint: string];

export function versionRow(version: number): ShownSetting {
  return [versionLabel, String(version), versionHint];
}

/** The time zone of the spreadsheet, which the owner sets in Google's own settings. */
export function zoneRow(zone: string): ShownSetting {
  return ['Time zone', zone, zoneHint];
}

export function readLabelled(sheet: Sheet): LabelledRows {
  const labelled = new Map<string, { text: string; row: number }>();
  for (const [index, [label = '', text = '']] of sheet.getDataRange().getDisplayValues().entries()) {
    if (!labelled.has(label.trim())) labelled.set(label.trim(), { text: text.trim(), row: index + 1 });
  }
  return labelled;
}

/** Shows values in their rows, or in new rows below the settings. */
export function showValues(sheet: Sheet, labelled: LabelledRows, shown: readonly ShownSetting[]): void {
  const changed = shown.filter(([label, text]) => labelled.get(label)?.text !== text);
  const added = changed.filter(([label]) => !labelled.has(label));
  const below = added.length === 0 ? 0 : sheet.getLastRow() + 1;
  for (const one of changed) {
    const row = labelled.get(one[0])?.row ?? below + added.indexOf(one);
    sheet
      .getRange(row, 1, 1, 3)
      .setNumberFormat('@')
      .setHorizontalAlignment('left')
      .setValues([[...one]])
      .setFontColor(quietColour);
  }
}
