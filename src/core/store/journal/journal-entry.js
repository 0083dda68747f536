import { hashCell } from '../row-hash.ts';
import { splitText } from '../split-text.ts';
import { decodeText, encodeText } from '../text-cell.ts';
import { columnForms, proveColumns } from './column-forms.ts';
import { lostEntries } from './lost-entries.ts';
import { seriesIn } from './row-marks.ts';
export const journalSheet = 'journal';
/** Headers of the journal, the tail's own columns first; the records' text fills the cells behind them. */
export const journalHeaders = Object.keys(columnForms);
/** How many columns the tail needs: those before `answer`. */
export const tailColumns = journalHeaders.indexOf('answer');
/** The column of the first piece of text, one-based. */
export const textColumn = journalHeaders.indexOf('text') + 1;
/** How many columns tell what an entry is about: those before the text. */
export const indexColumns = textColumn - 1;
/** Columns that the journal has from the start; a larger text adds more. */
export const journalColumns = textColumn + 5;
// Google's cells hold 50,000 characters, those of an .xlsx file 32,767: a downloaded copy keeps every entry whole.
const textCellLength = 32000;
/** What a mark's cell holds: each says which mark it is, so that swapped columns are noticed. */
export function markText(mark, at) {
  return `${mark} ${at}`;
}
/** The cells of an entry's row. */
export function encodeEntry(entry) {
  const index = entry.records.map(({ text, ...rest }) => ({
    ...rest,
    length: text.length,
    check: hashCell(text),
  }));
  const texts = [
    entry.at,
    entry.idempotencyKey,
    entry.fingerprint,
    '',
    '',
    JSON.stringify(entry.series),
    JSON.stringify(entry.answer),
    JSON.stringify(entry.events),
    JSON.stringify(index),
    ...splitText(entry.records.map(({ text }) => text).join(''), textCellLength),
  ];
  return [entry.transaction, ...texts.map(encodeText)];
}
/** The records that an entry is about, from the cells before its text. */
export function decodeIndex(cells) {
  return JSON.parse(decodeText(String(cells[indexColumns - 1])));
}
/**
 * The entry in a whole row of the journal.
 * @throws Refusal workspace_misconfigured when the row is not as it was written
 */
export function decodeEntry(row) {
  proveColumns(row);
  const texts = row.map((cell) => decodeText(String(cell)));
  const text = texts.slice(textColumn - 1).join('');
  const index = parse(texts, 'records');
  let start = 0;
  const records = index.map(({ length, check, ...rest }) => {
    start += length;
    const own = text.slice(start - length, start);
    // The pieces of a text look alike: only their order makes them this one.
    if (hashCell(own) !== check) throw lostEntries();
    return { ...rest, text: own };
  });
  return {
    transaction: Number(row[0]),
    at: texts[journalHeaders.indexOf('at')] ?? '',
    idempotencyKey: texts[journalHeaders.indexOf('idempotency_key')] ?? '',
    fingerprint: texts[journalHeaders.indexOf('fingerprint')] ?? '',
    series: seriesIn(texts[journalHeaders.indexOf('series')] ?? ''),
    answer: parse(texts, 'answer'),
    events: parse(texts, 'events'),
    records,
  };
}
function parse(texts, header) {
  return JSON.parse(texts[journalHeaders.indexOf(header)] ?? '');
}
