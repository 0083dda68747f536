/** What a random owner does to rows and columns, and what of it is taken back. */
import { deleteRows } from '../contract/support/undo-deletion.ts';
import { columnOf, type Deed, headersOf, itemSheets, recordSheets, type Scenery } from './scenery.ts';

export const sort: Deed = ({ random, hands, sheet }) => {
  const name = random.pick([...recordSheets, ...itemSheets, 'journal']);
  const width = Math.max(1, headersOf(sheet(name)).length);
  return [hands.sortSheet(name, 1 + random.below(width), random.pick(['ascending', 'descending'] as const))];
};

export const insertRows: Deed = ({ random, hands, sheet }) => {
  const name = random.pick([...recordSheets, ...itemSheets]);
  return [hands.insertRows(name, 2 + random.below(sheet(name).rows.length), 1 + random.below(2))];
};

export const deleteRow: Deed = (scenery) => {
  const { random, hands, sheet, workbook, deletions } = scenery;
  const name = random.pick([...recordSheets, ...itemSheets]);
  const data = sheet(name);
  if (data.rows.length < 4) return [];
  const row = 2 + random.below(data.rows.length - 1);
  const headers = headersOf(data);
  const cells = [...(data.rows[row - 1] ?? [])];
  const { event, undo } = deleteRows(workbook, hands, { sheet: name, row });
  deletions.push(() => {
    // Ctrl+Z puts cells where they were; when the columns have changed since, the row is pasted under its headers.
    const isUndo = headersOf(data).join() === headers.join() && row <= data.rows.length + 1;
    if (isUndo) return [undo()];
    const texts = headersOf(data).map((header) => {
      const cell = header === '' ? undefined : cells[headers.indexOf(header)];
      return cell === undefined || typeof cell === 'object' ? '' : String(cell);
    });
    return [hands.paste({ sheet: name, row: data.rows.length + 1, column: 1 }, [texts])];
  });
  return [event];
};

/** Takes back one of the last deletions, if there is any. */
export const takeBack: Deed = (scenery) => {
  const { deletions, random } = scenery;
  if (deletions.length === 0) return [];
  const [undo] = deletions.splice(Math.max(0, deletions.length - 1 - random.below(3)), 1);
  return undo?.(scenery) ?? [];
};

export const moveColumn: Deed = ({ random, hands, sheet }) => {
  const name = random.pick(recordSheets);
  const width = headersOf(sheet(name)).length;
  return [hands.moveColumn(name, 1 + random.below(width), 1 + random.below(width))];
};

export const ownColumn: Deed = ({ random, hands, sheet }) => {
  const name = random.pick(recordSheets);
  // Cells are scarce: an owner adds a few columns, not hundreds.
  return sheet(name).maxColumns > 45 ? [] : [hands.insertColumn(name, 1 + random.below(8))];
};

export const renameHeader: Deed = ({ random, hands, sheet, renamings }) => {
  const name = random.pick([...recordSheets, ...itemSheets]);
  const header = random.pick(headersOf(sheet(name)).filter((one) => one !== ''));
  const call = (from: string, to: string) => {
    const column = columnOf(sheet(name), from);
    return column === 0 ? undefined : hands.typeCell({ sheet: name, row: 1, column }, to);
  };
  const other = `${header} (mine)`;
  renamings.push(() => [call(other, header)]);
  return [call(header, other)];
};

/** Gives all headers their names again; what is told of it is the header's row, which nothing settles. */
export function restoreHeaders(scenery: Scenery): void {
  for (const restore of scenery.renamings.splice(0).reverse()) restore(scenery);
}
