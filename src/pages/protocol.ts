/** The types of the commands between the pages and the script, and of their answers. */
import type { SurveyPage, SurveyRequest } from '../core/documents/einvoice/survey-page.ts';
import type { DrawnPage, DrawRequest } from '../core/documents/print/drawn-page.ts';
import type {
  ExportPageRequest,
  RestoreOrder,
  RowsOrder,
  SettingsOrder,
  TableOrder,
  WorkspaceHead,
} from '../core/exchange/exchange-port.ts';
import type { ExportPage } from '../core/exchange/export-page.ts';
import type { ImportedTable } from '../core/exchange/import-table.ts';
import type { Restored } from '../core/exchange/restore-records.ts';
import type { RestoredSettings } from '../core/exchange/restore-settings.ts';
import type { OperationOrder, OperationResult } from './billing-protocol.ts';
import type { BusinessForm, BusinessPatch, SavedBusiness } from './business-protocol.ts';
import type { CheckedHealth, CheckList, ProbeList, ProbeReport } from './health-protocol.ts';
import type { KeyList, KeyWish, MadeKey, ShownKey } from './key-protocol.ts';
import type {
  DeliveryDetail,
  DeliveryFilter,
  DeliveryList,
  EndpointChange,
  EndpointList,
  EndpointWish,
  MadeSecret,
  PingResult,
  Recovered,
  ShownDelivery,
  ShownEndpoint,
} from './webhook-protocol.ts';

export type * from './billing-protocol.ts';
export type * from './business-protocol.ts';
export type * from './health-protocol.ts';
export type * from './key-protocol.ts';
export type * from './webhook-protocol.ts';

/** The input and the answer of each command. */
interface Commands {
  readonly overview: Command<Nothing, Overview>;
  readonly running: Command<Nothing, Running>;
  readonly connect_web_app: Command<{ readonly url: string }, ConnectedWebApp>;
  readonly list_keys: Command<Nothing, KeyList>;
  readonly create_key: Command<KeyWish, MadeKey>;
  readonly roll_key: Command<{ readonly id: string; readonly overlap_hours: number }, MadeKey>;
  readonly revoke_key: Command<{ readonly id: string; readonly name: string }, ShownKey>;
  readonly usage: Command<Nothing, Usage>;
  readonly business: Command<Nothing, BusinessForm>;
  readonly save_business: Command<BusinessPatch, SavedBusiness>;
  readonly operate: Command<OperationOrder, OperationResult>;
  readonly list_endpoints: Command<Nothing, EndpointList>;
  readonly create_endpoint: Command<EndpointWish, MadeSecret>;
  readonly update_endpoint: Command<{ readonly id: string } & Partial<EndpointChange>, ShownEndpoint>;
  readonly delete_endpoint: Command<{ readonly id: string }, Nothing>;
  readonly rotate_secret: Command<{ readonly id: string; readonly overlap_hours: number }, MadeSecret>;
  /** Sends a test event at once. */
  readonly ping_endpoint: Command<{ readonly id: string }, PingResult>;
  readonly list_deliveries: Command<DeliveryFilter, DeliveryList>;
  readonly get_delivery: Command<{ readonly id: string }, DeliveryDetail>;
  readonly resend_delivery: Command<{ readonly id: string }, Nothing>;
  readonly list_checks: Command<Nothing, CheckList>;
  readonly run_check: Command<{ readonly id: string }, CheckedHealth>;
  /** Repairs what the check has found; with a remedy, one of its cases. */
  readonly fix_check: Command<{ readonly id: string; readonly remedy?: string }, CheckedHealth>;
  readonly list_probes: Command<Nothing, ProbeList>;
  readonly run_probe: Command<{ readonly id: string; readonly literal: string | null }, ProbeReport>;
  readonly recover: Command<{ readonly endpoint_id: string; readonly since: string }, Recovered>;
  readonly reference: Command<Nothing, { readonly openapi: string; readonly web_app_url: string | null }>;
  readonly open_developer_area: Command<Nothing, Nothing>;
  /** Opens a dialog with the document whose row is selected. */
  readonly open_document: Command<{ readonly dialog: 'document' | 'pdf' | 'email' }, Nothing>;
  readonly clear_test_data: Command<Nothing, Nothing>;
  readonly exchange_head: Command<Nothing, WorkspaceHead>;
  readonly exchange_settings: Command<SettingsOrder, RestoredSettings>;
  readonly exchange_page: Command<ExportPageRequest, ExportPage>;
  readonly exchange_restore: Command<RestoreOrder, Restored>;
  readonly draw_documents: Command<DrawRequest, DrawnPage>;
  readonly survey_einvoices: Command<SurveyRequest, SurveyPage>;
  readonly exchange_table: Command<TableOrder, ImportedTable>;
  readonly exchange_rows: Command<RowsOrder, ImportedTable>;
}

