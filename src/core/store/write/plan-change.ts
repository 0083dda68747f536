/** Plans the writes of a change before it is committed, so that nothing is committed that cannot be written. */
import type { Cell } from '../../workspace.ts';
import { itemRows } from '../row/item-rows.ts';
import type { MadeColumns } from '../layout.ts';
import { refuseAbsent } from '../absent-sheets.ts';
import { madeColumns } from '../made-columns.ts';
import { encodeRecord } from '../row/row-codec.ts';
import type { Session } from '../session.ts';
import { itemsTable, type RecordTable, recordTable } from '../table.ts';
import type { RecordChange } from './record-change.ts';
import type { AdoptedRow, AppendedRows, RowWrite } from './row-write.ts';

export interface PlannedChange {
  readonly change: RecordChange;
  /** Line items first: the record's own row comes last, next to the flush. */
  readonly writes: readonly RowWrite[];
  /** The record's cells after the change, its check among them. */
  readonly cells: readonly Cell[];
}

/**
 * Plans one change: no document call. The placing pass reads the headers behind the commit, because a person could move
 * a column in between.
 * @param rev the transaction's number
 * @throws Refusal workspace_misconfigured, validation_failed
 */
export function planChange(session: Session, change: RecordChange, rev: number): PlannedChange {
  const { kind, resource, record } = change;
  const table = recordTable(resource);
  const cells = encodeRecord(table, record, rev);
  if (kind === 'recorded') return { change, writes: [], cells };
  if (resource.propertyRecords !== undefined) {
    const { keep } = resource.propertyRecords;
    const text = kind === 'deleted' ? null : JSON.stringify(record);
    return { change, writes: [{ kind: 'property', id: String(record.id), text, keep }], cells };
  }
  if (kind !== 'deleted') refuseAbsent(session.workspace, session.settings, resource);
  const items = planItems(change, rev);
  if (change.isRowGone === true) return { change, writes: items, cells };
  return { change, writes: [...items, planRow(session, table, cells, change, kind)], cells };
}

/** Positions of the cells that differ, without that of the id, which says whose row it is. */
export function changedColumns(table: RecordTable, cells: readonly Cell[], old: readonly Cell[]): number[] {
  return cells.flatMap((cell, index) => (cell === old[index] || index === table.idIndex ? [] : [index]));
}

function planRow(
  { settings }: Session,
  table: RecordTable,
  cells: readonly Cell[],
  change: RecordChange,
  kind: 'created' | 'updated' | 'restored' | 'deleted',
): RowWrite {
  const { record, seq, before, adopt } = change;
  const id = String(record.id);
  const likelyRow = change.row ?? before?.row ?? 0;
  const asNew: AdoptedRow | AppendedRows =
    adopt === undefined
      ? { kind: 'append', table, rows: [cells], seq }
      : { kind: 'adopt', table, id, seq, likelyRow: adopt, cells };
  switch (kind) {
    case 'created':
      return asNew;
    case 'deleted':
      return { kind: 'delete', table, id, likelyRow, seq };
    case 'restored':
    case 'updated': {
      const changed = changedColumns(table, cells, before?.cells ?? []).filter((index) =>
        mayWrite(table, index, change),
      );
      const isFormatted = kind === 'restored';
      const old = before?.cells ?? [];
      const unmade = unmadeIn(table, madeColumns(settings, table.sheet));
      return {
        kind: 'update',
        ...{ table, id, seq, likelyRow, cells, changed, isFormatted },
        filled:
          change.filled ?? table.columns.flatMap(({ key }, index) => (unmade.includes(index) ? [] : [key])),
        unmade: unmade.map((index) => ({ index, old: old[index] ?? '' })),
        otherwise: asNew,
      };
    }
  }
}

function unmadeIn({ columns }: RecordTable, made: MadeColumns): number[] {
  return made === null ? [] : columns.flatMap(({ header }, index) => (made.includes(header) ? [] : [index]));
}

function mayWrite(table: RecordTable, index: number, { only }: RecordChange): boolean {
  const isOwn = index === table.revIndex || index === table.checkIndex;
  return only == null || isOwn || only.includes(table.columns[index]?.key ?? '');
}

function planItems(change: RecordChange, rev: number): RowWrite[] {
  const { kind, resource, record, before, items } = change;
  const table = itemsTable(resource);
  if (table === null || items === false) return [];
  const rows = itemRows(table, record, rev);
  const old = before === null ? null : itemRows(table, before.stored.record, rev);
  if (kind === 'updated' && JSON.stringify(rows) === JSON.stringify(old)) return [];
  const documentId = String(record.id);
  if (kind === 'created') return rows.length === 0 ? [] : [{ kind: 'append', table, rows, seq: 0 }];
  if (kind === 'deleted') return [{ kind: 'delete', table, id: documentId, likelyRow: 0, seq: 0 }];
  return [{ kind: 'items', table, documentId, rows }];
}
