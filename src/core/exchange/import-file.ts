/** Imports a file, batch by batch: a whole workspace, or a table. */
import { isSame } from '../schema/canonical.ts';
import { batchesOf } from './batches.ts';
import { parseCsv } from '../csv/parse-csv.ts';
import type { ExchangePort, ExportedSettings, ImportProgress, WorkspaceHead } from './exchange-port.ts';
import { type ExportHead, readExport } from './workspace-export.ts';

export interface ImportOrder {
  readonly fileName: string;
  readonly text: string;
  /** The plural of the resource of another tool's rows; null when the file's name decides. */
  readonly plural: string | null;
  /** The same for each attempt to import the same rows of another tool, so that none is written twice. */
  readonly importId?: string;
  /** Told behind each slice how many of the records or rows are dealt with. */
  readonly onProgress?: (progress: ImportProgress) => void;
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
  return isWorkspace ? importWorkspace(port, head, order) : importCsv(port, head, order);
}

async function importWorkspace(
  port: ExchangePort,
  here: WorkspaceHead,
  { text, onProgress }: ImportOrder,
): Promise<ImportReport> {
  const plurals = here.resources.map(({ plural }) => plural);
  const file = readExport(plurals, text);
  if (!file.ok) throw new Error(file.reason);
  const { series, workspace = {} } = file.head;
  const own = await port.restoreSettings({ workspace });
  const written: Record<string, number> = Object.fromEntries(plurals.map((plural) => [plural, 0]));
  if (own.taken.length > 0) written.settings = own.taken.length;
  const refused = [...own.refused];
  let present = 0;
  const slices = countSlices(plurals.flatMap((plural) => file.records[plural] ?? []).length, onProgress);
  for (const plural of plurals) {
    await slices.each(file.records[plural] ?? [], async (records, progress) => {
      const outcome = await port.restore({ plural, records, series, progress });
      written[plural] = (written[plural] ?? 0) + outcome.restored;
      present += outcome.present;
      refused.push(...outcome.refused.map(({ id, reason }) => `${id || plural}: ${reason}`));
      return outcome;
    });
  }
  return { written, present, refused, ignored: [], settings: differences(here, file.head, own.taken) };
}

async function importCsv(
  port: ExchangePort,
  { importable }: WorkspaceHead,
  { fileName, text, plural, importId, onProgress }: ImportOrder,
): Promise<ImportReport> {
  const parsed = parseCsv(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { header, rows } = parsed.table;
  const named = importable.find((name) => fileName.toLowerCase().includes(name.slice(0, -1)));
  const written: Record<string, number> = {};
  const refused: string[] = [];
  let present = 0;
  let ignored: readonly string[] = [];
  await countSlices(rows.length, onProgress).each(rows, async (some, progress) => {
    const key = importId === undefined ? {} : { key: `${importId} ${progress.done}` };
    const table = { header, rows: some };
    const outcome = await port.importTable({ plural: plural ?? named ?? null, table, progress, ...key });
    written[outcome.plural] = (written[outcome.plural] ?? 0) + outcome.written;
    present += outcome.present;
    refused.push(...outcome.refused);
    ({ ignored } = outcome);
    return outcome;
  });
  return { written, present, refused, ignored, settings: [] };
}

interface Slices {
  /** Sends entries until all are taken; `send` gets those that are left of a batch. */
  each<Entry>(
    entries: readonly Entry[],
    send: (some: readonly Entry[], progress: ImportProgress) => Promise<{ readonly taken: number }>,
  ): Promise<void>;
}

function countSlices(all: number, onProgress: ImportOrder['onProgress']): Slices {
  let done = 0;
  return {
    async each(entries, send) {
      for (const batch of batchesOf(entries)) {
        for (let rest = batch; rest.length > 0; ) {
          const { taken } = await send(rest, { done, all });
          rest = rest.slice(taken);
          done += taken;
          onProgress?.({ done, all });
        }
      }
    },
  };
}

// These settings are those of one workbook: its id, and what describes its layout and cells.
const ofWorkbook: ReadonlySet<keyof ExportedSettings> = new Set([
  'workspace_id',
  'schema_version',
  'text_way',
  'plain_signs',
  'columns',
  'filling',
  'version',
  'updated_at',
  'logo_parts',
  'iban_notice',
]);

function differences(here: WorkspaceHead, there: ExportHead, taken: readonly string[]): string[] {
  const names = Object.keys(here.settings) as (keyof ExportedSettings)[];
  const told = names
    .filter((name) => !ofWorkbook.has(name) && !taken.includes(name) && there.settings[name] !== undefined)
    .filter((name) => !isSame(there.settings[name], here.settings[name]))
    .map(
      (name) =>
        `${name} is "${text(there.settings[name])}" in the file and "${text(here.settings[name])}" here.`,
    );
  const [mine, other] = [here.workspace.logo ?? null, there.workspace?.logo ?? null];
  const isOtherLogo = mine !== null && other !== null && mine !== other;
  return isOtherLogo ? [...told, 'logo is another one in the file.'] : told;
}

function text(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}
