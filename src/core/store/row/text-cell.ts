/** Encodes texts for cells so that they come back unchanged, and cuts long texts into pieces that fit into cells. */

// U+2060 WORD JOINER is invisible, has no width, and is neither a blank nor a digit nor a sign: a text that
// begins with it is not taken for anything else. It is the escape character of a cell.
const escapeCharacter = '\u2060';
// Google's cells may turn CR LF into LF; a visible symbol behind the escape stands for the carriage return.
const carriageReturnSymbol = '\u240D';

/** True for a UTF-16 unit that takes two in a cell. */
function isEscaped(unit: number): boolean {
  return unit === 0x2060 || unit === 0x0d;
}

/** Encodes a text for a cell; what protects its first sign is added when it is written. */
export function encodeText(text: string): string {
  return text
    .split(escapeCharacter)
    .join(escapeCharacter + escapeCharacter)
    .split('\r')
    .join(escapeCharacter + carriageReturnSymbol);
}

/** Decodes the text of a cell that `encodeText` has encoded, or that a person has typed. */
export function decodeText(cell: string): string {
  if (!cell.includes(escapeCharacter)) return cell;
  return cell.replace(/\u2060([\s\S])/g, (_whole, next: string) =>
    next === carriageReturnSymbol ? '\r' : next,
  );
}

// A prefix, an underscore and a ULID.
const idLength = 30;

/**
 * Cuts a text into pieces whose cells have at most `length` UTF-16 units each. No piece ends between the halves of a
 * character, nor within an id of a JSON text, because a search of the cells must find that id.
 */
export function splitText(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = beforeId(text, start, endOfPiece(text, start, length));
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

function endOfPiece(text: string, start: number, length: number): number {
  // A piece that looks like a formula may get one more character in front of it.
  let room = length - 1;
  let end = start;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    const next = text.charCodeAt(end + 1);
    const isPair = unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff;
    room -= isPair || isEscaped(unit) ? 2 : 1;
    if (room < 0 && end > start) break;
    end += isPair ? 2 : 1;
  }
  return end;
}

// An id begins behind a quotation mark.
function beforeId(text: string, start: number, end: number): number {
  const quote = text.lastIndexOf('"', end - 1);
  return end < text.length && quote > start && end - quote <= idLength ? quote : end;
}
