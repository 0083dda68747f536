/** Settles what no trigger has settled in a sheet of line items. */
import type { Resource } from '../schema/resource.ts';
import { itemRows } from '../store/item-rows.ts';
import { startSession } from '../store/open-session.ts';
import { readRecords } from '../store/read/read-records.ts';
import { itemsTable, recordTable } from '../store/table.ts';
import { type HandsWorkspace, locked } from './settle.ts';
import { settleItems, settleItemsOf } from './settle-items.ts';
import type { RowRange } from './settle-rows.ts';
import { tellNotes } from './tell-notes.ts';
import { readShownItems } from './shown-items.ts';

export interface ItemsSweep {
  /** Settles the lines of the documents in these rows of records; `hasMore` when there was no time for all. */
  settleDocuments(range: RowRange): { readonly changes: number; readonly hasMore: boolean };
  /** Settles lines that were typed below the others; how many documents they have changed. */
  settleTyped(): number;
}

/** Reads the sheet of items once for all documents; null for records that have no line items. */
export function openItemsSweep(
  hands: HandsWorkspace,
  resource: Resource,
  isLate: () => boolean,
): ItemsSweep | null {
  const { workspace, resources } = hands;
  const table = itemsTable(resource);
  if (table === null) return null;
  // What is written meanwhile only makes a document be looked at that need not be.
  const shown = readShownItems(startSession(workspace), table);
  return {
    settleDocuments: ({ first, last }) =>
      locked(hands, (session, habits) => {
        const { rows } = readRecords(session, recordTable(resource), first, last);
        const ids = rows.flatMap(({ id, decoded }) => {
          if (!decoded.ok) return [];
          const { written, rev } = decoded.stored;
          return shown.shows(id, itemRows(table, written, rev)) ? [] : [id];
        });
        const settled = settleItemsOf(session, resources, resource, ids, habits, isLate);
        tellNotes(hands, table.sheet, settled);
        return settled;
      }),
    settleTyped() {
      let changes = 0;
      for (const row of shown.typed) {
        if (isLate()) break;
        const settled = locked(hands, (session, habits) =>
          settleItems(session, resources, resource, { first: row, last: row }, habits, isLate),
        );
        tellNotes(hands, table.sheet, settled);
        changes += settled.changes;
      }
      return changes;
    },
  };
}
