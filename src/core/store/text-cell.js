/** Writes any text into a cell so that it comes back unchanged, whatever Google makes of what it looks like. */
// U+2060 WORD JOINER is invisible, has no width, and is neither a blank nor a digit nor a sign: a text that
// begins with it is taken for nothing else. It is the escape character of a cell.
const escapeCharacter = '\u2060';
// Google's cells may turn CR LF into LF; a visible symbol behind the escape stands for the carriage return.
const carriageReturnSymbol = '\u240D';
/** True for a UTF-16 unit that takes two in a cell. */
export function isEscaped(unit) {
  return unit === 0x2060 || unit === 0x0d;
}
/** What a cell of a column formatted as text is given for a text. */
export function encodeText(text) {
  const body = text
    .split(escapeCharacter)
    .join(escapeCharacter + escapeCharacter)
    .split('\r')
    .join(escapeCharacter + carriageReturnSymbol);
  return /^[=+\-@']/.test(body) ? escapeCharacter + body : body;
}
/** The text that `encodeText` put into a cell, or that a person typed there. */
export function decodeText(cell) {
  if (!cell.includes(escapeCharacter)) return cell;
  return cell.replace(/\u2060([\s\S])/g, (_whole, next) => (next === carriageReturnSymbol ? '\r' : next));
}
