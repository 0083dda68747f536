/** Says how many records of each kind there are. */
export function countedRecords(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length === 0 ? 'no records' : some.map(([plural, count]) => `${count} ${plural}`).join(', ');
}
