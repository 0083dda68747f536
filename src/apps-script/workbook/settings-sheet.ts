/** The sheet in which the owner sets what holds for the whole workspace. */
import { defaultSettings, type Settings } from '../../core/settings.ts';
import { currencyDecimals } from '../../core/billing/currency.ts';
import { isCalendarDay } from '../../core/billing/calendar.ts';
import { findPatternFault } from '../../core/billing/number-pattern.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

const sheetName = 'Settings';

interface SettingRow {
  readonly label: string;
  readonly name: Exclude<keyof Settings, 'time_zone' | 'schema_version'>;
  readonly hint: string;
  /** What a cell's text means; an error is the sentence that the owner is told. */
  readonly read: (text: string) => string | number | null;
}

const patternHint = 'With {YYYY} {YY} {MM} {FY} and {SEQ:4}.';

const rows: readonly SettingRow[] = [
  { label: 'Business name', name: 'name', hint: 'Shown to integrators.', read: (text) => text },
  { label: 'Currency', name: 'currency', hint: 'ISO 4217, for example EUR.', read: readCurrency },
  {
    label: 'Payment terms (days)',
    name: 'payment_terms_days',
    hint: 'Days until an invoice is due, 0 to 365.',
    read: (text) => readWhole(text, 0, 365),
  },
  {
    label: 'Invoice numbers',
    name: 'invoice_number',
    hint: patternHint,
    read: readPattern,
  },
  {
    label: 'Quotation numbers',
    name: 'quotation_number',
    hint: patternHint,
    read: readPattern,
  },
  {
    label: 'Fiscal year begins in month',
    name: 'fiscal_year_start',
    hint: '1 to 12; {FY} is the year that a fiscal year ends in.',
    read: (text) => readWhole(text, 1, 12),
  },
  {
    label: 'Books closed through',
    name: 'books_closed_through',
    hint: 'YYYY-MM-DD, or blank.',
    read: readDay,
  },
];

const versionLabel = 'Layout version';
const versionHint = 'Kept by Set up; leave it as it is.';

/** The layout version that the workbook itself tells, wherever it was copied; null when it tells none. */
export function readLayoutVersion(spreadsheet: Spreadsheet): number | null {
  const cells = spreadsheet.getSheetByName(sheetName)?.getDataRange().getDisplayValues() ?? [];
  const text = cells.find(([label]) => label?.trim() === versionLabel)?.[1]?.trim() ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** Writes the layout version, below the settings when there is no row for it. */
export function writeLayoutVersion(spreadsheet: Spreadsheet, version: number): void {
  const sheet = spreadsheet.getSheetByName(sheetName);
  if (sheet === null) return;
  const labels = sheet.getDataRange().getDisplayValues();
  const index = labels.findIndex(([label]) => label?.trim() === versionLabel);
  const row = (index < 0 ? labels.length : index) + 1;
  const values = [[versionLabel, String(version), versionHint]];
  sheet.getRange(row, 1, 1, 3).setNumberFormat('@').setValues(values).setFontColor('#5F6368');
}

/** Adds the sheet with the defaults when it is missing. */
export function setUpSettingsSheet(spreadsheet: Spreadsheet, businessName: string): string[] {
  if (spreadsheet.getSheetByName(sheetName) !== null) return [];
  const sheet = spreadsheet.insertSheet(sheetName);
  const defaults: Settings = { ...defaultSettings, name: businessName };
  const values = rows.map(({ label, name, hint }) => [label, String(defaults[name] ?? ''), hint]);
  sheet.getRange(1, 1, values.length, 3).setNumberFormat('@').setValues(values);
  sheet.getRange(1, 1, values.length, 1).setFontWeight('bold');
  sheet.getRange(1, 3, values.length, 1).setFontColor('#5F6368');
  sheet.setColumnWidth(1, 220).setColumnWidth(2, 220).setColumnWidth(3, 360);
  return [`Added the sheet "${sheetName}".`];
}

/**
 * The settings as the sheet has them; a cell that cannot be read keeps its default.
 * @returns with them a sentence for each such cell
 */
export function readSettingsSheet(spreadsheet: Spreadsheet): { settings: Settings; faults: string[] } {
  const cells = spreadsheet.getSheetByName(sheetName)?.getDataRange().getDisplayValues() ?? [];
  const settings: Record<string, unknown> = {
    ...defaultSettings,
    time_zone: spreadsheet.getSpreadsheetTimeZone(),
  };
  const faults: string[] = [];
  for (const { label, name, read, hint } of rows) {
    const text = cells.find(([found]) => found?.trim() === label)?.[1]?.trim();
    if (text === undefined) continue;
    try {
      settings[name] = read(text);
    } catch (_unreadable) {
      faults.push(`"${label}" cannot be "${text}": ${hint} Its default is used.`);
    }
  }
  return { settings: settings as unknown as Settings, faults };
}

function readCurrency(text: string): string {
  if (currencyDecimals(text) === null) throw new Error('not a currency');
  return text;
}

function readWhole(text: string, min: number, max: number): number {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  if (value < min || value > max) throw new Error('out of range');
  return value;
}

function readPattern(text: string): string {
  if (findPatternFault(text) !== null) throw new Error('not a pattern');
  return text;
}

function readDay(text: string): string | null {
  if (text === '') return null;
  if (!isCalendarDay(text)) throw new Error('not a day');
  return text;
}
