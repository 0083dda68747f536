/** What the workbook page asks before it pastes or deletes much. */
import type { Question } from '../shared/question.ts';
import type { Texts } from './clipboard.ts';
import type { ShownRows } from './protocol.ts';
import { columnLetters, isWithin, type CellPlace } from './state.ts';

/** What is asked before an edit of cells that the API keeps. */
export function protectedQuestion(sheet: string, texts: Texts | null): Question {
  const typed = texts?.length === 1 && texts[0]?.length === 1 ? (texts[0][0] ?? '') : null;
  return {
    title: 'Change what the API keeps?',
    sentences: [
      ...(typed === null ? [] : [`You typed: ${typed === '' ? '(nothing)' : typed}`]),
      `This part of “${sheet}” is kept by the billing API. Change it only if you know why.`,
      'Google Sheets warns here, too. Billing API › Set up, or Health, repairs it.',
    ],
    yes: 'Change it',
    isDangerous: true,
  };
}

// A table of so many rows is more than a person reads over.
const rowsUnasked = 200;

// A table over more cells with content is rather a whole other sheet than a correction. One column may be longer.
const overwrittenUnasked = 20;

/** What is asked before a paste that does more than fill cells; null when nothing is. */
export function pasteQuestion(shown: ShownRows, { row, column }: CellPlace, texts: Texts): Question | null {
  const width = texts[0]?.length ?? 0;
  const lastColumn = Math.max(0, ...shown.columns.map((one) => one.column));
  const columnsAdded = column + width - 1 - lastColumn;
  const frozen = shown.rows.filter(({ isFrozen }) => isFrozen).length;
  const isOverHeader = row <= frozen && texts.length > 1;
  const overwritten = overwrittenCells(shown, { row, column }, texts);
  const isMuch = texts.length > rowsUnasked || (width > 1 && overwritten > overwrittenUnasked);
  if (columnsAdded <= 0 && !isMuch && !isOverHeader) return null;
  return {
    title: 'Paste a whole table?',
    sentences: [
      `${counted(texts.length, 'row')} and ${counted(width, 'column')} are written from ${columnLetters(column)}${row} on, over what stands there${overwritten === 0 ? '' : `: ${counted(overwritten, 'cell')} with other content`}.`,
      ...(isOverHeader
        ? ['That includes the headers of this sheet, by which the API knows its columns.']
        : []),
      ...(columnsAdded > 0 ? [`The sheet gets ${counted(columnsAdded, 'further column')}.`] : []),
      'For a table from another program, Data in the developer area shows first what each of its columns becomes.',
    ],
    yes: 'Paste',
    isDangerous: true,
  };
}

/** How many of the shown cells have content that the paste replaces. */
function overwrittenCells({ rows, columns }: ShownRows, { row, column }: CellPlace, texts: Texts): number {
  const replaced = ({ row: at, cells }: ShownRows['rows'][number]): number =>
    cells.filter(({ text }, index) => {
      const pasted = texts[at - row]?.[(columns[index]?.column ?? 0) - column];
      return pasted !== undefined && text !== '' && text !== pasted;
    }).length;
  return rows.reduce((sum, shown) => sum + replaced(shown), 0);
}

/** What is asked before rows are deleted; null when they are blank. */
export function deletionQuestion(
  shown: ShownRows,
  [first, last]: readonly [first: number, last: number],
): Question | null {
  const inRange = shown.rows.filter(({ row }) => isWithin([first, last], row));
  const filled = inRange.filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const withContent = Math.min(last, shown.lastRow) - first + 1;
  const unseen = Math.max(0, withContent - inRange.filter(({ row }) => row <= shown.lastRow).length);
  if (filled.length + unseen === 0) return null;
  const named = filled
    .slice(0, namesMax)
    .map(({ cells }) => cells.find(({ text }) => text !== '')?.text ?? '');
  const more = filled.length + unseen - named.length;
  return {
    title: `Delete ${counted(last - first + 1, 'row')}?`,
    sentences: [
      `There is: ${named.join(', ')}${more > 0 ? `, and ${counted(more, 'other')}` : ''}.`,
      'Where a row is a record, the API deletes the record too. This cannot be undone here.',
    ],
    yes: 'Delete',
    isDangerous: true,
  };
}

// So many rows are named before the others are only counted.
const namesMax = 5;

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
