/** Fills columns again that a person has deleted: from the row's own data, the journal, or the lines' document. */
import type { JsonObject } from '../../../core/schema/represent.ts';
import { itemRows } from '../../../core/store/row/item-rows.ts';
import { encodeRecord, unpack } from '../../../core/store/row/row-codec.ts';
import { withFilled } from '../../../core/store/write/placed-cells.ts';
import type { RecordTable, Table } from '../../../core/store/table.ts';
import type { Cell } from '../../../core/workspace.ts';

/** Records as the journal still knows them. */
export interface CommittedRecords {
  /** As it was committed last; null for a record that the journal has forgotten. */
  last(id: string): JsonObject | null;
  /** The transaction that wrote it last; null for a record that the journal has forgotten. */
  transaction(id: string): number | null;
}

/** Gives a row with its lost cells filled; null for a row that a person has typed, or that nothing is known of. */
export type Refill = (cells: readonly Cell[]) => Cell[] | null;

/** @param lost positions in the table's columns */
export function refillRecord(
  table: RecordTable,
  lost: ReadonlySet<number>,
  journal: CommittedRecords,
): Refill {
  const { idIndex, revIndex, dataIndex } = table;
  const number = table.columns.findIndex(({ key }) => key === 'number');
  const dataAreLost = table.columns.some((_, index) => index >= dataIndex && lost.has(index));
  return (cells) => {
    const shownId = String(cells[idIndex] ?? '');
    const record = unpack(table, cells) ?? (dataAreLost ? journal.last(shownId) : null);
    if (record === null) return null;
    const id = String(record.id);
    const rev = lost.has(revIndex) ? (journal.transaction(id) ?? 0) : Number(cells[revIndex]);
    // A check that comes back names what the row shows: everything else is still meant as the data says.
    const encoded = withFilled(
      table,
      encodeRecord(table, record, rev),
      (index) => lost.has(index) || cells[index] !== '',
    );
    // A copy that is no record yet has neither an id nor a revision, nor the number of the first.
    const isCopy = (!lost.has(idIndex) && shownId === '') || (!lost.has(revIndex) && cells[revIndex] === '');
    return cells.map((cell, index) => {
      if (!lost.has(index)) return cell;
      return isCopy && [idIndex, revIndex, number].includes(index) ? '' : (encoded[index] ?? '');
    });
  };
}

/** @param documents as the API wrote them last, with their revisions */
export function refillItem(
  table: Table,
  lost: ReadonlySet<number>,
  documents: Iterable<{ readonly written: JsonObject; readonly rev: number }>,
): Refill {
  const keyOf = lineKey(table, lost);
  const lines = new Map<string, Cell[][]>();
  for (const { written, rev } of documents) {
    for (const line of itemRows(table, written, rev)) {
      const known = lines.get(keyOf(line));
      if (known === undefined) lines.set(keyOf(line), [line]);
      else known.push(line);
    }
  }
  const fill = (cells: readonly Cell[], line: readonly Cell[]): Cell[] =>
    cells.map((cell, index) => (lost.has(index) ? (line[index] ?? '') : cell));
  return (cells) => {
    const alike = lines.get(keyOf(cells)) ?? [];
    const filled = alike.map((line) => fill(cells, line));
    const now = JSON.stringify(cells);
    if (filled.some((one) => JSON.stringify(one) === now)) return null;
    const [first] = alike;
    if (first === undefined) return null;
    // Lines that differ in the lost cells alone take turns.
    if (alike.length > 1) alike.push(...alike.splice(0, 1));
    return fill(cells, first);
  };
}

// A line is found by its id, or by all its other cells where the column of ids is lost.
function lineKey(
  { columns, revIndex }: Table,
  lost: ReadonlySet<number>,
): (cells: readonly Cell[]) => string {
  const id = columns.findIndex(({ key }) => key === 'id');
  if (!lost.has(id)) return (cells) => String(cells[id]);
  return (cells) => JSON.stringify(cells.filter((_, index) => index !== revIndex && !lost.has(index)));
}
