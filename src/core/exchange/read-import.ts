/** Reads the text of a file that is to be imported, before anything is written: what it is, and what it becomes. */
import { type CsvTable, parseCsv } from '../csv/parse-csv.ts';
import { sequenceOf } from '../schema/record-id.ts';
import type { WorkspaceHead } from './exchange-port.ts';
import { foreignRows, type ReadRows } from './foreign/foreign-rows.ts';
import { wordsFor } from './foreign/guess-columns.ts';
import { type ColumnChoices, type ImportPlan, planImport } from './foreign/plan-import.ts';
import { isHeaderRow, recogniseOther } from './foreign/recognise.ts';

export type ImportedFile = { readonly kind: 'workspace' } | OwnTable | ForeignFile;

/** A table that this program has written. */
export interface OwnTable {
  readonly kind: 'own';
  readonly plural: string;
  readonly table: CsvTable;
}

export interface ForeignFile {
  readonly kind: 'foreign';
  readonly plan: ImportPlan;
  /** The records that the plan makes of the rows. */
  readonly read: ReadRows;
  /** What the file is, a sentence each. */
  readonly notes: readonly string[];
}

interface FileWishes {
  readonly fileName: string;
  readonly text: string;
  readonly plural: string | null;
  readonly choices?: ColumnChoices;
}

/** @throws Error in a sentence, when nothing of the file can be imported */
export function readImport(head: WorkspaceHead, { text, choices = {}, ...wishes }: FileWishes): ImportedFile {
  if (text.trimStart().startsWith('{')) return { kind: 'workspace' };
  const { importable } = head;
  const raw = parseCsv(text);
  const own = raw.ok ? ownTable(head, raw.table) : null;
  if (own !== null) return own;
  const words = new Set(
    Object.entries(importable).flatMap(([plural, targets]) => [...wordsFor(plural, targets).keys()]),
  );
  const parsed = parseCsv(text, (cells) => isHeaderRow(cells, words));
  if (!parsed.ok) throw new Error(parsed.reason);
  const { table, titles } = parsed;
  const kinds = Object.keys(importable);
  const other = recogniseOther(table.header);
  if (other !== null && wishes.plural === null)
    throw new Error(`These are ${other}. Only ${kinds.join(' and ')} of other programs are imported.`);
  const plan = planImport(table, importable, { ...wishes, choices });
  if (plan === null) throw new Error(`Choose what the rows are: ${kinds.join(' or ')}.`);
  const read = foreignRows(plan, importable[plan.plural] ?? []);
  return { kind: 'foreign', plan, read, notes: notesOf(plan, titles) };
}

// A table of this program names its records by their ids; those of others may begin in the same way.
function ownTable({ resources }: WorkspaceHead, table: CsvTable): OwnTable | null {
  const id = table.rows[0]?.cells[table.header.indexOf('id')] ?? '';
  const found = resources.find(({ idPrefix }) => sequenceOf(id, idPrefix) !== null);
  return found === undefined ? null : { kind: 'own', plural: found.plural, table };
}

function notesOf({ tool, plural, table }: ImportPlan, titles: number): string[] {
  const rows = `${table.rows.length} ${table.rows.length === 1 ? 'row' : 'rows'}`;
  const from = tool === null ? `of an unknown program` : `of ${tool.name}`;
  const above =
    titles === 1 ? '1 row above the header is a title.' : `${titles} rows above the header are titles.`;
  return [`${rows}, read as ${plural} ${from}.`, ...(titles > 0 ? [above] : [])];
}
