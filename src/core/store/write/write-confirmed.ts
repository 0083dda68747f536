/** Writes cells that belong to no transaction of the journal, such as the progress of deliveries. */
import { UnknownCommit } from '../journal/append-entry.ts';
import type { Session } from '../session.ts';
import { flushCells } from './buffer-cells.ts';

/**
 * Writes and flushes. Once something is buffered, a failure does not tell whether it is written.
 * @throws UnknownCommit then; whatever `write` throws before it has buffered anything
 */
export function writeConfirmed(session: Session, write: () => void): void {
  try {
    write();
    flushCells(session);
  } catch (error) {
    throw session.hasUnflushedWrites ? new UnknownCommit() : error;
  }
}
