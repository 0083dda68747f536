/** Cuts a long text into pieces that fit into cells. */

/** Pieces of at most `length` UTF-16 units, never cut between the halves of a character. */
export function splitText(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = start + length;
    const last = text.charCodeAt(end - 1);
    const isSplit = end < text.length && last >= 0xd800 && last <= 0xdbff;
    pieces.push(text.slice(start, isSplit ? end - 1 : end));
    start = isSplit ? end - 1 : end;
  }
  return pieces;
}
