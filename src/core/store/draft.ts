/** Drafts one transaction: what it will write, number and tell, before anything is written. */
import { invalid, Refusal } from '../errors/refusal.ts';
import type { Draft, Warning } from '../schema/draft.ts';
import type { Problem } from '../schema/problem.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { JournalTail } from './journal/journal-tail.ts';
import { findById, findByText } from './locate.ts';
import type { ReadRow } from './read-records.ts';
import { newRecordId } from './record-id.ts';
import type { StoredRecord } from './row-codec.ts';
import type { Session } from './session.ts';
import { recordTable } from './table.ts';

/** A draft in the making, with what the commit takes from it. */
export interface OpenDraft extends Draft {
  readonly transaction: number;
  readonly series: Readonly<Record<string, number>>;
  readonly records: readonly NewRecord[];
  readonly events: readonly NewEvent[];
  readonly warnings: readonly Warning[];
}

export interface NewRecord {
  readonly resource: Resource;
  readonly record: JsonObject;
  readonly seq: number;
}

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  /** Position in `records`. */
  readonly record: number;
}

/** Opens the draft of the transaction that follows the journal's tail. */
export function openDraft(session: Session, tail: JournalTail): OpenDraft {
  const { workspace, settings, today } = session;
  const atMs = Math.max(workspace.clock.now(), tail.atMs + 1);
  const now = new Date(atMs).toISOString();
  const transaction = tail.transaction + 1;
  const series: Record<string, number> = { ...tail.series };
  const records: NewRecord[] = [];
  const events: NewEvent[] = [];
  const warnings: Warning[] = [];
  const problems: Problem[] = [];
  let further: string[] = [];

  const idFor = (prefix: string, sequence: number): string =>
    newRecordId(prefix, atMs, sequence, workspace.random.uuid());
  const lastOf = (name: string): number => series[name] ?? 0;

  const draft: OpenDraft = {
    now,
    today,
    settings,
    transaction,
    series,
    records,
    events,
    warnings,
    newId: (prefix) => idFor(prefix, transaction),
    find: (resource, id) => readable(findById(session, recordTable(resource), id)),
    findByText: (resource, field, text) =>
      findByText(session, recordTable(resource), field, text).map((read) => readableRecord(read).record),
    lastOf,
    use(name, number) {
      series[name] = number;
    },
    create(resource, content) {
      const seq = lastOf(sequenceName(resource)) + 1;
      series[sequenceName(resource)] = seq;
      const stamps = { id: idFor(resource.idPrefix, seq), version: 1, created_at: now, updated_at: now };
      const record = { ...content, ...stamps };
      records.push({ resource, record: { ...record, ...resource.complete?.(record) }, seq });
      for (const type of [`${resource.object}.created`, ...further]) {
        events.push({ id: idFor('evt', transaction), type, record: records.length - 1 });
      }
      further = [];
      return record;
    },
    addEvent(type) {
      further.push(type);
    },
    warn(warning) {
      warnings.push(warning);
    },
    fault(problem) {
      problems.push(problem);
    },
    stopOnFaults() {
      if (problems.length > 0) throw invalid(problems);
    },
  };
  return draft;
}

/** The series that counts the records of a resource. */
export function sequenceName(resource: Resource): string {
  return `rows:${resource.plural}`;
}

/**
 * The record of a row.
 * @throws Refusal record_quarantined when it cannot be read
 */
export function readableRecord(read: ReadRow): StoredRecord {
  if (read.decoded.ok) return read.decoded.stored;
  const { id, column, reason } = read.decoded.quarantine;
  throw new Refusal(
    'record_quarantined',
    `The record ${id} cannot be used: in its row ${read.row} of the sheet, the cell in column "${column}" ${reason}. Correct that cell.`,
    { members: { existing_id: id, column, reason } },
  );
}

function readable(read: ReadRow | null): JsonObject | null {
  return read === null ? null : readableRecord(read).record;
}
