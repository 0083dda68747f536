/** Checks that the API uses the settings and the time zone of the spreadsheet. */
import { settingEntries } from '../../../core/business/workspace-settings.ts';
import { compareSettings } from '../../../core/business/take-settings-edit.ts';
import { startSession } from '../../../core/store/start-session.ts';
import { takeSettings } from '../../workbook/settings-sheet.ts';
import { fixable, forPerson, good, type HealthCheck } from '../health-check.ts';

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(settingEntries.map(([name, { label }]) => [name, label])),
  timezone: 'Time zone',
};

export const settingsCheck: HealthCheck = {
  id: 'settings',
  title: 'Settings and time zone',
  run({ workspace, spreadsheet }) {
    const session = startSession(workspace);
    const { record, changes, rows } = compareSettings(session, spreadsheet.getSpreadsheetTimeZone());
    const faults = rows.flatMap(({ fault }) => fault ?? []);
    const differing = Object.keys(changes).map(
      (name) =>
        `${labels[name] ?? name}: the API uses "${told(record[name])}", the spreadsheet says "${told(changes[name])}".`,
    );
    if (differing.length > 0) return fixable('warning', [...differing, ...faults]);
    if (faults.length > 0) return forPerson('warning', faults);
    return good(
      `The API uses ${String(record.currency)} and the time zone ${String(record.timezone)}, the same as the spreadsheet.`,
    );
  },
  fix({ workspace, spreadsheet }) {
    takeSettings(workspace, spreadsheet);
    return [];
  },
};

// A logo is longer than anybody reads.
const toldMax = 100;

function told(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return text.length > toldMax ? `${text.slice(0, toldMax)}…` : text;
}
