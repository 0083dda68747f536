/** Goes through all rows and settles what no trigger has settled: a paste that took too long, a trigger that failed. */
import { recordTable } from '../store/table.ts';
import type { Resource } from '../schema/resource.ts';
import { deadline, type HandsWorkspace, locked, settlePopulations } from './settle.ts';
import { miscountedDocuments } from './miscounted-documents.ts';
import { settleItemsOf } from './settle-items.ts';
import { settleRows } from './settle-rows.ts';
import { settleTallies } from './tally.ts';

/** Where the last sweep stopped, as a property. */
export const sweepName = 'sweep';

// One read of a document call's worth: 2,000 rows of 35 columns take about 0.7 s.
const rowsPerSlice = 2_000;

/** @returns how many records were made, changed or deleted; the next run goes on where this one stopped */
export function sweep(hands: HandsWorkspace): number {
  const { workspace, resources } = hands;
  const isLate = deadline(workspace);
  const stopped = workspace.properties.get(sweepName);
  const from = stopped === null ? { object: '', row: 2 } : (JSON.parse(stopped) as Stop);
  const start = Math.max(
    0,
    resources.findIndex(({ object }) => object === from.object),
  );
  let changes = 0;
  for (const resource of resources.slice(start)) {
    let row = resource.object === from.object ? from.row : 2;
    for (;;) {
      const slice = sweepSlice(hands, resource, row, isLate);
      changes += slice.changes;
      if (slice.next === null) break;
      row = slice.next;
      if (!isLate()) continue;
      workspace.properties.set(sweepName, JSON.stringify({ object: resource.object, row } satisfies Stop));
      return changes;
    }
    changes += settlePopulations(hands, [resource]);
    changes += locked(hands, (session) => settleTallies(session, resources, resource));
  }
  if (stopped !== null) workspace.properties.delete(sweepName);
  return changes;
}

interface Stop {
  readonly object: string;
  readonly row: number;
}

function sweepSlice(
  hands: HandsWorkspace,
  resource: Resource,
  first: number,
  isLate: () => boolean,
): { readonly changes: number; readonly next: number | null } {
  const { resources, workspace } = hands;
  const end = workspace.document.lastContentRow(recordTable(resource).sheet);
  const last = Math.min(end, first + rowsPerSlice - 1);
  if (last < first) return { changes: 0, next: null };
  const { changes, hasMore } = locked(hands, (session, habits) => {
    const settled = settleRows(session, resources, resource, { first, last }, habits, isLate);
    for (const note of settled.notes) hands.note(note);
    const ids = miscountedDocuments(session, resource, { first, last });
    const changed = settled.changes + settleItemsOf(session, resources, resource, ids, habits);
    return { changes: changed, hasMore: settled.hasMore };
  });
  // What a slice had no time for, the next run begins with.
  if (hasMore) return { changes, next: first };
  return { changes, next: last === end ? null : last + 1 };
}
