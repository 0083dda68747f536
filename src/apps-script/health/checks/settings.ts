/** Checks that the API uses the settings and the time zone of the spreadsheet. */
import { loadSettings, type Settings } from '../../../core/settings.ts';
import { saveSettings } from '../../../core/store/save-settings.ts';
import { readSettingsSheet } from '../../workbook/settings-sheet.ts';
import { fixable, forPerson, good, type HealthCheck } from '../health-check.ts';

const names: Readonly<
  Record<Exclude<keyof Settings, 'columns' | 'workspace_id' | 'text_way' | 'plain_signs'>, string>
> = {
  name: 'Business name',
  currency: 'Currency',
  time_zone: 'Time zone',
  payment_terms_days: 'Payment terms',
  invoice_number: 'Invoice numbers',
  quotation_number: 'Quotation numbers',
  fiscal_year_start: 'Fiscal year',
  books_closed_through: 'Books closed through',
  schema_version: 'Layout',
};

export const settingsCheck: HealthCheck = {
  id: 'settings',
  title: 'Settings and time zone',
  run({ workspace, spreadsheet }) {
    const used = loadSettings(workspace, undefined);
    const { settings, faults } = readSettingsSheet(spreadsheet, used);
    const differing = (Object.keys(names) as (keyof typeof names)[]).filter(
      (name) => settings[name] !== used[name],
    );
    if (differing.length > 0) {
      const told = differing.map(
        (name) =>
          `${names[name]}: the API uses "${used[name] ?? ''}", the spreadsheet says "${settings[name] ?? ''}".`,
      );
      return fixable('warning', [...told, ...faults]);
    }
    if (faults.length > 0) return forPerson('warning', faults);
    return good(
      `The API uses ${used.currency} and the time zone ${used.time_zone}, the same as the spreadsheet.`,
    );
  },
  fix({ workspace, spreadsheet }) {
    const used = loadSettings(workspace, undefined);
    saveSettings(workspace, readSettingsSheet(spreadsheet, used).settings);
    return [];
  },
};
