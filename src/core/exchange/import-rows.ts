/** Creates customers or products from the rows of another tool's file, and names every row that is refused. */

import { Refusal } from '../errors/refusal.ts';
import { createRecord } from '../records/create-record.ts';
import type { Problem } from '../schema/problem.ts';
import type { Resource } from '../schema/resource.ts';
import type { Attempt } from '../store/journal/journal-request.ts';
import type { Session } from '../store/session.ts';
import { recordTable } from '../store/table.ts';
import { type ShownBatch, unasked } from '../store/transaction/commit.ts';
import { startSlice } from '../store/transaction/slice.ts';
import { transact } from '../store/transaction/transact.ts';
import type { CsvTable } from '../csv/parse-csv.ts';
import { foreignBody } from './foreign-body.ts';
import { foreignColumns } from './foreign-columns.ts';
import { indexedTransaction } from './indexed-transaction.ts';
import { readBeforeLock } from './read-before-lock.ts';

export interface ImportedRows {
  readonly created: number;
  readonly refused: readonly RefusedRow[];
  /** Headers of columns that nothing was made of. */
  readonly ignored: readonly string[];
  /** How many of the rows, from the first on, are dealt with; the others are for the next slice. */
  readonly taken: number;
}

interface RefusedRow {
  /** In the file, from 1. */
  readonly line: number;
  /** The reason for the refusal, a sentence for each field. */
  readonly reason: string;
}

/**
 * Imports rows: those that have no fault become one transaction, as many as others can wait for. When the rows were
 * imported under the same key before, it tells what became of them then, and writes nothing.
 * @param key names the import and the place of the first row in it; null for rows that are not sent twice
 */
export function importRows(
  session: Session,
  resource: Resource,
  { header, rows }: CsvTable,
  key: string | null,
): ImportedRows {
  const columns = foreignColumns(resource, header);
  const understood = columns.map(({ index }) => index);
  const ignored = header.filter((name, index) => name !== '' && !understood.includes(index));
  const before = readBeforeLock(session, recordTable(resource), Object.keys(resource.unique));
  let parts: ShownBatch['batch'] = [];
  const nothing = new Refusal('validation_failed', 'No row can be imported.');
  try {
    const outcome = transact(
      session,
      attemptOf(session, key, { plural: resource.plural, rows }),
      (opened) => {
        const isOver = startSlice(session.workspace);
        const tx = indexedTransaction(session, opened, before);
        const batch: ShownBatch['batch'][number][] = [];
        for (const { line, cells } of rows) {
          // A slice without a record is not remembered, so it goes on until there is one.
          if (opened.changes.length > 0 && isOver()) break;
          const undo = opened.savepoint();
          try {
            createRecord(tx, resource, foreignBody(resource, columns, cells));
            batch.push(opened.takeAnswer());
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            undo();
            batch.push(JSON.stringify({ status: 400, line, reason: reasonOf(error) }));
          }
        }
        parts = batch;
        // A transaction needs at least one record.
        if (opened.changes.length === 0) throw nothing;
        return { status: 207, batch };
      },
    );
    parts = partsOf(outcome.body);
  } catch (error) {
    if (error !== nothing) throw error;
  }
  const refused = parts.flatMap((part) => (typeof part === 'string' ? [JSON.parse(part) as RefusedRow] : []));
  return {
    created: parts.length - refused.length,
    refused: refused.map(({ line, reason }) => ({ line, reason })),
    ignored,
    taken: parts.length,
  };
}

function attemptOf({ workspace }: Session, key: string | null, content: object): Attempt {
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
  readonly problem?: RefusedRow;
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
  return problems.map(({ pointer, message: fault }) => `${pointer.slice(1)}: ${fault}`).join(' ');
}
