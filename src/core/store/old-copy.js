/**
 * What finds a row's later write: its transaction, 0 when the tail tells of none. A person may have copied the row
 * before that, and the copy stands now where the record was thought to.
 */
export function laterWrites(marks) {
  const newest = new Map();
  for (const { kind, sheet, seq, transaction } of marks)
    if (kind !== 'deleted') newest.set(`${sheet}:${seq}`, transaction);
  return ({ sheet, seq, decoded }) => {
    const written = newest.get(`${sheet}:${seq}`) ?? 0;
    return decoded.ok && decoded.stored.rev < written ? written : 0;
  };
}
