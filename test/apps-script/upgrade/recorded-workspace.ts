/** The recorded workspace of version 1.0: see the README beside it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PropertySnapshot } from '../../../src/emulator/services/properties/property-stores.ts';
import type { WorkbookSnapshot } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** How the API has answered. */
export interface RecordedAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
  readonly body: any;
}

export interface RecordedScene {
  readonly workbook: WorkbookSnapshot;
  readonly properties: PropertySnapshot;
  /** By path and query of the GET. */
  readonly answers: Readonly<Record<string, RecordedAnswer>>;
  /** The request that was killed, sent again after the next one. */
  readonly replay?: {
    readonly method: string;
    readonly path: string;
    readonly body: object;
    readonly headers: Readonly<Record<string, string>>;
    readonly answer: RecordedAnswer;
  };
}

interface RecordedWorkspace {
  readonly owner: string;
  readonly key: string;
  readonly readOnlyKey: string;
  readonly checkoutKey: string;
  readonly revokedKey: string;
  /** When it was recorded. */
  readonly nowMs: number;
  /** The invoice whose status a person has typed, and the one with a word in an amount. */
  readonly typedStatus: string;
  readonly quarantined: string;
  readonly scenes: Readonly<Record<string, RecordedScene>>;
}

export const recorded = JSON.parse(
  brotliDecompressSync(readFileSync(join(__dirname, 'version-1.json.br'))).toString(),
) as RecordedWorkspace;

/** A scene of the record, as version 1.0 has left it. */
export function recordedScene(name: string): RecordedScene {
  const scene = recorded.scenes[name];
  if (scene === undefined) throw new Error(`There is no scene "${name}".`);
  // JSON has no undefined, by which the emulator knows a blank cell.
  const sheets = scene.workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((cells) => cells.map((cell) => cell ?? undefined)),
    columnWidths: sheet.columnWidths.map((width) => width ?? undefined),
  }));
  return { ...scene, workbook: { ...scene.workbook, sheets } };
}
