/** The acts of a random owner, and how often each of them happens. */
import {
  deleteRow,
  insertSomeRows,
  moveSomeColumn,
  ownColumn,
  renameHeader,
  restoreHeaders,
  sort,
  undoDeletion,
} from './row-and-column-acts.ts';
import type { OwnerAct, OwnerContext, TriggerEvent } from './owner-context.ts';
import {
  clearCells,
  copySomeRow,
  editItem,
  setSomeStatus,
  typeAnywhere,
  typeSomeRow,
} from './typing-acts.ts';

const weights: readonly (readonly [OwnerAct, number])[] = [
  [typeAnywhere, 12],
  [typeSomeRow, 6],
  [setSomeStatus, 4],
  [editItem, 3],
  [copySomeRow, 2],
  [sort, 2],
  [deleteRow, 2],
  [undoDeletion, 1],
  [insertSomeRows, 1],
  [clearCells, 1],
  [moveSomeColumn, 1],
  [ownColumn, 1],
  [renameHeader, 1],
];

const acts = weights.flatMap(([act, weight]) => Array.from({ length: weight }, () => act));

/** Does one act, and returns the events that Google gives to the triggers. A renamed header soon gets its name back. */
export function doRandomAct(context: OwnerContext): readonly TriggerEvent[] {
  if (context.random.below(3) === 0) restoreHeaders(context);
  return context.random.pick(acts)(context);
}
