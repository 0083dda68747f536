/** Buffers cells and flushes them; the session knows in between that writes are not confirmed yet. */
import type { Cell } from '../../workspace.ts';
import type { Session } from '../session.ts';

/**
 * Buffers cells: the lock must not be released before they are flushed, because another writer would take their rows.
 */
export function bufferCells(
  session: Session,
  sheet: string,
  at: { readonly row: number; readonly column: number },
  values: readonly (readonly Cell[])[],
  formats: readonly string[] | null,
): void {
  session.hasUnflushedWrites = true;
  session.workspace.document.write(sheet, at.row, at.column, values, formats);
}

/** Applies what is buffered: one document call. */
export function flushCells(session: Session): void {
  session.workspace.document.flush();
  session.hasUnflushedWrites = false;
}
