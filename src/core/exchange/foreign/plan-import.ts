/** Plans the import of another tool's file: what it is, and what each of its columns becomes. */
import type { CsvTable } from '../../csv/parse-csv.ts';
import type { ImportTarget } from '../exchange-port.ts';
import { guessColumns } from './guess-columns.ts';
import { openTable } from './open-rows.ts';
import { recogniseTool } from './recognise.ts';
import { textOfHtml } from './texts.ts';
import { type OpenRow, plainHeader, type ForeignTool } from './tool.ts';

export interface PlannedColumn {
  readonly index: number;
  readonly header: string;
  /** The first cell that is filled. */
  readonly sample: string;
  /** The field or part that it becomes; null for one that is not imported. */
  readonly path: string | null;
  /** Of two columns that become the same, the one with the smaller rank comes first. */
  readonly rank: number;
}

export interface ImportPlan {
  readonly plural: string;
  /** Null for a file of an unknown tool. */
  readonly tool: ForeignTool | null;
  readonly columns: readonly PlannedColumn[];
  /** What is imported, after the habits of the tool are undone. */
  readonly table: CsvTable;
  /** A sentence for each row that is no record. */
  readonly leftOut: readonly string[];
  /** A sentence for each row that a person should look at. */
  readonly warnings: readonly string[];
}

/** What a person has chosen for columns, by their positions. */
export type ColumnChoices = Readonly<Record<number, string | null>>;

export interface PlanWishes {
  /** The plural of the resource; null when the tool, or the file's name, tells. */
  readonly plural: string | null;
  readonly fileName: string;
  readonly choices: ColumnChoices;
}

/** The plan; null when nothing tells what the rows are. */
export function planImport(
  table: CsvTable,
  importable: Readonly<Record<string, readonly ImportTarget[]>>,
  { plural: wished, fileName, choices }: PlanWishes,
): ImportPlan | null {
  const found = recogniseTool(table.header);
  const plural = wished ?? found?.plural ?? kindIn(fileName);
  if (plural === null) return null;
  const targets = importable[plural];
  if (targets === undefined) return null;
  const tool = found?.plural === plural ? found : null;
  const leftOut: string[] = [];
  const body = withoutEnd(table, leftOut);
  const opened = openTable(body);
  const left = tool?.prepare?.(opened.rows, body.header) ?? new Map<OpenRow, string>();
  for (const [{ line }, reason] of left) leftOut.push(`Line ${line}: ${reason}.`);
  const rows = opened.rows.filter((row) => !left.has(row));
  for (const name of tool?.html ?? [])
    for (const row of rows) if (row.get(name) !== '') row.set(name, textOfHtml(row.get(name)));
  const warnings = rows.flatMap((row) => {
    const said = tool?.warn?.(row) ?? null;
    return said === null ? [] : [`Line ${row.line}: ${said}`];
  });
  const closed = opened.close(rows);
  const paths =
    tool === null ? guessColumns(plural, targets, closed.header) : toolColumns(tool, closed.header);
  const ranks = tool === null ? null : toolRanks(tool);
  const columns = closed.header.map((header, index): PlannedColumn => {
    const chosen = choices[index];
    return {
      index,
      header,
      sample: closed.rows.map(({ cells }) => (cells[index] ?? '').trim()).find((text) => text !== '') ?? '',
      path: chosen === undefined ? (paths[index] ?? null) : chosen,
      rank: ranks?.get(plainHeader(header)) ?? index,
    };
  });
  return { plural, tool, columns, table: closed, leftOut, warnings };
}

const kindWords: readonly (readonly [plural: string, words: RegExp])[] = [
  ['customers', /customer|client|contact|kunde/i],
  ['products', /product|item|article|artikel/i],
];

function kindIn(fileName: string): string | null {
  return kindWords.find(([, words]) => words.test(fileName))?.[0] ?? null;
}

function toolColumns({ columns }: ForeignTool, header: readonly string[]): (string | null)[] {
  const paths = new Map<string, string>();
  for (const [path, headers] of Object.entries(columns))
    for (const name of headers) paths.set(plainHeader(name), path);
  return header.map((name) => paths.get(plainHeader(name)) ?? null);
}

function toolRanks({ columns }: ForeignTool): Map<string, number> {
  return new Map(
    Object.values(columns)
      .flat()
      .map((name, rank) => [plainHeader(name), rank]),
  );
}

const total = /^(grand )?total\b|^(gesamt|summe)\b/i;

/** Reports have a last row with their time, or with a total. */
function withoutEnd({ header, rows }: CsvTable, leftOut: string[]): CsvTable {
  const last = rows[rows.length - 1];
  const filled = (last?.cells ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = '', ...others] = filled;
  const isTime = others.length === 0 && /\d{1,2}:\d{2}/.test(first) && /\b(19|20)\d\d\b/.test(first);
  const isTotal = total.test(first) && others.every((text) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text));
  if (last === undefined || header.length < 2 || !(isTime || isTotal)) return { header, rows };
  leftOut.push(`Line ${last.line}: ${isTime ? 'the time of the report' : 'a total'}.`);
  return { header, rows: rows.slice(0, -1) };
}
