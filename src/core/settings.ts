/** The owner's settings for the whole workspace, kept in one property so that no request reads a sheet for them. */
import { Refusal } from './errors/refusal.ts';
import type { TextWays } from './store/row/text-cell-strategy.ts';
import type { Workspace } from './workspace.ts';

export interface Settings extends TextWays {
  /** The name of the business. */
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name; the spreadsheet's own. */
  readonly time_zone: string;
  readonly payment_terms_days: number;
  readonly invoice_number: string;
  readonly quotation_number: string;
  /** First month of the fiscal year, 1 to 12. */
  readonly fiscal_year_start: number;
  /** `YYYY-MM-DD`, or null while no period is closed. */
  readonly books_closed_through: string | null;
  /** The layout of the sheets, 2 in version 1.0; while Set up brings them to a new layout, half less than that one. */
  readonly schema_version: number;
  /** `ws_…`, made once; empty until it is. */
  readonly workspace_id: string;
  /** The headers of sheets that have other columns than in version 1.0, as Set up has made them, by sheet. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

/** The layout that this code works with: it does not work in a workbook of another one. */
export const schemaVersion = 2;

export const settingsName = 'settings';

export const defaultSettings: Settings = {
  name: '',
  currency: 'EUR',
  time_zone: 'Etc/UTC',
  payment_terms_days: 30,
  invoice_number: 'INV-{YYYY}-{SEQ:4}',
  quotation_number: 'QUO-{YYYY}-{SEQ:4}',
  fiscal_year_start: 1,
  books_closed_through: null,
  schema_version: schemaVersion,
  workspace_id: '',
  columns: {},
  text_way: '',
  plain_signs: '',
};

/**
 * The settings, from the cached text when there is one, else from their property.
 * @param cached the cache value named `settings`, undefined when it is missing
 */
export function loadSettings({ properties }: Workspace, cached: string | undefined): Settings {
  const text = cached ?? properties.get(settingsName);
  if (text === null) return defaultSettings;
  return { ...defaultSettings, ...(JSON.parse(text) as Partial<Settings>) };
}

/** @throws Refusal workspace_misconfigured when the sheets have a layout of other code, or are between two layouts */
export function refuseOtherLayout({ schema_version: found }: Settings): void {
  if (found === schemaVersion) return;
  throw new Refusal(
    'workspace_misconfigured',
    `The sheets have layout ${found}, the script ${schemaVersion}. Deploy the newest script, then choose Billing API › Set up.`,
    { retryAfterSeconds: 60 },
  );
}
