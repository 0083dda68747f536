/** True for a change that writes over the row that a record has. */
export function isRewritten(kind) {
  return kind === 'updated' || kind === 'returned';
}
