/** What the steps share while one edit by hand is being made a change of the workspace's own. */
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { OpenTransaction } from '../store/open-transaction.ts';
import type { Layout } from '../store/layout.ts';
import type { Session } from '../store/session.ts';
import type { RecordTable } from '../store/table.ts';
import type { Cell } from '../workspace.ts';
import { doubtedPercent, type TypedPercent, type TypedPercents } from './shown-percents.ts';
import type { TypingHabits } from './typed-cell.ts';

/** A word for the person, at the cell that it is about. */
export interface CellNote {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** A cell that gets back what the API wrote there. */
export interface RestoredCell {
  readonly row: number;
  /** Position in the table's columns. */
  readonly index: number;
  readonly cell: Cell;
}

export interface Hand {
  readonly session: Session;
  readonly resources: readonly Resource[];
  readonly tx: OpenTransaction;
  readonly table: RecordTable;
  readonly layout: Layout;
  readonly habits: TypingHabits;
  readonly percentsIn: TypedPercents;
  /** True when a row of the table is the one that the record with this id has had. */
  readonly isOriginal: (row: number, id: string) => boolean;
  /** True for the id of a record that there is. */
  readonly isKnown: (id: string) => boolean;
  /** True for the id of a record that was deleted: its row was brought back. */
  readonly wasDeleted: (id: string) => boolean;
  /** A record as it was committed after a row's revision; undefined when it was not, as far as the journal tells. */
  readonly laterState: (id: string, rev: number) => JsonObject | undefined;
  readonly notes: CellNote[];
  /** Typed rows that become the rows of new records. */
  readonly claimed: { readonly row: number; readonly id: string }[];
  readonly restored: RestoredCell[];
}

/** Asks about percentages of a row that are rarely meant. */
export function askAbout(hand: Hand, row: number, percents: readonly TypedPercent[]): void {
  for (const percent of percents) {
    const text = doubtedPercent(percent);
    if (text !== null) leaveNote(hand, row, percent.index, text);
  }
}

/** Leaves a note at a cell of a row. */
export function leaveNote({ table, layout, notes }: Hand, row: number, index: number, text: string): void {
  notes.push({ sheet: table.sheet, row, column: layout[index] ?? 1, text });
}
