/** Breaks texts into lines: behind blanks and hyphens, and where a word is too long for a line. */

/**
 * The lines of a text, without the blanks at their ends.
 * @param fits tells whether some text has room on a line
 */
export function wrapText(text: string, fits: (part: string) => boolean): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => wrapLine(drawable(line), fits));
}

/** Parts of a line that may stand on one of their own. */
const breakable = /[^ ]*?(?: +|[-/](?=[^\s\d])|$)/g;

function wrapLine(line: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let current = '';
  const hasRoom = (part: string): boolean => fits(part.replace(/ +$/, ''));
  for (let part of line.match(breakable) ?? []) {
    if (hasRoom(current + part)) {
      current += part;
      continue;
    }
    if (current !== '') lines.push(current);
    while (!hasRoom(part)) {
      const letters = Array.from(part);
      let count = 1;
      while (count < letters.length && hasRoom(letters.slice(0, count + 1).join(''))) count += 1;
      // What a blank joins is torn there before a word is.
      const blank = letters.lastIndexOf('\u00a0', count);
      if (blank > 0) count = blank + 1;
      lines.push(letters.slice(0, count).join(''));
      part = letters.slice(count).join('');
    }
    current = part;
  }
  return [...lines, current].map((one) => one.replace(/[ \u00a0]+$/, ''));
}

/**
 * The text without signs that have no shape of their own, each of which would be drawn as an empty box. The fonts have one
 * kind of narrow blank.
 */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\u3000]/g, ' ')
    .replace(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0')
    .replace(
      /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g,
      '',
    );
}
