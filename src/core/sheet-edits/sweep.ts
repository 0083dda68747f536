/** Goes through all rows and settles what no trigger has settled: a paste that took too long, a trigger that failed. */
import { itemsTable, recordTable } from '../store/table.ts';
import type { Resource } from '../schema/resource.ts';
import { restoreStale } from './restore-stale.ts';
import { deadline, type HandsWorkspace, locked, settlePopulations } from './settle.ts';
import { settleRows } from './settle-rows.ts';
import { type ItemsSweep, openItemsSweep } from './sweep-items.ts';
import { clearNotes, tellNotes } from './tell-notes.ts';
import { settleTallies } from './tally.ts';

/** Where the last sweep stopped, as a property. */
export const sweepName = 'sweep';

/** How many rows the sweep reads in one document call: 2,000 rows of 35 columns take about 0.7 s. */
export const rowsPerSlice = 2_000;

/**
 * @param isAsked true when a person waits for it
 * @returns how many records were made, changed or deleted; the next run goes on where this one stopped
 */
export function sweep(hands: HandsWorkspace, isAsked: boolean): number {
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
    const items = openItemsSweep(hands, resource, isLate);
    let row = resource.object === from.object ? from.row : 2;
    const isWhole = row === 2;
    for (;;) {
      const slice = sweepSlice(hands, { resource, items }, row, isLate);
      changes += slice.changes;
      if (slice.next === null) break;
      row = slice.next;
      if (!isLate()) continue;
      workspace.properties.set(sweepName, JSON.stringify({ object: resource.object, row } satisfies Stop));
      return changes;
    }
    changes += items?.settleTyped() ?? 0;
    changes += settlePopulations(hands, [resource]);
    changes += locked(hands, (session) => restoreStale(session, resource));
    changes += locked(hands, (session) => settleTallies(session, resource, isLate));
    if (isWhole && !isLate()) clearOldNotes(hands, resource, isAsked);
  }
  if (stopped !== null) workspace.properties.delete(sweepName);
  return changes;
}

function clearOldNotes(hands: HandsWorkspace, resource: Resource, isAsked: boolean): void {
  for (const table of [recordTable(resource), itemsTable(resource)])
    if (table !== null) clearNotes(hands, table.sheet, isAsked);
}

interface Stop {
  readonly object: string;
  readonly row: number;
}

function sweepSlice(
  hands: HandsWorkspace,
  { resource, items }: { readonly resource: Resource; readonly items: ItemsSweep | null },
  first: number,
  isLate: () => boolean,
): { readonly changes: number; readonly next: number | null } {
  const { resources, workspace } = hands;
  const end = workspace.document.lastContentRow(recordTable(resource).sheet);
  const last = Math.min(end, first + rowsPerSlice - 1);
  if (last < first) return { changes: 0, next: null };
  const range = { first, last };
  const rows = locked(hands, (session, habits) =>
    settleRows(session, resources, resource, range, habits, isLate),
  );
  tellNotes(hands, recordTable(resource).sheet, {
    ...rows,
    rows: rows.rows.filter(({ isChanged }) => isChanged),
  });
  const lines = rows.hasMore ? undefined : items?.settleDocuments(range);
  const changes = rows.changes + (lines?.changes ?? 0);
  // What a slice had no time for, the next run begins with.
  if (rows.hasMore || lines?.hasMore) return { changes, next: first };
  return { changes, next: last === end ? null : last + 1 };
}
