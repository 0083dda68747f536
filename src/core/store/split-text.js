/** Cuts a long text into pieces that fit into cells. */
import { isEscaped } from './text-cell.ts';
// A prefix, an underscore and a ULID.
const idLength = 30;
/**
 * Pieces whose cells hold at most `length` UTF-16 units each, never cut between the halves of a character, nor
 * within an id of a JSON text: a search of the cells must find it.
 */
export function splitText(text, length) {
  const pieces = [];
  for (let start = 0; start < text.length; ) {
    const end = beforeId(text, start, endOfPiece(text, start, length));
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}
function endOfPiece(text, start, length) {
  // A piece that looks like a formula gets one more character in front of it.
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
function beforeId(text, start, end) {
  const quote = text.lastIndexOf('"', end - 1);
  return end < text.length && quote > start && end - quote <= idLength ? quote : end;
}
