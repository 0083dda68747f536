/** Imports a file, batch by batch: a whole workspace, or a table. */
import type { Settings } from '../settings.ts';
import { batchesOf } from './batches.ts';
import { parseCsv } from './csv/parse-csv.ts';
import type { ExchangePort, WorkspaceHead } from './exchange-port.ts';
import { readExport } from './workspace-export.ts';

export interface ImportOrder {
  readonly fileName: string;
  readonly text: string;
  /** The plural of the resource of another tool's rows; null when the file's name decides. */
  readonly plural: string | null;
}

export interface ImportReport {
  /** How many records were written, by the plural of their resource. */
  readonly written: Readonly<Record<string, number>>;
  /** How many were there already and stay as they are. */
  readonly present: number;
  /** A sentence for each row or record that is not in the workspace now. */
  readonly refused: readonly string[];
  /** Headers of columns that nothing was made of. */
  readonly ignored: readonly string[];
  /** Settings that differ between the file and the workspace: only the owner may change them. */
  readonly settings: readonly string[];
}

/** @throws Error in a sentence, when nothing of the file can be read */
export async function importFile(port: ExchangePort, order: ImportOrder): Promise<ImportReport> {
  const head = await port.head();
  const isWorkspace = order.text.trimStart().startsWith('{');
  return isWorkspace ? importWorkspace(port, head, order.text) : importCsv(port, head, order);
}

async function importWorkspace(port: ExchangePort, here: WorkspaceHead, text: string): Promise<ImportReport> {
  const plurals = here.resources.map(({ plural }) => plural);
  const file = readExport(plurals, text);
  if (!file.ok) throw new Error(file.reason);
  const { series, settings } = file.head;
  const written: Record<string, number> = {};
  const refused: string[] = [];
  let present = 0;
  for (const plural of plurals) {
    for (const records of batchesOf(file.records[plural] ?? [])) {
      const outcome = await port.restore({ plural, records, series });
      written[plural] = (written[plural] ?? 0) + outcome.restored;
      present += outcome.present;
      refused.push(...outcome.refused.map(({ id, reason }) => `${id || plural}: ${reason}`));
    }
  }
  return { written, present, refused, ignored: [], settings: differences(here.settings, settings) };
}

async function importCsv(
  port: ExchangePort,
  { importable }: WorkspaceHead,
  { fileName, text, plural }: ImportOrder,
): Promise<ImportReport> {
  const parsed = parseCsv(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { header, rows } = parsed.table;
  const named = importable.find((name) => fileName.toLowerCase().includes(name.slice(0, -1)));
  const written: Record<string, number> = {};
  const refused: string[] = [];
  let present = 0;
  let ignored: readonly string[] = [];
  for (const batch of batchesOf(rows)) {
    const table = { header, rows: batch };
    const outcome = await port.importTable({ plural: plural ?? named ?? null, table });
    written[outcome.plural] = (written[outcome.plural] ?? 0) + outcome.written;
    present += outcome.present;
    refused.push(...outcome.refused);
    ({ ignored } = outcome);
  }
  return { written, present, refused, ignored, settings: [] };
}

// These settings describe the workbook itself: an export has neither a layout nor cells.
const ofWorkbook: ReadonlySet<keyof Settings> = new Set([
  'schema_version',
  'text_way',
  'plain_signs',
  'columns',
]);

function differences(here: Settings, there: Settings): string[] {
  const names = Object.keys(here) as (keyof Settings)[];
  return names
    .filter((name) => !ofWorkbook.has(name) && there[name] !== undefined && there[name] !== here[name])
    .map(
      (name) =>
        `${name} is "${String(there[name] ?? '')}" in the file and "${String(here[name] ?? '')}" here.`,
    );
}
