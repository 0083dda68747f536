/** Creates customers or products from the rows of another tool's file, and names every row that is refused. */
import { createRecord } from '../records/create-record.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Problem } from '../schema/problem.ts';
import type { Resource } from '../schema/resource.ts';
import type { Session } from '../store/session.ts';
import { unasked } from '../store/transaction/commit.ts';
import { transact } from '../store/transaction/transact.ts';
import type { CsvTable } from './csv/parse-csv.ts';
import { foreignBody } from './foreign-body.ts';
import { foreignColumns } from './foreign-columns.ts';
import { indexedTransaction } from './indexed-transaction.ts';

export interface ImportedRows {
  readonly created: number;
  readonly refused: readonly RefusedRow[];
  /** Headers of columns that nothing was made of. */
  readonly ignored: readonly string[];
}

interface RefusedRow {
  /** In the file, from 1. */
  readonly line: number;
  /** The reason for the refusal, a sentence for each field. */
  readonly reason: string;
}

/** Imports the rows: all that have no fault become one transaction. */
export function importRows(session: Session, resource: Resource, { header, rows }: CsvTable): ImportedRows {
  const columns = foreignColumns(resource, header);
  const understood = columns.map(({ index }) => index);
  const ignored = header.filter((name, index) => name !== '' && !understood.includes(index));
  let refused: RefusedRow[] = [];
  const nothing = new Refusal('validation_failed', 'No row can be imported.');
  try {
    transact(session, unasked('import'), (opened) => {
      refused = [];
      const tx = indexedTransaction(session, opened);
      for (const { line, cells } of rows) {
        const undo = opened.savepoint();
        try {
          createRecord(tx, resource, foreignBody(resource, columns, cells));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          undo();
          refused.push({ line, reason: reasonOf(error) });
        }
      }
      // A transaction needs at least one record.
      if (opened.changes.length === 0) throw nothing;
      return null;
    });
  } catch (error) {
    if (error !== nothing) throw error;
  }
  return { created: rows.length - refused.length, refused, ignored };
}

function reasonOf({ message, facts }: Refusal): string {
  const problems: readonly Problem[] = facts.problems ?? [];
  if (problems.length === 0) return message;
  return problems.map(({ pointer, message: fault }) => `${pointer.slice(1)}: ${fault}`).join(' ');
}
