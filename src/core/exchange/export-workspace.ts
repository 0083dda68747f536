/** Exports a workspace as files: one of JSON that brings everything back, and tables for other programs. */
import type { JsonObject } from '../schema/represent.ts';
import { writeCsv } from '../csv/write-csv.ts';
import type { ExchangedResource, ExchangePort } from './exchange-port.ts';
import type { ExportPage } from './export-page.ts';
import { openRecords } from './open-records.ts';
import { type ExportedRecords, exportFormat, writeExport } from './workspace-export.ts';

interface ExportedFile {
  readonly name: string;
  readonly text: string;
}

export interface WorkspaceExport {
  readonly files: readonly ExportedFile[];
  /** How many records there are, by the plural of their resource. */
  readonly counts: Readonly<Record<string, number>>;
  /** Rows that are in no file until a person corrects them, a sentence each. */
  readonly unreadable: readonly string[];
}

/** Exports all records. */
export async function exportWorkspace(port: ExchangePort): Promise<WorkspaceExport> {
  const { file, records, tables, unreadable } = await readWorkspace(port);
  return {
    files: [{ name: 'workspace.json', text: file(records) }, ...tables],
    counts: countsOf(records),
    unreadable,
  };
}

/** Exports what a new workbook begins with: the records of `openRecords`, and the numbers that go on. */
export async function exportOpening(port: ExchangePort): Promise<WorkspaceExport> {
  const { file, records, resources, unreadable } = await readWorkspace(port);
  const open = openRecords(resources, records);
  return { files: [{ name: 'opening.json', text: file(open) }], counts: countsOf(open), unreadable };
}

interface ReadWorkspace {
  readonly resources: readonly ExchangedResource[];
  readonly records: ExportedRecords;
  readonly tables: readonly ExportedFile[];
  readonly unreadable: readonly string[];
  /** Writes the file of some of the records. */
  readonly file: (records: ExportedRecords) => string;
}

async function readWorkspace(port: ExchangePort): Promise<ReadWorkspace> {
  const { at, settings, workspace, series, resources } = await port.head();
  const records: Record<string, readonly JsonObject[]> = {};
  const tables: ExportedFile[] = [];
  const unreadable: string[] = [];
  for (const { plural, header } of resources) {
    const pages = await readPages(port, plural);
    records[plural] = pages.flatMap((page) => page.records).reverse();
    const rows = pages.flatMap((page) => page.rows).reverse();
    tables.push({ name: `${plural}.csv`, text: writeCsv([header, ...rows]) });
    unreadable.push(...pages.flatMap((page) => page.unreadable));
  }
  const head = {
    object: 'workspace_export',
    format: exportFormat,
    exported_at: at,
    settings,
    workspace,
    series,
  } as const;
  return { resources, records, tables, unreadable, file: (chosen) => writeExport(head, chosen) };
}

function countsOf(records: ExportedRecords): Record<string, number> {
  return Object.fromEntries(Object.entries(records).map(([plural, list]) => [plural, list.length]));
}

async function readPages(port: ExchangePort, plural: string): Promise<ExportPage[]> {
  const pages: ExportPage[] = [];
  for (let before: number | null | undefined = null; before !== undefined; ) {
    const page: ExportPage = await port.page({ plural, before });
    pages.push(page);
    before = page.next ?? undefined;
  }
  return pages;
}
