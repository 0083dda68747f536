/** Reads the cells of all sheets of a workbook, those of a large one in two threads. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { rowsFromPacked } from '../../../emulator/spreadsheet/workbook/packed-rows.ts';
import { compileThread } from '../../compile-thread.ts';
import { readContent, type SheetContent } from './sheet-content.ts';
import type { SentContent, SheetOrder } from './sheet-thread.ts';
import type { ZipPart } from './zip-reader.ts';

/** With fewer compressed bytes, all sheets are read before a second thread would have begun. */
const manyBytes = 8 * 1024 * 1024;

/**
 * The cells of each sheet, in the order of the parts.
 * @param strings the shared texts of the file
 * @param sideBySideFrom reads in two threads from so many compressed bytes on
 */
export async function readSheets(
  parts: readonly ZipPart[],
  strings: readonly string[],
  sideBySideFrom = manyBytes,
): Promise<SheetContent[]> {
  const contents: SheetContent[] = [];
  const bytesOf = ({ packed }: ZipPart): number => packed.data.length;
  // The largest come first, so that both threads end at about the same time.
  const waiting = parts
    .map((part, number) => ({ part, number }))
    .sort((one, other) => bytesOf(other.part) - bytesOf(one.part));
  const readAll = async (read: ReadSheet): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      contents[next.number] = await read(next.part, next.number);
  };
  const isLarge = parts.reduce((sum, part) => sum + bytesOf(part), 0) >= sideBySideFrom;
  const here = readAll((part, number) => readContent(part, strings, number));
  await Promise.all([here, isLarge && readBeside(strings, readAll)]);
  return contents;
}

type ReadSheet = (part: ZipPart, number: number) => Promise<SheetContent>;

/** Gives the sheets that wait to another thread, one after the other. */
async function readBeside(
  strings: readonly string[],
  readAll: (read: ReadSheet) => Promise<void>,
): Promise<void> {
  const starting = compileThread(new URL('./sheet-thread.ts', import.meta.url)).then(
    (script) => new Worker(script, { eval: true, workerData: strings }),
  );
  try {
    await readAll(async ({ name, packed }, number) => {
      const thread = await starting;
      const answered = once(thread, 'message');
      // A message would carry the whole file, of which the bytes are a part.
      const data = new Uint8Array(packed.data);
      thread.postMessage({ name, packed: { ...packed, data }, number } satisfies SheetOrder, [data.buffer]);
      const [content] = (await answered) as [SentContent];
      return { ...content, rows: rowsFromPacked(content.rows) };
    });
  } finally {
    await (await starting).terminate();
  }
}
