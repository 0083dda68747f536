/** Checks the newest rows of every sheet: records that cannot be read, typed rows that are no record, and edits that no trigger has applied. */
import { apiNoteIn } from '../../../core/sheet-edits/notes/cell-notes.ts';
import { decisiveField } from '../../../core/sheet-edits/rows/create-from-row.ts';
import { resources } from '../../../core/resources/index.ts';
import type { Resource } from '../../../core/schema/resource.ts';
import { startSession } from '../../../core/store/start-session.ts';
import { isAsWritten, type ReadRow, readRecords } from '../../../core/store/read/read-records.ts';
import type { Session } from '../../../core/store/session.ts';
import { type RecordTable, recordTable } from '../../../core/store/table.ts';
import { sweepNow } from '../../triggers/sheet-edits.ts';
import { restoreData } from '../../workbook/restore/restore-data.ts';
import { sheetNotes } from '../../workbook/sheet-notes.ts';
import { fixable, forPerson, good, type HealthCheck, type HealthContext } from '../health-check.ts';

/** The number of rows that are read of each sheet in two document calls. The hourly sweep reads the rest. */
const rowsRead = 2000;

/** No more rows are named, because a larger number means that a whole column is wrong. */
const shownMax = 10;

/**
 * `unreadable`: a record with a cell that holds no value of its field. `lost`: one without the data that the API keeps in
 * the row's hidden column. `refused`: a typed row with a note that says why it is no record. `typed`: one that its person
 * has not finished. `unread`: a row that waits for a trigger.
 */
type Kind = 'unreadable' | 'lost' | 'refused' | 'typed' | 'unread';

interface FoundRow {
  readonly kind: Kind;
  readonly sentence: string;
}

export const rowsCheck: HealthCheck = {
  id: 'rows',
  title: 'Rows',
  run(context) {
    const session = startSession(context.workspace);
    const sheets = resources.map((resource) => readSheet(context, session, resource));
    const rows = sheets.reduce((sum, { count }) => sum + count, 0);
    const found = sheets.flatMap((sheet) => sheet.found);
    const of = (...kinds: readonly Kind[]): string[] =>
      found.flatMap(({ kind, sentence }) => (kinds.includes(kind) ? [sentence] : []));
    const unread = of('unread').length;
    const wrong = [
      ...named(of('unreadable', 'lost', 'refused')),
      ...(unread > 0
        ? [`Rows changed in the sheet that the API has not read yet: ${unread}. Fix reads them.`]
        : []),
    ];
    if (wrong.length > 0) {
      const told = [...wrong, ...named(of('typed'))];
      return unread > 0 || of('lost').length > 0 ? fixable('warning', told) : forPerson('warning', told);
    }
    const whole = `The newest rows were checked (${rows}): all can be read, and the API has every change.`;
    return { ...good(whole), sentences: [whole, ...named(of('typed'))] };
  },
  fix({ workspace }) {
    restoreData(workspace);
    sweepNow();
    return [];
  },
};

function named(sentences: readonly string[]): string[] {
  const more = sentences.length - shownMax;
  return [...sentences.slice(0, shownMax), ...(more > 0 ? [`And ${more} more.`] : [])];
}

function readSheet(
  { spreadsheet }: HealthContext,
  session: Session,
  resource: Resource,
): { readonly count: number; readonly found: readonly FoundRow[] } {
  const last = session.workspace.document.lastContentRow(resource.sheet);
  if (last < 2) return { count: 0, found: [] };
  const table = recordTable(resource);
  const { rows } = readRecords(session, table, Math.max(2, last - rowsRead + 1), last);
  const odd = rows.filter((row) => !isAsWritten(row));
  // A row without an id of the API's is a typed one, or a copy, and its note says what has become of it.
  const notes = readNotes(
    spreadsheet,
    resource.sheet,
    odd.filter(({ seq }) => seq === null).map(({ row }) => row),
  );
  return { count: rows.length, found: odd.map((row) => judge(table, row, notes.get(row.row) ?? null)) };
}

/** The API's notes at some rows, in one call. */
function readNotes(
  spreadsheet: HealthContext['spreadsheet'],
  sheet: string,
  rows: readonly number[],
): ReadonlyMap<number, string> {
  if (rows.length === 0) return new Map();
  const first = Math.min(...rows);
  const read = sheetNotes(spreadsheet).read(sheet, first, Math.max(...rows));
  return new Map(
    rows.flatMap((row): [number, string][] => {
      const [text] = (read[row - first] ?? []).flatMap((note) => apiNoteIn(note) ?? []);
      return text === undefined ? [] : [[row, text]];
    }),
  );
}

function judge(
  table: RecordTable,
  { sheet, row, seq, decoded, cells }: ReadRow,
  note: string | null,
): FoundRow {
  const place = `${sheet}, row ${row}`;
  if (seq === null) {
    if (note !== null)
      return {
        kind: 'refused',
        sentence: `${place} was refused, and is no record yet: ${reasonIn(note)} ${wayOn}`,
      };
    const decisive = table.columns.findIndex(({ key }) => key === decisiveField(table.resource));
    if (cells[decisive] !== '') return { kind: 'unread', sentence: place };
    const { header } = table.columns[decisive] ?? { header: '' };
    const sentence = `${place} is half typed: it becomes a record when the cell "${header}" is filled.`;
    return { kind: 'typed', sentence };
  }
  if (decoded.ok) return { kind: 'unread', sentence: place };
  const { column, reason } = decoded.quarantine;
  const cell = `${place}: the cell "${column}" ${reason}.`;
  // A person cannot type the API's own data again, so the journal has to restore it.
  if (column === 'Data')
    return {
      kind: 'lost',
      sentence: `${cell} Fix restores it from the journal if it is there; if not, copy the cell from the version history of the spreadsheet.`,
    };
  return { kind: 'unreadable', sentence: `${cell} Correct it: requests refuse this record until then.` };
}

const wayOn = 'Correct the cell, and the row is read again at once; or delete the row.';

// The note stands at one cell and begins with what the sentence says already; its lines end without full stops.
function reasonIn(note: string): string {
  return note
    .replace(/^This row is not a record yet: /, '')
    .split('\n')
    .map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
    .join(' ');
}
