/** Carries any text through the XML of a workbook unchanged, by the `_xHHHH_` escapes of the file format. */

/** Characters that XML cannot hold, or changes when it is read: controls, a carriage return, halves of a pair. */
const unsafeSource =
  '[\\x00-\\x08\\x0b-\\x1f\\ufffe\\uffff]|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]';

/** An unsafe character, or an underscore that a reader would take for the start of an escape. */
const toEscape = new RegExp(`${unsafeSource}|_(?=x[0-9A-Fa-f]{4}(?:_|${unsafeSource}))`, 'g');

const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** Text as it must be written; hucre adds the escapes of XML itself (`&amp;`). */
export function escapeText(text: string): string {
  return text.replace(toEscape, escapeCharacter);
}

/** The text that `escapeText` was given; hucre does this itself for cells, but not for notes and formulas. */
export function unescapeText(text: string): string {
  return text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function escapeCharacter(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
