/** Marks the header of a column that Set up is still filling, because requests would read its blank cells as cleared by a person. */

const mark = ' (being filled)';

export function headerWhileFilled(header: string): string {
  return header + mark;
}

export function isBeingFilled(header: string): boolean {
  return header.endsWith(mark);
}

/** The header without the mark. */
export function headerToBe(header: string): string {
  return isBeingFilled(header) ? header.slice(0, -mark.length) : header;
}
