/** Prints JSON for people and editors: in lines that can be shown, and with little more than the bytes of one line. */

/** A line has at most this many characters, unless a single text is longer. */
const widthMax = 200;

/** The JSON text of a value that JSON can hold, without a line break at its end. */
export function printJson(value: unknown): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || line.length <= widthMax) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map(printJson)
    : Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}:${printJson(entry)}`);
  return `${open}\n${fillLines(members).join(',\n')}\n${close}`;
}

/** Puts members that are short together on lines. */
function fillLines(members: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const member of members) {
    const together = `${lines.at(-1) ?? ''},${member}`;
    if (lines.length > 0 && together.length <= widthMax && !together.includes('\n'))
      lines.splice(-1, 1, together);
    else lines.push(member);
  }
  return lines;
}
