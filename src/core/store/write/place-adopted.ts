/**
 * Places a record into the row that a person has typed. The row carries a claim in its check column, so that it is found
 * again wherever it stands.
 */
import { span } from '../layout.ts';
import { findRows } from '../locate/find-rows.ts';
import type { Cell } from '../../workspace.ts';
import { type Placing, placeAppended } from './place-writes.ts';
import { type PlacedCells, wholeRows } from './placed-cells.ts';
import { type AdoptedRow, claimOf } from './row-write.ts';

// A claimed row that a person has deleted since is written again below all others.
export function placeAdopted(
  placing: Placing,
  { table, cells, id, seq, likelyRow }: AdoptedRow,
): PlacedCells[] {
  const byCheck = { ...table, idIndex: table.checkIndex };
  const { rows, layout } = findRows(placing, byCheck, claimOf(id), likelyRow);
  const [row] = rows;
  // A sort just before the claim was written may have brought a record there: its row must not be overwritten.
  if (row === undefined || readCell(placing, table.sheet, row, layout[table.idIndex] ?? 1) !== '')
    return placeAppended(placing, { kind: 'append', table, rows: [cells], seq });
  return [{ ...wholeRows(table, layout, row, [cells]), tail: { row, seq } }];
}

function readCell(
  { session, layouts, ahead }: Placing,
  sheet: string,
  row: number,
  column: number,
): Cell | undefined {
  const known = ahead.get(`${sheet} ${row}`);
  if (known !== undefined) return known[column - span(layouts.get(sheet) ?? []).column];
  return session.workspace.document.read(sheet, { row, column, rows: 1, columns: 1 })[0]?.[0];
}
