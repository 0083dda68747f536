/** Writes cells and flushes them, and remembers in between that something is still on its way. */
import type { Session } from '../session.ts';
import type { Cell } from '../../workspace.ts';

/** Buffers cells: the lock must not be released before they are flushed, or another writer takes their place. */
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
