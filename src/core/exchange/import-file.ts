/** Imports a file, batch by batch: a whole workspace, or a table. */
import { isSame } from '../schema/canonical.ts';
import { batchesOf } from './batches.ts';
import type { ExchangePort, ExportedSettings, ImportProgress, WorkspaceHead } from './exchange-port.ts';
import type { ColumnChoices } from './foreign/plan-import.ts';
import type { ImportedTable } from './import-table.ts';
import { type ForeignFile, type OwnTable, readImport } from './read-import.ts';
import { type ExportHead, readExport } from './workspace-export.ts';

export interface ImportOrder {
  readonly fileName: string;
  readonly text: string;
  /** The plural of the resource of another tool's rows; null when the file decides. */
  readonly plural: string | null;
  /** What other columns become than the plan says, by their positions. */
  readonly choices?: ColumnChoices;
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
  /** The lines of these, where they have lines. */
  readonly presentLines: readonly number[];
  /** A sentence for each row or record that is not in the workspace now. */
  readonly refused: readonly string[];
  /** A sentence for each row that is no record. */
  readonly leftOut: readonly string[];
  /** A sentence for each thing that a person should look at. */
  readonly warnings: readonly string[];
  /** Headers of columns that nothing was made of. */
  readonly ignored: readonly string[];
  /** Settings that differ between the file and the workspace: only the owner may change them. */
  readonly settings: readonly string[];
}

const nothingElse = { presentLines: [], leftOut: [], warnings: [], ignored: [], settings: [] };

/** @throws Error in a sentence, when nothing of the file can be read */
export async function importFile(port: ExchangePort, order: ImportOrder): Promise<ImportReport> {
  const head = await port.head();
  const file = readImport(head, order);
  if (file.kind === 'workspace') return importWorkspace(port, head, order);
  return file.kind === 'own' ? importOwn(port, file, order) : importForeign(port, file, order);
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
  return { ...nothingElse, written, present, refused, settings: differences(here, file.head, own.taken) };
}

async function importOwn(
  port: ExchangePort,
  { plural, table: { header, rows } }: OwnTable,
  { onProgress }: ImportOrder,
): Promise<ImportReport> {
  const answers: ImportedTable[] = [];
  await countSlices(rows.length, onProgress).each(rows, async (some, progress) => {
    const answer = await port.importTable({ plural, table: { header, rows: some }, progress });
    answers.push(answer);
    return answer;
  });
  return { ...nothingElse, ...sumOf(plural, answers) };
}

async function importForeign(
  port: ExchangePort,
  { plan, read }: ForeignFile,
  { importId, onProgress }: ImportOrder,
): Promise<ImportReport> {
  const { plural, columns, leftOut } = plan;
  const answers: ImportedTable[] = [];
  await countSlices(read.rows.length, onProgress).each(read.rows, async (rows, progress) => {
    const key = importId === undefined ? {} : { key: `${importId} ${progress.done}` };
    const answer = await port.importRows({ plural, rows, progress, ...key });
    answers.push(answer);
    return answer;
  });
  const sum = sumOf(plural, answers);
  return {
    ...sum,
    refused: byLine([...sum.refused, ...read.refused]),
    warnings: byLine([...sum.warnings, ...read.warnings]),
    leftOut: byLine(leftOut),
    ignored: columns.flatMap(({ path, header }) => (path === null && header !== '' ? [header] : [])),
    settings: [],
  };
}

type Sum = Pick<ImportReport, 'written' | 'present' | 'presentLines' | 'refused' | 'warnings'>;

function sumOf(plural: string, answers: readonly ImportedTable[]): Sum {
  return {
    written: { [plural]: answers.reduce((sum, { written }) => sum + written, 0) },
    present: answers.reduce((sum, { present }) => sum + present, 0),
    presentLines: answers.flatMap(({ presentLines }) => presentLines),
    refused: answers.flatMap(({ refused }) => refused),
    warnings: answers.flatMap(({ warnings }) => warnings),
  };
}

// What is found before the rows are sent, and what is answered, in the order of the file.
function byLine(sentences: readonly string[]): string[] {
  const lineOf = (sentence: string): number => Number(/^Line (\d+):/.exec(sentence)?.[1] ?? 0);
  return [...sentences].sort((one, other) => lineOf(one) - lineOf(other));
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
  'finds_hidden',
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
