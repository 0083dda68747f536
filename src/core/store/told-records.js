import { journalHeaders, journalSheet } from './journal/journal-entry.ts';
import { sequenceOf, timeOf } from './record-id.ts';
import { decodeText } from './text-cell.ts';
import { readWindow } from './window.ts';
// Events and records, side by side: read in one call, they belong together whoever sorts the sheet meanwhile.
const area = { column: journalHeaders.indexOf('events') + 1, columns: 2 };
/** In the order of their commits: one document call to find the journal's end, one to read it. */
export function readTold({ workspace: { document } }, resource) {
  const last = document.lastContentRow(journalSheet);
  const { rows } = readWindow(document, journalSheet, { first: 2, last }, area);
  const told = rows.flatMap((cells) => {
    const [events = '', records = ''] = cells.map((cell) => decodeText(String(cell)));
    if (!records.includes(resource.object)) return [];
    // An event's id tells when it happened, and in which transaction: no column is read for that.
    const [event] = JSON.parse(events);
    const at = new Date(timeOf(event?.id ?? '')).toISOString();
    const transaction = sequenceOf(event?.id ?? '', 'evt') ?? 0;
    return JSON.parse(records)
      .filter(({ object }) => object === resource.object)
      .map(({ object, id, kind }) => ({ object, id, kind, at, transaction }));
  });
  return told.sort((one, other) => (one.at < other.at ? -1 : 1));
}
/** The deletions that nobody has taken back, by id. */
export function deletionsIn(told) {
  const deletions = new Map();
  for (const one of told) {
    if (one.kind === 'deleted') deletions.set(one.id, one);
    if (one.kind === 'returned') deletions.delete(one.id);
  }
  return deletions;
}
/** Ids of the records that there are: those that are remembered and those that the journal tells of, but deleted ones. */
export function livingIds(remembered, told) {
  const deletions = deletionsIn(told);
  return new Set([...remembered, ...told.map(({ id }) => id)].filter((id) => !deletions.has(id)));
}
