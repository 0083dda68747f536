/** Finds the records that a transaction works with, and remembers where each of them stands. */
import type { ResourceOrName } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { JournalTail } from '../journal/journal-tail.ts';
import { laterWrites } from '../journal/row-marks.ts';
import { findById, findByText, hasText, newestRow, readLikelyRows } from '../locate/find-record.ts';
import { type ReadRow, readableRecord } from '../read/read-records.ts';
import { resourceNamed, type Session } from '../session.ts';
import { recordTable } from '../table.ts';
import { EditedRow } from './edited-row.ts';
import type { PlacedRecord, RecordChange } from '../write/record-change.ts';

export interface FoundRecords {
  /**
   * Finds the record with this id, or returns null; a record that the transaction has changed is returned as changed.
   * @throws Refusal record_quarantined; EditedRow
   */
  find(resource: ResourceOrName, id: string): JsonObject | null;
  /** Records of the sheet, and new ones of the transaction, whose field is exactly this text. */
  findByText(resource: ResourceOrName, field: string, text: string): JsonObject[];
  /** Reads records that will be looked up, neighbours in one call. */
  readAhead(resource: ResourceOrName, ids: readonly string[]): void;
  /** Reads records that will be looked up by one of these texts of a column, in one search. */
  readAheadByText(resource: ResourceOrName, field: string, texts: readonly string[]): void;
  /** Adds a record that was read by other means to those found. */
  addFound(read: ReadRow): JsonObject;
  /** The place of a record that was found, or that was made of one that was found. */
  placeOf(record: JsonObject): PlacedRecord;
  remember(record: JsonObject, place: PlacedRecord): void;
  /** The fingerprint of the row of the record with this id; empty when it was not found. */
  fingerprintOf(id: unknown): string;
}

/**
 * Makes the look-ups of one transaction.
 * @param committedEdits fingerprints of edited rows that this request has committed before; null when further edited
 * rows are used as they stand, without an EditedRow error
 * @param changes the changes of the transaction so far
 */
export function foundRecords(
  session: Session,
  tail: JournalTail,
  committedEdits: readonly string[] | null,
  changes: readonly RecordChange[],
): FoundRecords {
  const { workspace } = session;
  const laterWrite = laterWrites(tail.marks);
  const found = new Map<JsonObject, PlacedRecord>();
  const ahead = new Map<string, ReadRow>();
  const searched = new Map<string, readonly ReadRow[]>();
  const latest = (id: string): JsonObject | undefined =>
    changes.filter((change) => change.record.id === id).pop()?.record;
  const addFound = (read: ReadRow): JsonObject => {
    const stored = readableRecord(read);
    // A row in a gap was deleted, and a person has restored it. A row that is older than a later write is an old copy.
    const gaps = session.hints.gaps[read.sheet] ?? [];
    const isOutOfPlace = gaps.includes(stored.seq) || laterWrite(read) > 0;
    const isEdited =
      !stored.isUntouched || (isOutOfPlace && committedEdits?.includes(stored.fingerprint) === false);
    if (committedEdits !== null && isEdited && workspace.sheetEdits !== undefined)
      throw new EditedRow(read, stored);
    const changed = latest(read.id);
    if (changed !== undefined) return changed;
    found.set(stored.record, { stored, row: read.row, cells: read.cells });
    return stored.record;
  };
  return {
    find(wanted, id) {
      const resource = resourceNamed(session, wanted);
      if (resource.propertyRecords !== undefined) {
        const stored = resource.propertyRecords.find(workspace, id);
        if (stored !== null) found.set(stored.record, { stored, row: 0, cells: [] });
        return stored?.record ?? null;
      }
      const changed = latest(id);
      if (changed !== undefined) return changed;
      const table = recordTable(resource);
      const read = ahead.get(id) ?? findById(session, table, id);
      if (read === null) return null;
      return addFound(laterWrite(read) === 0 ? read : (newestRow(session, table, id) ?? read));
    },
    findByText(wanted, field, text) {
      const resource = resourceNamed(session, wanted);
      const reads =
        searched.get(`${resource.object} ${field} ${text}`) ??
        findByText(session, recordTable(resource), field, [text]);
      const stored = reads.map(addFound);
      // A record that this transaction has made stands in no sheet yet.
      const made = changes
        .filter((change) => change.kind === 'created' && change.resource.object === resource.object)
        .map(({ record }) => record);
      return [...stored, ...made.filter((record) => record[field] === text)];
    },
    readAhead(wanted, ids) {
      const table = recordTable(resourceNamed(session, wanted));
      for (const read of readLikelyRows(session, table, ids)) ahead.set(read.id, read);
    },
    readAheadByText(wanted, field, texts) {
      const resource = resourceNamed(session, wanted);
      const reads = findByText(session, recordTable(resource), field, texts);
      for (const text of texts) {
        const shown = reads.filter((read) => hasText(read, field, [text]));
        searched.set(`${resource.object} ${field} ${text}`, shown);
      }
    },
    addFound,
    placeOf(record) {
      const place = found.get(record);
      if (place === undefined) throw new Error('This transaction has not found that record.');
      return place;
    },
    remember(record, place) {
      found.set(record, place);
    },
    fingerprintOf(id) {
      const place = [...found].find(([record]) => record.id === id)?.[1];
      return place?.stored.fingerprint ?? '';
    },
  };
}
