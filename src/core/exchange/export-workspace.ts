/** Exports a whole workspace as files: one of JSON that brings everything back, and tables for other programs. */
import type { JsonObject } from '../schema/represent.ts';
import { writeCsv } from './csv/write-csv.ts';
import type { ExchangePort } from './exchange-port.ts';
import type { ExportPage } from './export-page.ts';
import { exportFormat, writeExport } from './workspace-export.ts';

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

export async function exportWorkspace(port: ExchangePort): Promise<WorkspaceExport> {
  const { at, settings, series, resources } = await port.head();
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
    series,
  } as const;
  const counts = Object.entries(records).map(([plural, list]) => [plural, list.length]);
  return {
    files: [{ name: 'workspace.json', text: writeExport(head, records) }, ...tables],
    counts: Object.fromEntries(counts) as Record<string, number>,
    unreadable,
  };
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
