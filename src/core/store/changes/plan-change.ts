/** Plans the writes of a change before it is committed, so that nothing is committed that cannot be written. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Cell } from '../../workspace.ts';
import { refuseUnmade } from '../made-columns.ts';
import { encodeItem, encodeRecord } from '../row-codec.ts';
import { type Session, seenLayout } from '../session.ts';
import { itemsTable, type RecordTable, recordTable, type Table } from '../table.ts';
import { appendRows } from './append-rows.ts';
import { deleteRows } from './delete-rows.ts';
import type { Plan } from './plan.ts';
import type { RecordChange } from './record-change.ts';
import { replaceItems } from './replace-items.ts';
import { updateRow } from './update-row.ts';

export interface PlannedChange {
  /** Line items first: the record's own row comes last, next to the flush. */
  readonly plans: readonly Plan[];
  /** The record's cells after the change, its check among them. */
  readonly cells: readonly Cell[];
}

/**
 * Reads the headers of the sheets that the change touches: the plans find the columns there, or where they went since.
 * @param rev the transaction's number
 * @throws Refusal workspace_misconfigured, validation_failed
 */
export function planChange(session: Session, change: RecordChange, rev: number): PlannedChange {
  const { kind, resource, record, seq, before, adopt } = change;
  const table = recordTable(resource);
  const id = String(record.id);
  const row = change.row ?? before?.row ?? 0;
  const cells = encodeRecord(table, record, rev);
  if (kind === 'told') return { plans: [], cells };
  const { keeper } = resource;
  if (keeper !== undefined) {
    const text = kind === 'deleted' ? null : JSON.stringify(record);
    return {
      plans: [
        ({ workspace }) =>
          () =>
            keeper.keep(workspace, id, text),
      ],
      cells,
    };
  }
  const layout = seenLayout(session, table);
  if (kind !== 'deleted') refuseUnmade(table, layout, cells);
  const items = planItems(session, change, rev);
  switch (kind) {
    case 'created': {
      const place =
        adopt === undefined ? appendRows({ table, rows: [cells], seq }) : adopt({ table, cells, id, seq });
      return { plans: [...items, place], cells };
    }
    case 'deleted':
      return { plans: [...items, deleteRows({ table, id, row, seq })], cells };
    case 'returned':
    case 'updated': {
      const changed = changedColumns(table, cells, before?.cells ?? []).filter((index) =>
        mayWrite(table, index, change),
      );
      return {
        plans: [
          ...items,
          updateRow({ table, id, seq, row, cells, changed, adopt, isFormatted: kind === 'returned' }),
        ],
        cells,
      };
    }
  }
}

/** Positions of the cells that differ; never that of the id, which says whose row it is. */
export function changedColumns(table: RecordTable, cells: readonly Cell[], old: readonly Cell[]): number[] {
  return cells.flatMap((cell, index) => (cell === old[index] || index === table.idIndex ? [] : [index]));
}

function mayWrite(table: RecordTable, index: number, { only }: RecordChange): boolean {
  const isOwn = index === table.revIndex || index === table.checkIndex;
  return only == null || isOwn || only.includes(table.columns[index]?.key ?? '');
}

function planItems(
  session: Session,
  { kind, resource, record, before, items }: RecordChange,
  rev: number,
): Plan[] {
  const table = itemsTable(resource);
  if (table === null || items === false) return [];
  const rows = itemRows(table, record, rev);
  const old = before === null ? null : itemRows(table, before.stored.record, rev);
  if (kind === 'updated' && JSON.stringify(rows) === JSON.stringify(old)) return [];
  const layout = seenLayout(session, table);
  if (kind !== 'deleted') for (const cells of rows) refuseUnmade(table, layout, cells);
  const documentId = String(record.id);
  if (kind === 'created') return [appendRows({ table, rows, seq: 0 })];
  if (kind === 'deleted') return [deleteRows({ table, id: documentId, row: 0, seq: 0 })];
  return [replaceItems({ table, documentId, rows })];
}

/** The rows of a document's line items, as people see them. */
export function itemRows(table: Table, record: JsonObject, rev: number): Cell[][] {
  return (record.items as JsonObject[]).map((item) =>
    encodeItem(table.columns, { ...item, document_number: record.number, document_id: record.id, rev }),
  );
}
