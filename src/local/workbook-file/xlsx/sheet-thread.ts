/** The thread that reads sheets beside the one that opens the workbook. */
import { parentPort, workerData } from 'node:worker_threads';
import { type PackedRows, packedRowsOf } from '../../../emulator/spreadsheet/workbook/packed-rows.ts';
import { readContent, type SheetContent } from './sheet-content.ts';
import { type PackedPart, zipPart } from './zip-reader.ts';

/** A sheet that the thread is to read. */
export interface SheetOrder {
  readonly name: string;
  readonly packed: PackedPart;
  readonly number: number;
}

/** A sheet that it has read, as a message can carry it. */
export type SentContent = Omit<SheetContent, 'rows'> & { readonly rows: PackedRows };

if (parentPort !== null) {
  const port = parentPort;
  const strings = workerData as readonly string[];
  port.on('message', ({ name, packed, number }: SheetOrder) => {
    // An error that nobody catches ends the thread, and reaches the other one as such.
    void readContent(zipPart(name, packed), strings, number).then(({ rows, ...content }) =>
      port.postMessage({ ...content, rows: packedRowsOf(rows) } satisfies SentContent),
    );
  });
}
