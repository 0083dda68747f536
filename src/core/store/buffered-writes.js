/** Buffers cells: the lock must not be released before they are flushed, or another writer takes their place. */
export function bufferCells(session, sheet, at, values, formats) {
  session.hasUnflushedWrites = true;
  session.workspace.document.write(sheet, at.row, at.column, values, formats);
}
/** Applies what is buffered: one document call. */
export function flushCells(session) {
  session.workspace.document.flush();
  session.hasUnflushedWrites = false;
}
