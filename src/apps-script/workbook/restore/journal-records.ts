/** Reads the last committed state of records from the journal, for rows that have lost their data. */
import { busy } from '../../../core/errors/refusal.ts';
import type { JsonObject } from '../../../core/schema/represent.ts';
import type { Resource } from '../../../core/schema/resource.ts';
import {
  committedRecord,
  decodeEntry,
  decodeIndex,
  indexColumns,
  type JournalEntry,
  type JournalRecord,
  journalSheet,
} from '../../../core/store/journal/journal-entry.ts';
import { readWindow } from '../../../core/store/read/window.ts';
import type { SheetDocument } from '../../../core/workspace.ts';

export interface JournalRecords {
  /** The last committed state of the record; null when the journal does not have it. */
  last(resource: Resource, id: string): JsonObject | null;
  /** The number of the last transaction that wrote the record; null when the journal does not have it. */
  transaction(id: string): number | null;
}

interface Place {
  readonly row: number;
  readonly transaction: number;
}

// One read of ten columns of so many rows takes a tenth of a second.
const rowsAtOnce = 1_000;

/** Reads which records each journal entry has changed. The texts of the records are read later, one by one. */
export function openJournalRecords(document: SheetDocument): JournalRecords {
  const places = new Map<string, Place>();
  const last = document.lastContentRow(journalSheet);
  for (let first = 2; first <= last; first += rowsAtOnce) {
    const window = { first, last: Math.min(last, first + rowsAtOnce - 1) };
    const { rows } = readWindow(document, journalSheet, window, { column: 1, columns: indexColumns });
    for (const [index, cells] of rows.entries()) {
      if (typeof cells[0] !== 'number') continue;
      const place = { row: first + index, transaction: cells[0] };
      for (const { id, kind } of decodeIndex(cells)) {
        const isNewer = place.transaction >= (places.get(id)?.transaction ?? 0);
        if (isNewer && kind !== 'recorded') places.set(id, place);
      }
    }
  }
  const entries = new Map<number, JournalEntry>();
  const recordAt = (place: Place, id: string): JournalRecord | null => {
    const entry = entries.get(place.transaction) ?? readPlaced(document, place);
    entries.set(place.transaction, entry);
    return entry.records.find((record) => record.id === id && record.kind !== 'recorded') ?? null;
  };
  return {
    last(resource, id) {
      const place = places.get(id);
      const record = place === undefined ? null : recordAt(place, id);
      return record === null || record.kind === 'deleted' ? null : committedRecord(resource, record);
    },
    transaction: (id) => places.get(id)?.transaction ?? null,
  };
}

function readPlaced(document: SheetDocument, { row, transaction }: Place): JournalEntry {
  const entry = decodeEntry(document.readRow(journalSheet, row));
  if (entry.transaction === transaction) return entry;
  throw busy('workspace_busy', 'Somebody is sorting the hidden sheet "journal". Choose Set up again.', 2);
}
