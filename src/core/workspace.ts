/** All that the API needs of its host: one workspace, its workbook and its services. */
import type { Background } from './background.ts';
import type { MinuteTrigger } from './minute-trigger.ts';
import type { OwnerMail } from './owner-mail.ts';
import type { Resource } from './schema/resource.ts';

export interface Workspace {
  /** The register: every kind of record that the workbook's sheets hold. */
  readonly resources: readonly Resource[];
  /** False in test mode, whose sheets, properties and cached values are others. */
  readonly livemode: boolean;
  /** The same workspace in live or in test mode. */
  readonly inMode: (livemode: boolean) => Workspace;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly digest: Digest;
  readonly properties: Properties;
  readonly cache: Cache;
  readonly lock: Lock;
  readonly userLock: Lock;
  readonly account: () => string;
  readonly document: SheetDocument;
  readonly files: Files;
  readonly log: Log;
  readonly build: BuildInfo;
  readonly minuteTrigger: () => MinuteTrigger;
  /** The owner's mailbox; the few changes that the owner has to know of at once are told there. */
  readonly ownerMail: () => OwnerMail;
  /** What is loaded on demand. */
  readonly background: Background;
}

export interface BuildInfo {
  /** Identifies the bundle that answers. */
  readonly id: string;
  /** The mode of the keys for live data: `local` on a developer's machine alone. Test keys are the same everywhere. */
  readonly keyMode: 'live' | 'local';
}

export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** The calendar day of an instant in the time zone of the workspace, `YYYY-MM-DD`. */
  dayOf(instantMs: number, timeZone: string): string;
}

export interface RandomSource {
  /** A random version 4 UUID; at least 122 random bits. */
  uuid(): string;
}

export interface Digest {
  /** SHA-256 of the text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
  sha256Hex(text: string): string;
  /** SHA-256 of the text's UTF-8 bytes, as 32 numbers from 0 to 255. */
  sha256(text: string): readonly number[];
  /** How many bytes the text has in UTF-8. */
  utf8Length(text: string): number;
}

/** Texts that were deployed along with the code. */
export interface Files {
  /** The OpenAPI document as JSON text. */
  openApi(): string;
}

/** Durable text values by name; every call counts against a daily quota. */
export interface Properties {
  get(name: string): string | null;
  getAll(): Readonly<Record<string, string>>;
  set(name: string, value: string): void;
  delete(name: string): void;
}

/** Text values that may vanish at any time. */
export interface Cache {
  get(name: string): string | null;
  /** The values found, one service call for all. */
  getAll(names: readonly string[]): Readonly<Record<string, string>>;
  put(name: string, value: string, ttlSeconds: number): void;
  putAll(values: Readonly<Record<string, string>>, ttlSeconds: number): void;
  remove(name: string): void;
}

/** One execution of this workspace holds `lock` at a time, and one of each account its `userLock`. */
export interface Lock {
  /** Waits at most `waitMs`; true when the lock is held. */
  tryAcquire(waitMs: number): boolean;
  release(): void;
}

/** The value of a cell, as it is read and written; the empty string is a blank cell. */
export type Cell = string | number | boolean | Date;

/** One-based rows and columns of one sheet. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The workbook. Writes are buffered until `flush`, or until the next read of that sheet. */
export interface SheetDocument {
  /**
   * The cells of an area: one document call.
   * @throws SheetMissing, OutsideGrid
   */
  read(sheet: string, area: Area): Cell[][];
  /** All cells of one row, as wide as the grid: one document call. */
  readRow(sheet: string, row: number): Cell[];
  /**
   * Buffers values for an area that begins at row and column, and before them the number format of each of its
   * columns: a cell that is not formatted as text (`@`) would parse a text as if it were typed.
   * @param formats null for cells that the API has formatted before
   */
  write(
    sheet: string,
    row: number,
    column: number,
    values: readonly (readonly Cell[])[],
    formats: readonly string[] | null,
  ): void;
  /** Applies what is buffered: one document call. */
  flush(): void;
  /**
   * Rows from `firstRow` on whose cell in `column` shows exactly this text, with case: one search by Google.
   * @param isPattern true when the text is a regular expression that fits somewhere in the cell
   */
  find(sheet: string, column: number, firstRow: number, text: string, isPattern?: boolean): number[];
  /** True when a cell of some columns from `firstRow` on has this text within it: one search by Google. */
  contains(sheet: string, area: Pick<Area, 'column' | 'columns'>, firstRow: number, text: string): boolean;
  /** How many rows the grid has: one document call. */
  gridRows(sheet: string): number;
  /** The last row with content, 0 for an empty sheet: one document call. */
  lastContentRow(sheet: string): number;
  /** Adds blank rows at the bottom of the grid: one document call or two. */
  addRows(sheet: string, rows: number): void;
  /** Deletes rows at once, whatever is buffered first: one document call or two. */
  deleteRows(sheet: string, row: number, rows: number): void;
  /** Adds blank columns at the right of the grid: one document call or two. */
  addColumns(sheet: string, columns: number): void;
}

/** A sheet that the API needs is not in the workbook. */
export class SheetMissing extends Error {
  readonly sheet: string;
  constructor(sheet: string) {
    super(`The sheet "${sheet}" is missing.`);
    this.name = 'SheetMissing';
    this.sheet = sheet;
  }
}

/** The area reaches beyond the grid of its sheet. */
export class OutsideGrid extends Error {
  constructor(sheet: string, area: Area) {
    super(`Rows ${area.row} to ${area.row + area.rows - 1} reach beyond the grid of "${sheet}".`);
    this.name = 'OutsideGrid';
  }
}

/** A service of the host failed temporarily, or its quota is used up: the same request may succeed later. */
export class ServiceFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ServiceFailure';
  }
}

export interface Log {
  /** Writes one structured line for the developer; never keys, never bodies. */
  error(event: string, details: Readonly<Record<string, string | number | boolean | null>>): void;
}
