/** The API's notes at cells: written below what a person has noted there, and removed once the row is right again. */
import { rowRanges } from '../../store/read/window.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import type { Table } from '../../store/table.ts';
import type { Workspace } from '../../workspace.ts';

/** A note at the cell that it is about. */
export interface CellNote {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/**
 * A note at a cell of a row.
 * @param column a field, or a position in the table's columns
 */
export function noteAt(
  { session, table }: { readonly session: Session; readonly table: Table },
  row: number,
  column: string | number,
  text: string,
): CellNote {
  const index = typeof column === 'number' ? column : table.columns.findIndex(({ key }) => key === column);
  return { sheet: table.sheet, row, column: seenLayout(session, table)[index] ?? 1, text };
}

/** The notes of the workbook's cells. */
export interface Notes {
  /** The notes of whole rows, both ends included, from the first column on. */
  readonly read: (sheet: string, first: number, last: number) => readonly (readonly string[])[];
  readonly write: (note: CellNote) => void;
}

export interface NotedWorkbook {
  readonly workspace: Workspace;
  readonly notes: Notes;
  /** Cells that got a note in this run, as `cellName` names them. */
  readonly noted: Set<string>;
}

/** A row that a run has looked at. */
export interface CheckedRow {
  readonly row: number;
  /** True when the run has taken what a person did there. */
  readonly isChanged: boolean;
}

/** The property with the time at which a cell was last restored, in milliseconds, by sheet; 0 where only other notes are. */
const notesName = 'notes';

const lead = 'Billing API: ';
// A person's own text begins a paragraph of its own.
const apiParagraph = /(?:^|\n\n)Billing API: (?:(?!\n\n)[\s\S])*/g;
// Notes that begin like this are true as long as the row is as it is. The others report an event.
const stateLeads = [
  'The API cannot use this record',
  'This row is not a record yet',
  // Version 1.0 wrote this one.
  'This row is no record yet',
  'Not taken yet',
].map((begin) => lead + begin);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
// One read of so many rows of 35 columns takes about 0.7 s.
const rowsPerRead = 2_000;

/**
 * Writes the notes of a run, and removes those that are over from the rows that it has looked at. Two calls for rows that
 * stand near each other, and one for each note that changes; none when no sheet has notes.
 */
export function writeNotes(
  workbook: NotedWorkbook,
  sheet: string,
  { notes, rows }: { readonly notes: readonly CellNote[]; readonly rows: readonly CheckedRow[] },
): void {
  // The notes at larger edits are left to the sweep.
  const hasOld = rows.length > 0 && rows.length <= rowsPerRead && sheet in notedSheetsOf(workbook.workspace);
  const texts = new Map<string, string>();
  for (const { row, column, text } of notes) {
    const name = cellName(sheet, row, column);
    texts.set(name, [...(texts.has(name) ? [texts.get(name)] : []), text].join('\n'));
    workbook.noted.add(name);
  }
  const withNews = new Set(notes.map(({ row }) => row));
  const changed = new Set(rows.flatMap(({ row, isChanged }) => (isChanged ? [row] : [])));
  const involved = new Set([...withNews, ...(hasOld ? rows.map(({ row }) => row) : [])]);
  rewriteNotes(workbook, sheet, [...involved], ({ row, column, text }) => {
    const added = texts.get(cellName(sheet, row, column));
    if (added !== undefined) return withApiNote(text, added);
    return withNews.has(row) || changed.has(row) || describesState(text) ? withoutApiNote(text) : text;
  });
  if (texts.size > 0) rememberSheet(workbook.workspace, sheet, [...texts.values()]);
}

/**
 * Removes the notes from rows that a run has looked at and that are right. A note that reports a restored cell stays for a
 * day, or until a person asks for the sweep. One call for 2,000 rows.
 * @param rows from top to bottom
 * @returns true when notes of the API are left in these rows
 */
export function clearNotes(
  workbook: NotedWorkbook,
  sheet: string,
  rows: readonly number[],
  { newestMs, isAsked }: { readonly newestMs: number; readonly isAsked: boolean },
): boolean {
  const isOld = isAsked || workbook.workspace.clock.now() - newestMs > dayMs;
  let isLeft = false;
  rewriteNotes(workbook, sheet, rows, ({ row, column, text }) => {
    const own = withoutApiNote(text);
    const isOver = !workbook.noted.has(cellName(sheet, row, column)) && (isOld || describesState(text));
    if (!isOver && own !== text) isLeft = true;
    return isOver ? own : text;
  });
  return isLeft;
}

/** Notes that no row of these sheets has a note any more: two service calls. */
export function forgetNotes(workspace: Workspace, sheets: readonly string[]): void {
  const left = Object.entries(notedSheetsOf(workspace)).filter(([sheet]) => !sheets.includes(sheet));
  workspace.properties.set(notesName, JSON.stringify(Object.fromEntries(left)));
}

function cellName(sheet: string, row: number, column: number): string {
  return `${sheet}/${row}/${column}`;
}

/** Gives each cell of these rows the note that `textOf` returns for the one that it has. */
function rewriteNotes(
  { notes }: NotedWorkbook,
  sheet: string,
  rows: readonly number[],
  textOf: (note: CellNote) => string,
): void {
  const wanted = new Set(rows);
  const rewrite = (note: CellNote): void => {
    const text = wanted.has(note.row) ? textOf(note) : note.text;
    if (text !== note.text) notes.write({ ...note, text });
  };
  for (const { first, last } of rowRanges(rows))
    for (let start = first; start <= last; start += rowsPerRead) {
      const read = notes.read(sheet, start, Math.min(last, start + rowsPerRead - 1));
      for (const [index, texts] of read.entries())
        for (const [at, text] of texts.entries())
          rewrite({ sheet, row: start + index, column: at + 1, text });
    }
}

// The note with this text of the API, and no other, below the person's own.
function withApiNote(note: string, text: string): string {
  return [withoutApiNote(note), lead + text.replace(/\n{2,}/g, '\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

function withoutApiNote(note: string): string {
  return note.replace(apiParagraph, '');
}

/** The API's part of a cell's note, without what a person has noted there; null when it says nothing. */
export function apiNoteIn(note: string): string | null {
  const [paragraph] = note.match(apiParagraph) ?? [];
  return paragraph === undefined ? null : paragraph.trim().slice(lead.length);
}

// True for a note that is wrong once its row is right, whether or not a person has seen it.
function describesState(note: string): boolean {
  return stateLeads.some((begin) => note.includes(begin));
}

/**
 * When a cell was last restored with a note, by sheet; 0 where only other notes are.
 * @param properties all of them
 */
export function readNotedSheets(
  properties: Readonly<Record<string, string>>,
): Readonly<Record<string, number>> {
  return JSON.parse(properties[notesName] ?? '{}') as Record<string, number>;
}

function notedSheetsOf({ properties }: Workspace): Readonly<Record<string, number>> {
  return JSON.parse(properties.get(notesName) ?? '{}') as Record<string, number>;
}

// The property is written once an hour at most, because writes of properties have a daily quota.
function rememberSheet(workspace: Workspace, sheet: string, texts: readonly string[]): void {
  const sheets = notedSheetsOf(workspace);
  const now = texts.every((text) => describesState(withApiNote('', text))) ? 0 : workspace.clock.now();
  const before = sheets[sheet];
  if (before !== undefined && now - before < hourMs) return;
  workspace.properties.set(notesName, JSON.stringify({ ...sheets, [sheet]: now }));
}
