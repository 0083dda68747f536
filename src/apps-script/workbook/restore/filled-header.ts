/** The header of a column that is still being filled: under its own, blank cells would be what a person has cleared. */

const mark = ' (being filled)';

export function headerWhileFilled(header: string): string {
  return header + mark;
}

export function isBeingFilled(header: string): boolean {
  return header.endsWith(mark);
}

/** The header that the column will have; that of any other column as it is. */
export function headerToBe(header: string): string {
  return isBeingFilled(header) ? header.slice(0, -mark.length) : header;
}
