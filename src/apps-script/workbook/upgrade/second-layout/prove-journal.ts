/** Gives the journal's cells the forms by which its columns and texts prove themselves. */
import { lostEntries } from '../../../../core/store/journal/journal-columns.ts';
import {
  journalHeaders,
  journalSheet,
  markText,
  textColumn,
} from '../../../../core/store/journal/journal-entry.ts';
import { hashCell } from '../../../../core/store/row-hash.ts';
import { decodeText, encodeText } from '../../../../core/store/text-cell.ts';
import type { Cell } from '../../../../core/workspace.ts';
import { rewriteRows } from '../rewrite-rows.ts';
import type { UpgradeTurn } from '../upgrade-step.ts';

interface FirstIndexedRecord {
  readonly length: number;
  /** Missing in the first layout. */
  readonly check?: string;
}

const [atIndex, fingerprintIndex, appliedIndex, fannedOutIndex, recordsIndex] = (
  ['at', 'fingerprint', 'applied', 'fanned_out', 'records'] as const
).map((name) => journalHeaders.indexOf(name)) as [number, number, number, number, number];

/** @returns how far it has come when its time was up, null when it is done */
export function proveJournal(turn: UpgradeTurn): string | null {
  return rewriteRows(turn, {
    sheet: journalSheet,
    layoutOf,
    // Past the named columns stands more of the text, which is never written.
    formats: journalHeaders.map((_, index) => (index === 0 ? '0' : '@')),
    rewrite: proveEntry,
  });
}

// The columns of the journal stand where they were made, however many its longest text has added.
function layoutOf(header: readonly Cell[]): number[] {
  if (journalHeaders.some((name, index) => header[index] !== name)) throw lostEntries();
  return header.map((_, index) => index + 1);
}

function proveEntry(cells: readonly Cell[]): Cell[] | null {
  const index = typeof cells[0] === 'number' ? parseIndex(cells[recordsIndex] ?? '') : [];
  if (index.every(({ check }) => check !== undefined)) return null;
  const proven = [...cells];
  const applied = String(cells[appliedIndex]);
  // The time alone; behind the word it stands where an upgrade has died between two of its writes.
  if (/^\d/.test(applied)) proven[appliedIndex] = markText('applied', applied);
  // There were no webhooks: nobody is to be told of it any more.
  proven[fannedOutIndex] = markText('fanned_out', String(cells[atIndex]));
  // Without the method in front it is a hash of other parts, which no request can be compared with.
  proven[fingerprintIndex] = '';
  proven[recordsIndex] = encodeText(JSON.stringify(withChecks(index, cells.slice(textColumn - 1))));
  return proven;
}

// Each record's own text: the pieces of all of them look alike.
function withChecks(index: readonly FirstIndexedRecord[], pieces: readonly Cell[]): FirstIndexedRecord[] {
  const text = pieces.map((cell) => decodeText(String(cell))).join('');
  let end = 0;
  const proven = index.map((record) => {
    end += record.length;
    return { ...record, check: hashCell(text.slice(end - record.length, end)) };
  });
  if (end !== text.length) throw lostEntries();
  return proven;
}

function parseIndex(cell: Cell): readonly FirstIndexedRecord[] {
  try {
    return JSON.parse(decodeText(String(cell))) as FirstIndexedRecord[];
  } catch (_notJson) {
    throw lostEntries();
  }
}
