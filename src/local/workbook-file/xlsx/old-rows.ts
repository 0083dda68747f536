/** Copies rows from the sheet of an older file as bytes, so that a sheet is written anew without being read. */
import type { ZipPart } from './zip-reader.ts';

/** Rows that stand one below the other, as the file has them. */
interface Run {
  readonly first: number;
  readonly last: number;
  readonly xml: Uint8Array;
}

/** The rows of a sheet in an older file. */
export interface OldRows {
  /** Those of them that are to be kept, in their order. The row is counted from one. */
  runs(isKept: (row: number) => boolean): AsyncIterable<Run>;
}

/** Stops what is written from an older file: nothing can be copied from it, for example because another program wrote it. */
export class OldFileUnfit extends Error {}

const dataStart = '<sheetData>';
const dataEnd = '</sheetData>';
const rowStart = Buffer.from('<row r="');
const rowEnd = Buffer.from('</row>');
const quote = '"'.charCodeAt(0);
const numberLengthMax = 8;

/** @param columns how many columns the rows must have: in a narrower sheet they would lack blank cells */
export function oldRows(part: ZipPart, columns: number): OldRows {
  return {
    async *runs(isKept) {
      let rest: Buffer = Buffer.alloc(0);
      let isHead = true;
      for await (const piece of part.pieces()) {
        rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
        if (isHead) {
          const start = rest.indexOf(dataStart);
          if (start < 0) continue;
          requireColumns(rest.toString('utf8', 0, start), columns);
          rest = rest.subarray(start + dataStart.length);
          isHead = false;
        }
        const { runs, end } = readRuns(rest, isKept);
        yield* runs;
        rest = rest.subarray(end);
        if (rest.indexOf(dataEnd) === 0) return;
      }
      throw new OldFileUnfit(`The rows of ${part.name} do not end.`);
    },
  };
}

function requireColumns(head: string, columns: number): void {
  const [, letters = ''] = /<dimension ref="A1:([A-Z]+)\d+"\/>/.exec(head) ?? [];
  const wide = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  if (wide !== columns) throw new OldFileUnfit(`The sheet had ${wide} columns, and has ${columns}.`);
}

/** The runs in the whole rows at the beginning of these bytes, and where those end. */
function readRuns(bytes: Buffer, isKept: (row: number) => boolean): { runs: Run[]; end: number } {
  const runs: Run[] = [];
  let open: { first: number; last: number; start: number } | undefined;
  let at = 0;
  const close = (): void => {
    if (open !== undefined)
      runs.push({ first: open.first, last: open.last, xml: bytes.subarray(open.start, at) });
    open = undefined;
  };
  while (bytes.indexOf(rowStart, at) === at) {
    const behind = bytes.indexOf(rowEnd, at);
    if (behind < 0) break;
    const row = rowNumber(bytes, at + rowStart.length);
    if (!isKept(row)) close();
    else if (open?.last === row - 1) open.last = row;
    else {
      close();
      open = { first: row, last: row, start: at };
    }
    at = behind + rowEnd.length;
  }
  close();
  return { runs, end: at };
}

function rowNumber(bytes: Buffer, start: number): number {
  const end = bytes.indexOf(quote, start);
  const row = end - start > numberLengthMax ? Number.NaN : Number(bytes.toString('latin1', start, end));
  if (!Number.isInteger(row)) throw new OldFileUnfit('A row has no number.');
  return row;
}
