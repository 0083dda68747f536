/** Leaves notes at cells, and takes those away whose rows have been put right since. */
import { rowRanges } from '../store/read/window.ts';
import type { Workspace } from '../workspace.ts';
import { hasWord, tellsState, withoutWord, withWord } from './cell-notes.ts';
import type { CellNote } from './hand.ts';

/** The notes of the workbook's cells. */
export interface Notes {
  /** The notes of whole rows, both ends included, from the first column on. */
  readonly read: (sheet: string, first: number, last: number) => readonly (readonly string[])[];
  readonly write: (note: CellNote) => void;
}

export interface NotedWorkspace {
  readonly workspace: Workspace;
  readonly notes: Notes;
  /** Cells that this run has left a word at, as `cellName` names them. */
  readonly noted: Set<string>;
}

/** A row that was looked at. */
export interface LookedAtRow {
  readonly row: number;
  /** True when what a person did there was taken. */
  readonly isChanged: boolean;
}

/** When something was last put back in each sheet, in milliseconds, by sheet; 0 for a sheet with other notes alone. */
export const notesName = 'notes';

// A property is not written more often for what happens than this.
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
// Of one read of 35 columns.
const rowsPerRead = 2_000;

export function cellName(sheet: string, row: number, column: number): string {
  return `${sheet}/${row}/${column}`;
}

/** Two calls for rows that stand near each other, and one for each note that changes; none when no sheet has notes. */
export function tellNotes(
  noted: NotedWorkspace,
  sheet: string,
  { notes, rows }: { readonly notes: readonly CellNote[]; readonly rows: readonly LookedAtRow[] },
): void {
  // Whoever has changed more rows at once waits for the sweep.
  const hasOld = rows.length > 0 && rows.length <= rowsPerRead && sheet in notedSheets(noted.workspace);
  const words = new Map<string, string>();
  for (const { row, column, text } of notes) {
    const name = cellName(sheet, row, column);
    words.set(name, [...(words.has(name) ? [words.get(name)] : []), text].join('\n'));
    noted.noted.add(name);
  }
  const judged = new Set(notes.map(({ row }) => row));
  const changed = new Set(rows.flatMap(({ row, isChanged }) => (isChanged ? [row] : [])));
  const involved = [...judged, ...(hasOld ? rows.map(({ row }) => row) : [])];
  const isInvolved = new Set(involved);
  for (const stretch of rowRanges(involved)) {
    forEachNote(noted.notes, sheet, stretch, ({ row, column, text }) => {
      if (!isInvolved.has(row)) return;
      const added = words.get(cellName(sheet, row, column));
      const isOver = judged.has(row) || changed.has(row) || tellsState(text);
      const kept = added !== undefined ? withWord(text, added) : isOver ? withoutWord(text) : text;
      if (kept !== text) noted.notes.write({ sheet, row, column, text: kept });
    });
  }
  if (words.size > 0) remember(noted.workspace, sheet, [...words.values()]);
}

/**
 * Takes away the words at rows that are right, after all rows of the sheet were looked at in this run. What tells that
 * something was put back stays for a day, or until a person asks for it.
 */
export function clearNotes(noted: NotedWorkspace, sheet: string, isAsked: boolean): void {
  const { workspace, notes } = noted;
  const newest = notedSheets(workspace)[sheet];
  if (newest === undefined) return;
  const isOld = isAsked || workspace.clock.now() - newest > dayMs;
  let left = 0;
  const last = workspace.document.gridRows(sheet);
  forEachNote(notes, sheet, { first: 2, last }, ({ row, column, text }) => {
    if (!hasWord(text)) return;
    const isOver = !noted.noted.has(cellName(sheet, row, column)) && (isOld || tellsState(text));
    if (isOver) notes.write({ sheet, row, column, text: withoutWord(text) });
    else left += 1;
  });
  if (left > 0) return;
  const { [sheet]: _done, ...others } = notedSheets(workspace);
  workspace.properties.set(notesName, JSON.stringify(others));
}

function forEachNote(
  notes: Notes,
  sheet: string,
  { first, last }: { readonly first: number; readonly last: number },
  visit: (note: CellNote) => void,
): void {
  for (let start = first; start <= last; start += rowsPerRead) {
    const read = notes.read(sheet, start, Math.min(last, start + rowsPerRead - 1));
    for (const [index, texts] of read.entries())
      for (const [at, text] of texts.entries()) visit({ sheet, row: start + index, column: at + 1, text });
  }
}

function notedSheets({ properties }: Workspace): Readonly<Record<string, number>> {
  return JSON.parse(properties.get(notesName) ?? '{}') as Record<string, number>;
}

function remember(workspace: Workspace, sheet: string, words: readonly string[]): void {
  const sheets = notedSheets(workspace);
  const now = words.every((text) => tellsState(withWord('', text))) ? 0 : workspace.clock.now();
  const before = sheets[sheet];
  if (before !== undefined && now - before < hourMs) return;
  workspace.properties.set(notesName, JSON.stringify({ ...sheets, [sheet]: now }));
}
