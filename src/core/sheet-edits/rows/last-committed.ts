/** Finds what records were when they were last committed, and writes rows again that show an older state. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { readEntryAt } from '../../store/journal/find-entry.ts';
import { committedRecord, journalSheet } from '../../store/journal/journal-entry.ts';
import type { RecordedChange } from '../../store/journal/recorded-changes.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import type { Session } from '../../store/session.ts';
import { flushCells } from '../../store/write/buffer-cells.ts';
import { planChange } from '../../store/write/plan-change.ts';
import { writeRows } from '../../store/write/write-rows.ts';
import { readTexts } from './read-rows.ts';

/**
 * By id, without the records that the journal has forgotten. Two document calls, and one for each entry.
 * @param told the journal's entries of this kind of record, in the order of the commits
 */
export function lastCommitted(
  session: Session,
  resource: Resource,
  told: readonly RecordedChange[],
  ids: readonly string[],
): ReadonlyMap<string, JsonObject> {
  const wanted = new Set(ids);
  const newest = new Map<string, number>();
  for (const one of told) if (wanted.has(one.id) && isWritten(one)) newest.set(one.id, one.transaction);
  if (newest.size === 0) return new Map();
  const rowOf = readEntryRows(session);
  const found = [...newest].flatMap(([id, transaction]): [string, JsonObject][] => {
    const committed = committedIn(session, resource, rowOf.get(transaction), id);
    return committed === null ? [] : [[id, committed.record]];
  });
  return new Map(found);
}

/** What a transaction has made of a record, by the row of its entry; null when there is none. */
function committedIn(
  session: Session,
  resource: Resource,
  entryRow: number | undefined,
  id: string,
): { readonly record: JsonObject; readonly seq: number } | null {
  const records = entryRow === undefined ? [] : readEntryAt(session, entryRow).records;
  const written = records.find((record) => record.id === id);
  return written === undefined ? null : { record: committedRecord(resource, written), seq: written.seq };
}

function isWritten({ kind }: RecordedChange): boolean {
  return kind !== 'deleted' && kind !== 'recorded';
}

// Row by transaction: a person may have sorted the journal.
function readEntryRows(session: Session): ReadonlyMap<number, number> {
  const last = session.workspace.document.lastContentRow(journalSheet);
  const transactions = readTexts(session, journalSheet, 1, { first: 2, last });
  return new Map(transactions.map((transaction, index) => [Number(transaction), index + 2]));
}

/**
 * True for a row as the API wrote it that shows an older state of its record than the journal has. A person may have
 * copied a row, and deleted the first one after the API had changed it: then only the copy is left.
 */
export function isBehind({ id, decoded }: ReadRow, newest: ReadonlyMap<string, number>): boolean {
  return decoded.ok && decoded.stored.isUntouched && decoded.stored.rev < (newest.get(id) ?? 0);
}

/** The transaction that wrote each record last, by id; deleted records are left out. */
export function newestWrites(changes: readonly RecordedChange[]): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const { id, kind, transaction } of changes) {
    if (kind === 'deleted') newest.delete(id);
    else if (kind !== 'recorded') newest.set(id, transaction);
  }
  return newest;
}

/** Writes into a row, and the rows of its line items, what a transaction has made of the record. */
export function rewriteRow(
  session: Session,
  resource: Resource,
  { row, id, transaction }: { readonly row: number; readonly id: string; readonly transaction: number },
): void {
  const [entryRow] = session.workspace.document.find(journalSheet, 1, 2, String(transaction));
  const committed = committedIn(session, resource, entryRow, id);
  if (committed === null) return;
  // 'restored' writes the formats, too: a row that a person has put there may have lost them.
  const change = { kind: 'restored', resource, ...committed, before: null, row } as const;
  writeRows(session, planChange(session, change, transaction).writes);
  flushCells(session);
}
