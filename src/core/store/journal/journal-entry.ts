/** Encodes and decodes a row of the journal: all that a transaction did, in the one row that is the commit. */
import { recall, type JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Cell } from '../../workspace.ts';
import { hashCell } from '../row/row-hash.ts';
import { decodeText, encodeText, splitText } from '../row/text-cell.ts';
import type { ChangeKind } from '../write/record-change.ts';
import { columnForms, kindOf, kindText, lostEntries, proveColumns } from './journal-columns.ts';
import {
  textCheckOf,
  decodeRequests,
  encodeRequests,
  type JournalRequest,
  type Origin,
  type TextCheck,
} from './journal-request.ts';
import { seriesIn } from './row-marks.ts';

export const journalSheet = 'journal';

/** Headers of the journal, the tail's own columns first; the records' text fills the cells behind them. */
export const journalHeaders = Object.keys(columnForms) as readonly (keyof typeof columnForms)[];

/** How many columns the tail needs: those before `answer`. */
export const tailColumns = journalHeaders.indexOf('answer');
/** The column of the first piece of text, one-based. */
export const textColumn = journalHeaders.indexOf('text') + 1;
/** How many columns describe an entry: those before the text. */
export const indexColumns = textColumn - 1;
/** Columns that the journal has from the start; a larger text adds more. */
export const journalColumns = textColumn + 5;

// Google's cells hold 50,000 characters, those of an .xlsx file 32,767: a downloaded copy keeps every entry whole.
const textCellLength = 32_000;

export interface JournalEntry {
  /** Counts all transactions of the workspace from 1. */
  readonly transaction: number;
  /** RFC 3339, strictly rising from entry to entry. */
  readonly at: string;
  /** The requests that the transaction answers: one, or several that were committed together. */
  readonly requests: readonly JournalRequest[];
  /** The last number of every series ever used. */
  readonly series: Readonly<Record<string, number>>;
  readonly events: readonly JournalEvent[];
  readonly records: readonly JournalRecord[];
}

/** Version 1.0 did not record who caused an event. */
export interface JournalEvent extends Partial<Origin> {
  readonly id: string;
  /** For example `invoice.created`. */
  readonly type: string;
  /** Position in `records` of the one that it is about. */
  readonly record: number;
}

/** A record after the write, as the answer showed it. */
export interface JournalRecord {
  readonly object: string;
  readonly id: string;
  readonly seq: number;
  readonly kind: ChangeKind;
  /** The columns that an update wrote, each with the hash of the cell that was there before. */
  readonly changed: Readonly<Record<string, string>>;
  /** The names of the fields that an update changed, of those that an answer shows; missing for other changes. */
  readonly fields?: readonly string[];
  /** True for a new record whose row a person has typed. */
  readonly typed?: boolean;
  /** True when the line items that people see were written along. */
  readonly items: boolean;
  /** Values that no answer shows; missing when there are none. */
  readonly kept?: JsonObject | undefined;
  readonly text: string;
}

/** A record as the `records` cell of an entry has it: without its text. */
export type IndexedRecord = Omit<JournalRecord, 'text'>;

/** The text of a mark's cell: it names the mark, so that swapped columns are noticed. */
export function markText(mark: 'applied' | 'fanned_out', at: string): string {
  return `${mark} ${at}`;
}

/** The cells of an entry's row. */
export function encodeEntry(entry: JournalEntry): Cell[] {
  const index = entry.records.map(({ text, ...rest }) => ({
    ...rest,
    kind: kindText(rest.kind),
    ...textCheckOf(text),
  }));
  const requests = encodeRequests(entry.requests);
  const texts = [
    entry.at,
    requests.keys,
    requests.fingerprints,
    '',
    '',
    JSON.stringify(entry.series),
    requests.answers,
    JSON.stringify(entry.events),
    JSON.stringify(index),
    ...splitText([...entry.records.map(({ text }) => text), ...requests.texts].join(''), textCellLength),
  ];
  return [entry.transaction, ...texts.map(encodeText)];
}

/** Decodes the records that an entry is about from the cells before its text. */
export function decodeIndex(cells: readonly Cell[]): readonly IndexedRecord[] {
  return parseIndex<IndexedRecord>(decodeText(String(cells[indexColumns - 1])));
}

/** Parses the text of a `records` cell. */
export function parseIndex<Indexed extends { readonly kind: ChangeKind }>(text: string): Indexed[] {
  const records = JSON.parse(text) as Indexed[];
  return records.map((record) => ({ ...record, kind: kindOf(record.kind) }));
}

/**
 * Decodes a whole row of the journal.
 * @throws Refusal workspace_misconfigured when the row is not as it was written
 */
export function decodeEntry(row: readonly Cell[]): JournalEntry {
  proveColumns(row);
  const texts = row.map((cell) => decodeText(String(cell)));
  const text = texts.slice(textColumn - 1).join('');
  const index = parseIndex<IndexedRecord & TextCheck>(cellOf(texts, 'records'));
  let start = 0;
  const nextText = ({ length, check }: TextCheck): string => {
    start += length;
    const own = text.slice(start - length, start);
    // The check proves that the cells of the text stand in their order: their form alone could not.
    if (hashCell(own) !== check) throw lostEntries();
    return own;
  };
  const records = index.map(
    ({ length, check, ...rest }): JournalRecord => ({
      ...rest,
      text: nextText({ length, check }),
    }),
  );
  return {
    transaction: Number(row[0]),
    at: cellOf(texts, 'at'),
    requests: decodeRequests(
      {
        keys: cellOf(texts, 'idempotency_key'),
        fingerprints: cellOf(texts, 'fingerprint'),
        answers: cellOf(texts, 'answer'),
      },
      nextText,
    ),
    series: seriesIn(cellOf(texts, 'series')),
    events: JSON.parse(cellOf(texts, 'events')) as JournalEvent[],
    records,
  };
}

function cellOf(texts: readonly string[], header: (typeof journalHeaders)[number]): string {
  return texts[journalHeaders.indexOf(header)] ?? '';
}

/** The stored record in the text of an entry's record; not for one that was deleted. */
export function committedRecord(
  { fields, complete }: Resource,
  { text, kept }: Pick<JournalRecord, 'text' | 'kept'>,
): JsonObject {
  const recalled = { ...recall(fields, JSON.parse(text) as JsonObject), ...kept };
  return { ...recalled, ...complete?.(recalled) };
}
