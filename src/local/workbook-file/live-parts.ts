/** What the file needs of the workbook and the state in memory, so that it can replay and save them. */

import type { WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** The emulated workbook in memory. */
export interface LiveWorkbook<WorkbookChange> {
  apply(change: WorkbookChange): void;
  /** A copy that later changes do not touch. */
  toSnapshot(): WorkbookSnapshot;
}

/** Everything else that is durable, in memory. */
export interface LiveState<State, StateChange> {
  apply(change: StateChange): void;
  /** Plain data for a JSON file: a copy that later changes do not touch. */
  toStored(): State;
}

/** A change of one of the two, as the log keeps it. */
export type Change<WorkbookChange, StateChange> =
  | { readonly part: 'workbook'; readonly change: WorkbookChange }
  | { readonly part: 'state'; readonly change: StateChange };