interface Command<Input, Answer> {
  readonly input: Input;
  readonly answer: Answer;
}

type Nothing = Readonly<Record<never, never>>;
export type CommandName = keyof Commands;
export type CommandInput<Name extends CommandName> = Commands[Name]['input'];
export type AnswerOf<Name extends CommandName> = Commands[Name]['answer'];

/** A call as the page sends it, as JSON text. */
export interface PageCall<Name extends CommandName = CommandName> {
  /** False for a command about test data; missing means true. */
  readonly livemode?: boolean;
  readonly command: Name;
  readonly input: CommandInput<Name>;
}

/** A reply as the script sends it, as JSON text; an account that is not the owner gets an empty text instead. */
export type Reply<Answer = unknown> =
  | { readonly ok: true; readonly answer: Answer }
  /** `message` is shown to people. */
  | { readonly ok: false; readonly message: string };

export interface Overview {
  readonly workspace: { readonly name: string; readonly time_zone: string };
  readonly build: string;
  /** The URL that ends in `/exec`; null while it is unknown. */
  readonly web_app_url: string | null;
  readonly active_keys: number;
  /** Requests admitted since midnight UTC. */
  readonly requests_today: number;
  /** Why requests are refused until somebody repairs something: a sentence for each cause; empty while the API answers. */
  readonly refusals: readonly string[];
  /** The triggers of the clock. */
  readonly triggers: readonly ShownTrigger[];
  /** The newest delivery with an attempt in the last 24 hours, or null. */
  readonly last_delivery: ShownDelivery | null;
  /** Deliveries of the last 24 hours that were given up. */
  readonly failed_deliveries: number;
  /** Those that were not taken and are sent again. */
  readonly retrying_deliveries: number;
  /** Both, newest first. */
  readonly last_failures: readonly ShownDelivery[];
  /** A sentence for each permission that the owner has not given, or has taken back. */
  readonly missing_permissions: readonly string[];
}

export interface ShownTrigger {
  /** What it does: `Webhooks` or `Hourly check`. */
  readonly name: string;
  /** `held`: a permission is missing, as `missing_permissions` says. `unknown`: the script may not look at its triggers. */
  readonly state: 'running' | 'awaited' | 'late' | 'missing' | 'held' | 'unknown';
  /** For example `last ran 40 s ago`. */
  readonly words: string;
  /** What is wrong, and what to do; empty when nothing is. */
  readonly advice: string;
}

interface Running {
  /** How far work that takes long has come, for example `Registering pasted rows: 150 of 500`; null when none runs. */
  readonly words: string | null;
}

export interface ConnectedWebApp {
  /** False when another version of the script answers at the address. */
  readonly serves_this_build: boolean;
}

export interface Usage {
  /** The maximum number of requests of a key in a minute. */
  readonly limit: number;
  /** How many requests of one key may be missing from the counts each time Google drops its cache. */
  readonly missing_max: number;
  /** The minutes shown, oldest first, as RFC 3339. */
  readonly minutes: readonly string[];
  readonly keys: readonly KeyUsage[];
  /** Google's daily quotas of the account. */
  readonly quotas: readonly QuotaUse[];
}

export interface QuotaUse {
  readonly name: string;
  readonly used: number;
  readonly limit: number;
  /** A remark about the numbers. */
  readonly hint: string;
}

export interface KeyUsage {
  readonly id: string;
  readonly name: string;
  readonly status: ShownKey['status'];
  /** Requests admitted in each of the minutes. */
  readonly by_minute: readonly number[];
  /** Requests admitted in 7 days. */
  readonly requests_7_days: number;
}
