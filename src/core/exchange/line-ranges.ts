/** Writes the lines of a file in short: `2–5, 9`. */
export function lineRanges(lines: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const line of [...lines].sort((one, other) => one - other)) {
    const open = ranges[ranges.length - 1];
    if (open !== undefined && line <= open.last + 1) open.last = line;
    else ranges.push({ first: line, last: line });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
