/** Writes a workbook as the bytes of an .xlsx file: whole, or what has changed over the rows of an older file. */

import { buffer } from 'node:stream/consumers';
import {
  type PlacedRow,
  type SheetChanges,
  type WorkbookChanges,
  wholeChanges,
} from '../../../emulator/spreadsheet/workbook/workbook-changes.ts';
import type { WorkbookSnapshot } from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { OldFileUnfit, type OldRows, oldRows } from './old-rows.ts';
import { itemsOf, stringsPart } from './shared-strings.ts';
import { layCells, type RowPieces, type SheetCells } from './write-cells.ts';
import { writeFrame } from './write-frame.ts';
import { readZip, type ZipPart } from './zip-reader.ts';
import { writeZip } from './zip-writer.ts';

const stylesPart = 'xl/styles.xml';

/** The head of the part with the texts is shorter. */
const stringsHeadMax = 1_000;

/** The bytes of the file; `foldedSequence` is the last change of the log that the snapshot holds. */
export function writeWorkbook(snapshot: WorkbookSnapshot, foldedSequence: number): Promise<Uint8Array> {
  const changes = wholeChanges(snapshot);
  return buffer(writeChanges({ changes, foldedSequence, old: null }, (sheet) => rowsOf(changes, sheet)));
}

/** Copying so many rows takes a few milliseconds. */
const rowsAtOnce = 500;

/** The changed rows of a sheet, by its place, piece by piece. */
export function* rowsOf({ sheets }: WorkbookChanges, sheet: number): Generator<readonly PlacedRow[]> {
  const { changed } = sheets[sheet] ?? noChanges;
  for (let first = 0; ; first += rowsAtOnce) {
    const rows = changed.slice(first, first + rowsAtOnce);
    if (rows.length === 0) return;
    yield rows;
  }
}

interface ToWrite {
  readonly changes: WorkbookChanges;
  /** The last change of the log that the file then holds. */
  readonly foldedSequence: number;
  /** The parts of a file that has the rows that have not changed. */
  readonly old: readonly ZipPart[] | null;
}

/**
 * The bytes of the file, piece by piece. The rows of each sheet are asked for in the order of the sheets.
 * @throws OldFileUnfit in the middle, when the old file does not have what is to be copied from it
 */
export async function* writeChanges(
  { changes: { frame, sheets }, foldedSequence, old }: ToWrite,
  rowsOfSheet: (sheet: number) => RowPieces,
): AsyncGenerator<Uint8Array> {
  const cells = frame.sheets.map((sheet, index) => layCells(sheet, sheets[index] ?? noChanges));
  const parts = readZip(await writeFrame(frame, cells, foldedSequence));
  const sheetParts = cells.map((_, index) => `xl/worksheets/sheet${index + 1}.xml`);
  const copied = old !== null && sheets.some(({ isWhole }) => !isWhole) ? old : null;
  if (copied !== null) await requireSameNumbers(copied, parts);
  const oldPart = (name: string): ZipPart => partNamed(copied ?? [], name);
  const others = parts.filter(({ name }) => !sheetParts.includes(name));
  yield* writeZip([
    ...others.map(({ name, packed }) => ({
      name,
      // Copied rows have the old numbers of their texts.
      packed: name === stringsPart && copied !== null ? oldPart(name).packed : packed,
    })),
    ...cells.map((own, index) => {
      const name = sheetParts[index] ?? '';
      const rows = sheets[index]?.isWhole === false ? oldRows(oldPart(name), Math.max(1, own.columns)) : null;
      return { name, pieces: fillSheet(partNamed(parts, name), own, rowsOfSheet(index), rows) };
    }),
  ]);
}

const noChanges: SheetChanges = { rows: 0, columns: 0, isWhole: true, changedRows: [], changed: [] };

function partNamed(parts: readonly ZipPart[], name: string): ZipPart {
  const part = parts.find((one) => one.name === name);
  if (part === undefined) throw new OldFileUnfit(`The file has no ${name}.`);
  return part;
}

/** A copied row names styles and texts by their numbers, so they must have the same numbers in the new file. */
async function requireSameNumbers(old: readonly ZipPart[], parts: readonly ZipPart[]): Promise<void> {
  const textOf = (part: ZipPart): string => Buffer.from(part.bytes()).toString();
  const [styles, oldStyles] = [parts, old].map((all) => textOf(partNamed(all, stylesPart)));
  if (styles !== oldStyles) throw new OldFileUnfit('The styles have changed.');
  const items = itemsOf(textOf(partNamed(parts, stringsPart))).join('');
  let text = '';
  for await (const piece of partNamed(old, stringsPart).texts()) {
    text += piece;
    if (text.length > items.length + stringsHeadMax) break;
  }
  if (!text.replace(/^.*?<sst[^>]*>/s, '').startsWith(items))
    throw new OldFileUnfit('The lists of the drop-downs have changed.');
}

/** Puts the rows into the XML of a sheet that has a cell of each style, one below the other. */
async function* fillSheet(
  part: ZipPart,
  cells: SheetCells,
  changed: RowPieces,
  old: OldRows | null,
): AsyncIterable<string | Uint8Array> {
  const xml = Buffer.from(part.bytes()).toString();
  const [, head = '', samples = '', tail = ''] =
    /^(.*?)<sheetData(?:\/>|>(.*?)<\/sheetData>)(.*)$/s.exec(xml) ?? [];
  const numbers = cells.styles.map(() => 0);
  for (const [, row, style] of samples.matchAll(/<c r="A(\d+)"(?: t="\w+")?(?: s="(\d+)")?/g))
    numbers[Number(row) - 1] = Number(style ?? 0);
  yield `${head.replace(/<dimension ref="[^"]*"\/>/, `<dimension ref="${cells.dimension}"/>`)}<sheetData>`;
  yield* cells.pieces(numbers, changed, old);
  yield `</sheetData>${tail}`;
}
