/** The owner's settings for the whole workspace, kept in one property so that no request reads a sheet for them. */
import { misconfigured } from './errors/refusal.ts';
import type { TextWays } from './store/row/text-cell-strategy.ts';
import type { Workspace } from './workspace.ts';

/** Who bills and how its documents look, as the contract names it; null where nothing is set. */
interface BusinessSettings {
  /** The legal name of the business. */
  readonly name: string;
  readonly trade_name: string | null;
  readonly address: PostalAddress | null;
  readonly tax_ids: readonly TaxId[];
  readonly registration_number: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly contact_name: string | null;
  readonly website: string | null;
  /** Without blanks, in upper case. */
  readonly iban: string | null;
  readonly bic: string | null;
  readonly account_name: string | null;
  readonly qr_iban: string | null;
  readonly upi_id: string | null;
  readonly electronic_address: ElectronicAddress | null;
  /** The language of documents. */
  readonly language: string;
  readonly paper: PaperChoice;
  readonly document_footer: string | null;
  /** The words of documents, pages and mails that the business has of its own: a line for each. */
  readonly document_words: string | null;
  /** Where links to the pages of customers begin, without a slash at its end; null for the web app itself. */
  readonly gateway_url: string | null;
  /** True: an acceptance makes the invoice in the same transaction. */
  readonly invoice_accepted_quotations: boolean;
  /** `#rrggbb`. */
  readonly colour: string | null;
  /** In percent, of lines that people type without a rate and without a product. */
  readonly default_tax_rate: string | null;
  /** The category of a line with rate 0 that names none itself. */
  readonly zero_rate_category: string | null;
  readonly zero_rate_reason: string | null;
  readonly zero_rate_exemption_code: string | null;
  /** What a payer quotes: the number of the document, or a creditor reference (ISO 11649). */
  readonly payment_reference_form: 'number' | 'rf';
  readonly credit_note_number: string;
}

/** `auto`: as the seller's country writes. */
export type PaperChoice = 'auto' | 'a4' | 'letter';

export interface PostalAddress {
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
}

interface TaxId {
  readonly type: string | null;
  readonly value: string;
}

interface ElectronicAddress {
  /** A code of the list EAS. */
  readonly scheme: string;
  readonly value: string;
}

export interface IbanNotice {
  /** The IBAN that the owner knows. */
  readonly from: string | null;
  /** When it changed, RFC 3339. */
  readonly at: string;
}

export interface Settings extends TextWays, BusinessSettings {
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
  /** The layout of the sheets, 2 since version 1.0; half less than a newer one while the script of that one changes them. */
  readonly schema_version: number;
  /** `ws_…`, made once; empty until it is. */
  readonly workspace_id: string;
  /** How often the settings that the API shows have changed, from 1. */
  readonly version: number;
  /** When they changed last, RFC 3339; empty until they do. */
  readonly updated_at: string;
  /** The address of the web app, which ends in `/exec`; empty until it is known. */
  readonly web_app_url: string;
  /** Signs the links to the pages of customers; empty until Set up makes it. No answer and no export has it. */
  readonly link_secret: string;
  /** The properties that hold the logo: what their names begin with and how many they are. Empty without a logo. */
  readonly logo_parts: string;
  /** A change of the IBAN that the owner has not been told of yet. */
  readonly iban_notice: IbanNotice | null;
  /** The headers of sheets that have other columns than in version 1.0, as Set up has made them, by sheet. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** The headers of columns that Set up has made later than rows were written, and is still filling, by sheet. */
  readonly filling: Readonly<Record<string, readonly string[]>>;
  /** False where Google's search passes over what is hidden: then columns are read instead. */
  readonly finds_hidden: boolean;
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
  credit_note_number: 'CN-{YYYY}-{SEQ:4}',
  fiscal_year_start: 1,
  books_closed_through: null,
  trade_name: null,
  address: null,
  tax_ids: [],
  registration_number: null,
  email: null,
  phone: null,
  contact_name: null,
  website: null,
  iban: null,
  bic: null,
  account_name: null,
  qr_iban: null,
  upi_id: null,
  electronic_address: null,
  language: 'en',
  paper: 'auto',
  document_footer: null,
  document_words: null,
  gateway_url: null,
  invoice_accepted_quotations: false,
  colour: null,
  default_tax_rate: null,
  zero_rate_category: null,
  zero_rate_reason: null,
  zero_rate_exemption_code: null,
  payment_reference_form: 'number',
  schema_version: schemaVersion,
  workspace_id: '',
  version: 1,
  updated_at: '',
  web_app_url: '',
  link_secret: '',
  logo_parts: '',
  iban_notice: null,
  columns: {},
  filling: {},
  finds_hidden: true,
  text_way: '',
  plain_signs: '',
};

/**
 * The settings, from the cached text when there is one, else from their property.
 * @param cached the cache value named `settings`, undefined when it is missing
 */
export function loadSettings(
  { properties }: Pick<Workspace, 'properties'>,
  cached: string | undefined,
): Settings {
  const text = cached ?? properties.get(settingsName);
  if (text === null) return defaultSettings;
  return { ...defaultSettings, ...(JSON.parse(text) as Partial<Settings>) };
}

/** The same as a mode sees them: documents of test mode have numbers that tell them from real ones, in series of their own. */
export function settingsInMode(
  { properties, livemode }: Pick<Workspace, 'properties' | 'livemode'>,
  cached: string | undefined,
): Settings {
  const settings = loadSettings({ properties }, cached);
  if (livemode) return settings;
  const entries = Object.entries(settings).map(([name, value]) =>
    String(value).includes('{SEQ:') ? [name, `TEST-${value}`] : [name, value],
  );
  return Object.fromEntries(entries) as Settings;
}

/** @throws Refusal workspace_misconfigured when the sheets have a layout of other code, or are between two layouts */
export function refuseOtherLayout({ schema_version: found }: Settings): void {
  if (found === schemaVersion) return;
  throw misconfigured(
    `The sheets have layout ${found}, the script ${schemaVersion}. Deploy the newest script, then choose Billing API › Set up.`,
  );
}
