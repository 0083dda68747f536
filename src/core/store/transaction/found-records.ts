/** Finds the records that a transaction works with, and remembers where each of them stands. */
import type { ResourceOrName } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { JournalTail } from '../journal/journal-tail.ts';
import { laterWrites } from '../journal/row-marks.ts';
import {
  findById,
  findByText,
  hasText,
  isSameText,
  newestRows,
  readLikelyRows,
} from '../locate/find-record.ts';
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

/** The error by which a write stops that would build on what another one of the same transaction answers. */
export class NeighbourChange extends Error {}

/**
 * Makes the look-ups of one transaction.
 * @param committedEdits fingerprints of edited rows that this request has committed before; null when further edited
 * rows are used as they stand, without an EditedRow error
 * @param changes the changes of the transaction so far
 * @param shielded those that other writes answer, by their positions: a look-up that meets one throws NeighbourChange
 */
export function foundRecords(
  session: Session,
  tail: JournalTail,
  committedEdits: readonly string[] | null,
  changes: readonly RecordChange[],
  shielded: () => readonly number[],
): FoundRecords {
  const { workspace } = session;
  const laterWrite = laterWrites(tail.marks);
  const found = new Map<JsonObject, PlacedRecord>();
  const ahead = new Map<string, ReadRow | null>();
  const searched = new Map<string, readonly ReadRow[]>();
  const changesThat = (fits: (change: RecordChange) => boolean): RecordChange[] => {
    const fitting = changes.filter(fits);
    if (fitting.some((change) => shielded().includes(changes.indexOf(change)))) throw new NeighbourChange();
    return fitting;
  };
  const latest = (id: string): JsonObject | undefined =>
    changesThat((change) => change.record.id === id).pop()?.record;
  const addFound = (read: ReadRow): JsonObject => {
    const stored = readableRecord(read);
    // A row in a gap was deleted, and a person has restored it. A row that is older than a later write is an old copy.
    const gaps = session.hints.gaps[read.sheet] ?? [];
    const isOutOfPlace = gaps.includes(stored.seq) || laterWrite(read) > 0;
    const isEdited =
      !stored.isUntouched || (isOutOfPlace && committedEdits?.includes(stored.fingerprint) === false);
    if (committedEdits !== null && isEdited && workspace.background.applyRow !== null)
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
      const read = ahead.has(id) ? (ahead.get(id) ?? null) : findById(session, table, id);
      if (read === null) return null;
      return addFound(laterWrite(read) === 0 ? read : (newestRows(session, table, [id])[0] ?? read));
    },
    findByText(wanted, field, text) {
      const resource = resourceNamed(session, wanted);
      const reads =
        searched.get(`${resource.object} ${field} ${text}`) ??
        findByText(session, recordTable(resource), field, [text]);
      const stored = reads.map(addFound);
      // A record that this transaction has made stands in no sheet yet.
      const made = changesThat(
        ({ kind, resource: { object }, record }) =>
          kind === 'created' &&
          object === resource.object &&
          isSameText(resource, field, String(record[field]), text),
      );
      return [...stored, ...made.map(({ record }) => record)];
    },
    readAhead(wanted, ids) {
      const table = recordTable(resourceNamed(session, wanted));
      const lacking = (): string[] => ids.filter((id) => !ahead.has(id));
      for (const read of readLikelyRows(session, table, lacking())) ahead.set(read.id, read);
      // In a sheet that a person has sorted, one search finds what would be searched for one by one.
      const moved = lacking();
      if (moved.length < 2) return;
      const found = findByText(session, table, 'id', moved);
      for (const id of moved) ahead.set(id, found.find((read) => read.id === id) ?? null);
    },
    readAheadByText(wanted, field, texts) {
      const resource = resourceNamed(session, wanted);
      const nameOf = (text: string): string => `${resource.object} ${field} ${text}`;
      const news = texts.filter((text) => !searched.has(nameOf(text)));
      if (news.length === 0) return;
      const reads = findByText(session, recordTable(resource), field, news);
      for (const text of news)
        searched.set(
          nameOf(text),
          reads.filter((read) => hasText(read, resource, field, [text])),
        );
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
