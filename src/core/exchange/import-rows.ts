/** Creates customers or products from the rows of another tool's file, and tells of every row what became of it. */

import { Refusal } from '../errors/refusal.ts';
import { createRecord } from '../records/create-record.ts';
import { isObject } from '../schema/merge-patch.ts';
import { normalizedName } from '../schema/normalized-name.ts';
import type { Problem } from '../schema/problem.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { AttemptedWrite } from '../store/journal/journal-request.ts';
import type { Session } from '../store/session.ts';
import { recordTable } from '../store/table.ts';
import { type ShownBatch, unasked } from '../store/transaction/commit.ts';
import type { OpenTransaction } from '../store/transaction/open-transaction.ts';
import { startSlice } from '../store/transaction/slice.ts';
import { mayAll } from '../schema/transaction.ts';
import { transact } from '../store/transaction/transact.ts';
import type { ForeignRow } from './exchange-port.ts';
import { indexedTransaction } from './indexed-transaction.ts';
import { knownBy, type KnownRows, knownRows } from './known-rows.ts';
import { readBeforeLock, upToNow } from './read-before-lock.ts';

export interface ImportedRows {
  readonly created: number;
  readonly refused: readonly LineNote[];
  /** The lines of rows that were there already, and stay as they are. */
  readonly present: readonly number[];
  /** What a person should look at, though the rows are there. */
  readonly warnings: readonly LineNote[];
  /** How many of the rows, from the first on, are dealt with; the others are for the next slice. */
  readonly taken: number;
}

/** A sentence about a row; its line counts from 1. */
interface LineNote {
  readonly line: number;
  readonly reason: string;
}

/** What the journal keeps of a row that became no record, and of each warning. */
interface NotedRow {
  readonly status: number;
  readonly line: number;
  /** Null for a row that was there. */
  readonly reason: string | null;
  /** True for a warning, beside what is kept of the row itself. */
  readonly warns?: true;
}

/**
 * Imports rows: those that have no fault and are not there become one transaction, as many as others can wait for. When
 * the rows were imported under the same key before, it tells what became of them then, and writes nothing.
 * @param key names the import and the place of the first row in it; null for rows that are not sent twice
 */
export function importRows(
  session: Session,
  resource: Resource,
  rows: readonly ForeignRow[],
  key: string | null,
): ImportedRows {
  const before = readBeforeLock(session, recordTable(resource), knownBy(resource));
  let parts: ShownBatch['batch'] = [];
  const nothing = new Refusal('validation_failed', 'No row can be imported.');
  try {
    const outcome = transact(session, {
      attempt: attemptOf(session, key, { plural: resource.plural, rows }),
      may: mayAll,
      decide: (opened) => {
        const isOver = startSlice(session.workspace);
        const records = upToNow(session, opened, before);
        const known = knownRows(
          resource,
          records.map(({ id, record }) => ({ ...record, id })),
        );
        const tx = indexedTransaction(session, opened, { ...before, records });
        const batch: ShownBatch['batch'][number][] = [];
        for (const row of rows) {
          // A slice without a record is not remembered, so it goes on until there is one.
          if (opened.changes.length > 0 && isOver()) break;
          batch.push(...importRow(opened, tx, { resource, known, row }));
        }
        parts = batch;
        // A transaction needs at least one record.
        if (opened.changes.length === 0) throw nothing;
        return { status: 207, batch };
      },
    });
    parts = partsOf(outcome.body);
  } catch (error) {
    if (error !== nothing) throw error;
  }
  return reportOf(parts);
}

/** What the journal keeps of a row: the record that it became, or a note; and a note for each warning. */
function importRow(
  opened: OpenTransaction,
  tx: OpenTransaction,
  {
    resource,
    known,
    row: { line, body },
  }: { readonly resource: Resource; readonly known: KnownRows; readonly row: ForeignRow },
): ShownBatch['batch'] {
  const warning = (reason: string): string => noted({ status: 200, line, reason, warns: true });
  const there = known.find(body);
  if (there !== null) {
    const reason = otherName(resource, there, body);
    return [noted({ status: 200, line, reason: null }), ...(reason === null ? [] : [warning(reason)])];
  }
  const undo = opened.savepoint();
  try {
    known.add(createRecord(tx, resource, body));
    const made = opened.takeAnswer();
    return [made, ...made.warnings.map(({ pointer, message }) => warning(sentence(pointer, message)))];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    undo();
    return [noted({ status: 400, line, reason: reasonOf(error) })];
  }
}

function noted(row: NotedRow): string {
  return JSON.stringify(row);
}

function reportOf(parts: ShownBatch['batch']): ImportedRows {
  const noted = parts.flatMap((part) => (typeof part === 'string' ? [JSON.parse(part) as NotedRow] : []));
  const notes = noted.flatMap(({ status, line, reason, warns }) =>
    reason === null ? [] : [{ line, reason, isWarning: warns === true, status }],
  );
  const shown = ({ line, reason }: LineNote): LineNote => ({ line, reason });
  const warnings = notes.filter(({ isWarning }) => isWarning).map(shown);
  return {
    created: parts.length - noted.length,
    refused: notes.filter(({ isWarning }) => !isWarning).map(shown),
    present: noted.filter(({ reason }) => reason === null).map(({ line }) => line),
    warnings,
    taken: parts.length - warnings.length,
  };
}

// An id that two rows share may be a mistake of the file, and then the second of them would be lost without a word.
function otherName({ object }: Resource, there: Readonly<JsonObject>, body: unknown): string | null {
  const [mine, other] = [there.name, isObject(body) ? body.name : undefined];
  if (typeof mine !== 'string' || typeof other !== 'string') return null;
  if (normalizedName(mine) === normalizedName(other)) return null;
  return `The ${object} ${String(there.id)} with this id is called "${mine}", not "${other}".`;
}

function attemptOf({ workspace }: Session, key: string | null, content: object): AttemptedWrite {
  const attempt = unasked('import');
  if (key === null) return attempt;
  const { sha256Hex } = workspace.digest;
  // No request has a key with a blank in it.
  return {
    ...attempt,
    idempotencyKey: sha256Hex(`import ${key}`),
    fingerprint: `IMPORT ${sha256Hex(JSON.stringify(content))}`,
  };
}

interface CommittedPart {
  readonly index: number;
  readonly problem?: NotedRow;
}

// The journal tells of each row what became of it, also of an import before.
function partsOf(body: string): ShownBatch['batch'] {
  const { results } = JSON.parse(body) as { readonly results: readonly CommittedPart[] };
  return results.map(({ index, problem }) =>
    problem === undefined ? { record: index, warnings: [] } : JSON.stringify(problem),
  );
}

function reasonOf({ message, facts }: Refusal): string {
  const problems: readonly Problem[] = facts.problems ?? [];
  if (problems.length === 0) return message;
  return problems.map(({ pointer, message: fault }) => sentence(pointer, fault)).join(' ');
}

function sentence(pointer: string | null | undefined, message: string): string {
  return pointer ? `${pointer.slice(1)}: ${message}` : message;
}
