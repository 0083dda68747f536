/** The acts of a random owner, and how often each of them happens. */
import {
  deleteRow,
  insertRows,
  moveColumn,
  ownColumn,
  renameHeader,
  restoreHeaders,
  sort,
  undoDeletion,
} from './row-and-column-acts.ts';
import type { OwnerAct, OwnerContext, TriggerEvent } from './owner-context.ts';
import { clearCells, copyRow, editItem, setStatus, typeAnywhere, typeRow } from './typing-acts.ts';

const weights: readonly (readonly [OwnerAct, number])[] = [
  [typeAnywhere, 12],
  [typeRow, 6],
  [setStatus, 4],
  [editItem, 3],
  [copyRow, 2],
  [sort, 2],
  [deleteRow, 2],
  [undoDeletion, 1],
  [insertRows, 1],
  [clearCells, 1],
  [moveColumn, 1],
  [ownColumn, 1],
  [renameHeader, 1],
];

const acts = weights.flatMap(([act, weight]) => Array.from({ length: weight }, () => act));

/** Does one act, and returns the events that Google gives to the triggers. A renamed header soon gets its name back. */
export function doRandomAct(context: OwnerContext): readonly TriggerEvent[] {
  if (context.random.below(3) === 0) restoreHeaders(context);
  return context.random.pick(acts)(context);
}
