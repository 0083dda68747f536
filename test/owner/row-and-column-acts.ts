/** The acts of a random owner on rows and columns, and their undoing. */
import { deleteRowsAsPerson } from '../contract/support/person.ts';
import {
  columnOf,
  type OwnerAct,
  headersOf,
  itemSheets,
  recordSheets,
  type OwnerContext,
} from './owner-context.ts';

export const sort: OwnerAct = ({ random, personEdits, sheet }) => {
  const name = random.pick([...recordSheets, ...itemSheets, 'journal']);
  const width = Math.max(1, headersOf(sheet(name)).length);
  return [
    personEdits.sortSheet(name, 1 + random.below(width), random.pick(['ascending', 'descending'] as const)),
  ];
};

export const insertSomeRows: OwnerAct = ({ random, personEdits, sheet }) => {
  const name = random.pick([...recordSheets, ...itemSheets]);
  return [personEdits.insertRows(name, 2 + random.below(sheet(name).rows.length), 1 + random.below(2))];
};

export const deleteRow: OwnerAct = (context) => {
  const { random, personEdits, sheet, workbook, deletions } = context;
  const name = random.pick([...recordSheets, ...itemSheets]);
  const data = sheet(name);
  if (data.rows.length < 4) return [];
  const row = 2 + random.below(data.rows.length - 1);
  const headers = headersOf(data);
  const cells = [...(data.rows[row - 1] ?? [])];
  const { event, undo } = deleteRowsAsPerson(workbook, personEdits, { sheet: name, row });
  deletions.push(() => {
    // Ctrl+Z puts cells where they were; when the columns have changed since, the row is pasted under its headers.
    const isUndo = headersOf(data).join() === headers.join() && row <= data.rows.length + 1;
    if (isUndo) return [undo()];
    const texts = headersOf(data).map((header) => {
      const cell = header === '' ? undefined : cells[headers.indexOf(header)];
      return cell === undefined || typeof cell === 'object' ? '' : String(cell);
    });
    return [personEdits.paste({ sheet: name, row: data.rows.length + 1, column: 1 }, [texts])];
  });
  return [event];
};

/** Undoes one of the last deletions, if there is any. */
export const undoDeletion: OwnerAct = (context) => {
  const { deletions, random } = context;
  if (deletions.length === 0) return [];
  const [undo] = deletions.splice(Math.max(0, deletions.length - 1 - random.below(3)), 1);
  return undo?.(context) ?? [];
};

export const moveSomeColumn: OwnerAct = ({ random, personEdits, sheet }) => {
  const name = random.pick(recordSheets);
  const width = headersOf(sheet(name)).length;
  return [personEdits.moveColumn(name, 1 + random.below(width), 1 + random.below(width))];
};

export const ownColumn: OwnerAct = ({ random, personEdits, sheet }) => {
  const name = random.pick(recordSheets);
  // Cells are scarce: an owner adds a few columns, not hundreds.
  return sheet(name).maxColumns > 45 ? [] : [personEdits.insertColumn(name, 1 + random.below(8))];
};

export const renameHeader: OwnerAct = ({ random, personEdits, sheet, renamings }) => {
  const name = random.pick([...recordSheets, ...itemSheets]);
  const header = random.pick(headersOf(sheet(name)).filter((one) => one !== ''));
  const call = (from: string, to: string) => {
    const column = columnOf(sheet(name), from);
    return column === 0 ? undefined : personEdits.typeCell({ sheet: name, row: 1, column }, to);
  };
  const other = `${header} (mine)`;
  renamings.push(() => [call(other, header)]);
  return [call(header, other)];
};

/** Gives all headers their names again. The trigger gets the header's row, and does nothing with it. */
export function restoreHeaders(context: OwnerContext): void {
  for (const restore of context.renamings.splice(0).reverse()) restore(context);
}
