/** What an export or an import asks of the workspace, wherever it runs: in a page, or on a developer's machine. */
import type { Settings } from '../settings.ts';
import type { CsvTable } from './csv/parse-csv.ts';
import type { ExportPage } from './export-page.ts';
import type { ImportedTable } from './import-table.ts';
import type { Restored } from './restore-records.ts';

export interface ExchangePort {
  head(): Promise<WorkspaceHead>;
  page(of: ExportPageRequest): Promise<ExportPage>;
  restore(request: RestoreOrder): Promise<Restored>;
  importTable(order: TableOrder): Promise<ImportedTable>;
}

/** What belongs to no record. */
export interface WorkspaceHead {
  /** RFC 3339. */
  readonly at: string;
  readonly settings: Settings;
  /** The last number of every series. */
  readonly series: Readonly<Record<string, number>>;
  /** In the order in which they refer to each other. */
  readonly resources: readonly { readonly plural: string; readonly header: readonly string[] }[];
  /** Those that other tools' tables are read for. */
  readonly importable: readonly string[];
}

export interface ExportPageRequest {
  readonly plural: string;
  /** Where the page begins; null for the newest records. */
  readonly before: number | null;
}

export interface RestoreOrder {
  readonly plural: string;
  readonly records: readonly unknown[];
  readonly series: Readonly<Record<string, number>>;
}

export interface TableOrder {
  /** What the rows of another tool's table are; null for a table that this program has written. */
  readonly plural: string | null;
  readonly table: CsvTable;
}
