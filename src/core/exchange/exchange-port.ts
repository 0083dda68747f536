/** The requests that an export or an import makes to the workspace, from a page or from a developer's machine. */
import type { JsonObject } from '../schema/represent.ts';
import type { Settings } from '../settings.ts';
import type { CsvTable } from '../csv/parse-csv.ts';
import type { ExportPage } from './export-page.ts';
import type { ImportedTable } from './import-table.ts';
import type { Restored } from './restore-records.ts';
import type { RestoredSettings } from './restore-settings.ts';

export interface ExchangePort {
  head(): Promise<WorkspaceHead>;
  /** Takes the settings of an exported workspace that are empty here. */
  restoreSettings(exported: SettingsOrder): Promise<RestoredSettings>;
  page(of: ExportPageRequest): Promise<ExportPage>;
  /** Restores as many of the records, from the first on, as others can wait for. */
  restore(request: RestoreOrder): Promise<Restored>;
  /** Brings back as many rows of a table that this program has written, from the first on, as others can wait for. */
  importTable(order: TableOrder): Promise<ImportedTable>;
  /** Imports as many rows of another tool, from the first on, as others can wait for. */
  importRows(order: RowsOrder): Promise<ImportedTable>;
}

/** The facts of a workspace that belong to no record. */
export interface WorkspaceHead {
  /** RFC 3339. */
  readonly at: string;
  readonly settings: ExportedSettings;
  /** The workspace as the API shows it. */
  readonly workspace: JsonObject;
  /** The last number of every series. */
  readonly series: Readonly<Record<string, number>>;
  /** In the order in which they refer to each other. */
  readonly resources: readonly ExchangedResource[];
  /** The fields that other tools' columns can fill, by the plural of a resource. */
  readonly importable: Readonly<Record<string, readonly ImportTarget[]>>;
}

/** A field that a column of another tool can fill. */
export interface ImportTarget {
  /** The field's name; behind a dot that of a field inside of it. */
  readonly path: string;
  /** What the sheet calls it. */
  readonly label: string;
  readonly kind: 'text' | 'boolean' | 'number' | 'amount' | 'percent';
  /** The values that the field can have, where they are a closed list. */
  readonly words?: readonly string[];
}

/** The facts of a resource that an export needs. */
export interface ExchangedResource {
  readonly plural: string;
  /** What its ids begin with. */
  readonly idPrefix: string;
  /** The headers of its table. */
  readonly header: readonly string[];
  /** The statuses of records that are not finished; null when its records have no end. */
  readonly openStatuses: readonly string[] | null;
  /** The field by which a record names the one that it belongs to, as a payment names its invoice; null without one. */
  readonly belongsBy: string | null;
}

export interface ExportPageRequest {
  readonly plural: string;
  /** Where the page begins; null for the newest records. */
  readonly before: number | null;
}

/** How far the import has come of which an order is a part. */
export interface ImportProgress {
  readonly done: number;
  readonly all: number;
}

export interface SettingsOrder {
  /** The workspace as its export has it. */
  readonly workspace: Readonly<JsonObject>;
}

export interface RestoreOrder {
  readonly progress?: ImportProgress;
  readonly plural: string;
  readonly records: readonly unknown[];
  readonly series: Readonly<Record<string, number>>;
}

export interface TableOrder {
  readonly progress?: ImportProgress;
  readonly plural: string;
  readonly table: CsvTable;
}

/** A row of another tool as the body of a request that creates it. */
export interface ForeignRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly body: JsonObject;
}

export interface RowsOrder {
  readonly progress?: ImportProgress;
  readonly plural: string;
  readonly rows: readonly ForeignRow[];
  /**
   * Names the import and the place of the first row in it, so that rows which are sent again are not written again.
   * Missing for rows that are sent once.
   */
  readonly key?: string;
}

/** The settings of a workspace without what belongs to its deployment. */
export type ExportedSettings = Omit<Settings, 'link_secret' | 'web_app_url'>;
