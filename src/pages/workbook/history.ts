/** What can be undone: the cells that were typed, pasted or cleared, newest last. */
import type { CellPlace } from './state.ts';
import type { Texts } from './clipboard.ts';

export interface HistoryEntry {
  readonly sheet: string;
  readonly place: CellPlace;
  readonly before: Texts;
  readonly after: Texts;
}

export interface History {
  readonly done: readonly HistoryEntry[];
  readonly undone: readonly HistoryEntry[];
}

export const noHistory: History = { done: [], undone: [] };

const entriesMax = 100;

export function remembered({ done }: History, entry: HistoryEntry): History {
  return { done: [...done, entry].slice(-entriesMax), undone: [] };
}

/** Rows or columns have moved: what was typed there before cannot be undone any more. */
export function forgotten({ done, undone }: History, sheet: string): History {
  const isElsewhere = (entry: HistoryEntry): boolean => entry.sheet !== sheet;
  return { done: done.filter(isElsewhere), undone: undone.filter(isElsewhere) };
}

/** The last entry with the history behind it, or null when there is none. */
export function undoEdit({ done, undone }: History): { entry: HistoryEntry; history: History } | null {
  const entry = done[done.length - 1];
  return entry === undefined
    ? null
    : { entry, history: { done: done.slice(0, -1), undone: [...undone, entry] } };
}

/** The last entry that was undone. */
export function redoEdit({ done, undone }: History): { entry: HistoryEntry; history: History } | null {
  const entry = undone[undone.length - 1];
  return entry === undefined
    ? null
    : { entry, history: { done: [...done, entry], undone: undone.slice(0, -1) } };
}
