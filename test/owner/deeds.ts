/** All that a random owner does, each as often as it comes to mind. */
import {
  deleteRow,
  insertRows,
  moveColumn,
  ownColumn,
  renameHeader,
  restoreHeaders,
  sort,
  takeBack,
} from './moving-deeds.ts';
import type { Deed, Scenery, Told } from './scenery.ts';
import { clearCells, copyRow, editItem, setStatus, typeAnywhere, typeRow } from './typing-deeds.ts';

const weights: readonly (readonly [Deed, number])[] = [
  [typeAnywhere, 12],
  [typeRow, 6],
  [setStatus, 4],
  [editItem, 3],
  [copyRow, 2],
  [sort, 2],
  [deleteRow, 2],
  [takeBack, 1],
  [insertRows, 1],
  [clearCells, 1],
  [moveColumn, 1],
  [ownColumn, 1],
  [renameHeader, 1],
];

const deeds = weights.flatMap(([deed, weight]) => Array.from({ length: weight }, () => deed));

/** Does one thing; what Google tells the triggers of it. A renamed header is called its name again soon. */
export function doSomething(scenery: Scenery): readonly Told[] {
  if (scenery.random.below(3) === 0) restoreHeaders(scenery);
  return scenery.random.pick(deeds)(scenery);
}
