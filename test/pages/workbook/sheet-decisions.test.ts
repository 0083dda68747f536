/** The decisions of the workbook's page: what is pasted, what a key does, where a step leads, what is asked and undone. */
import { copiedText, fitted, pastedTexts } from '../../../src/pages/workbook/clipboard.ts';
import { forgotten, noHistory, redoEdit, remembered, undoEdit } from '../../../src/pages/workbook/history.ts';
import { commandOf } from '../../../src/pages/workbook/keys.ts';
import type { ShownRows } from '../../../src/pages/workbook/protocol.ts';
import { deletionQuestion, pasteQuestion } from '../../../src/pages/workbook/questions.ts';
import { moved } from '../../../src/pages/workbook/state.ts';

/** Three columns with a header, and rows of which the page shows those from `first` on. */
function shownRows(first: number, texts: readonly string[], lastRow: number): ShownRows {
  const row = (number: number, text: string, isFrozen: boolean) => ({
    row: number,
    isFrozen,
    cells: [{ text }, { text: '' }, { text: '' }],
  });
  return {
    sheet: 'Customers',
    first,
    columns: [1, 2, 4].map((column) => ({ column, width: 100 })),
    rows: [row(1, 'Name', true), ...texts.map((text, index) => row(first + index, text, false))],
    lastRow,
    charts: [],
    hasGridlines: true,
  };
}

test.each([
  ['one', [['one']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '"two\nlines"\t"say ""hi"""\nx\t',
    [
      ['two\nlines', 'say "hi"'],
      ['x', ''],
    ],
  ],
  ['6" pipe\t"open', [['6" pipe', '"open']]],
  [
    'short\nlong\trow',
    [
      ['short', ''],
      ['long', 'row'],
    ],
  ],
  [
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
])('%j is pasted as a table', (copied, texts) => {
  expect(pastedTexts(copied)).toEqual(texts);
});

test('what is copied is pasted as it was', () => {
  const texts = [
    ['a\tb', 'line\nbreak'],
    ['"quoted"', ''],
  ];
  expect(pastedTexts(copiedText(texts))).toEqual(texts);
});

test('a single text fills all selected cells, a table keeps its size', () => {
  const selection = { selected: { row: 4, column: 2 }, anchor: { row: 3, column: 1 } };
  expect(fitted([['x']], selection)).toEqual([
    ['x', 'x'],
    ['x', 'x'],
  ]);
  expect(fitted([['x', 'y']], selection)).toEqual([['x', 'y']]);
});

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, isComposing: false };

test.each([
  [{ key: 'PageDown' }, { does: 'step', down: 18, right: 0, extends: false }],
  [
    { key: 'ArrowUp', shiftKey: true },
    { does: 'step', down: -1, right: 0, extends: true },
  ],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, { does: 'redo' }],
  [{ key: 'z', metaKey: true }, { does: 'undo' }],
  [
    { key: 'A', shiftKey: true },
    { does: 'type', text: 'A' },
  ],
  [{ key: 'Process' }, { does: 'compose' }],
  [{ key: 'c', ctrlKey: true }, null],
  [{ key: 'ArrowLeft', altKey: true }, null],
  [{ key: 'Escape' }, null],
])('the key %j is %j', (pressed, command) => {
  expect(commandOf({ ...plain, ...pressed }, 18)).toEqual(command);
});

test('a step stays among what is shown, and says how far it leads beyond', () => {
  const rows = shownRows(101, ['a', 'b', 'c'], 300);
  expect(moved(rows, { row: 102, column: 2 }, 1, 1)).toEqual({ place: { row: 103, column: 4 }, beyond: 0 });
  expect(moved(rows, { row: 102, column: 4 }, 3, 1)).toMatchObject({ place: { column: 4 }, beyond: 2 });
  expect(moved(rows, { row: 101, column: 1 }, -1, 0)).toMatchObject({ beyond: -1 });
  expect(moved(rows, { row: 1, column: 1 }, -1, 0)).toEqual({ place: { row: 1, column: 1 }, beyond: 0 });
});

test.each([
  ['the last of some cells with content', 2, 3],
  ['the next cell behind blank ones', 3, 6],
  ['the end of the sheet, where no more follow', 6, 8],
])('a step to the edge leads to %s', (_where, from, to) => {
  const rows = shownRows(2, ['a', 'b', '', '', 'c', '', ''], 6);
  const { place } = moved(rows, { row: from, column: 1 }, Number.POSITIVE_INFINITY, 0);
  expect(place.row).toBe(to);
});

test('a step to the edge of content that goes on below leads beyond what is shown', () => {
  const rows = shownRows(2, ['a', 'b'], 300);
  expect(moved(rows, { row: 2, column: 1 }, Number.POSITIVE_INFINITY, 0).beyond).toBeGreaterThan(300);
  expect(moved(rows, { row: 2, column: 1 }, 0, Number.POSITIVE_INFINITY).place.column).toBe(4);
});

test('rows with content are not deleted unasked, whether the page shows them or not', () => {
  const rows = shownRows(2, ['Ada', ''], 50);
  expect(deletionQuestion(rows, [2, 3])?.sentences.join()).toContain('Ada');
  expect(deletionQuestion(rows, [3, 3])).toBeNull();
  expect(deletionQuestion(rows, [40, 50])).not.toBeNull();
  expect(deletionQuestion(rows, [51, 60])).toBeNull();
});

test('a paste is asked about when it is long, reaches over the header or beyond the last column', () => {
  const rows = shownRows(2, ['Ada'], 2);
  const table = (height: number, width: number) =>
    Array.from({ length: height }, () => Array(width).fill('x'));
  expect(pasteQuestion(rows, { row: 2, column: 1 }, table(200, 4))).toBeNull();
  expect(pasteQuestion(rows, { row: 2, column: 1 }, table(201, 1))).not.toBeNull();
  expect(pasteQuestion(rows, { row: 2, column: 2 }, table(1, 4))).not.toBeNull();
  expect(pasteQuestion(rows, { row: 1, column: 1 }, table(2, 1))).not.toBeNull();
  expect(pasteQuestion(rows, { row: 1, column: 1 }, table(1, 1))).toBeNull();
});

test('a paste is asked about when it is a table over many cells with other content', () => {
  const names = Array.from({ length: 21 }, (_, index) => `Name ${index}`);
  const rows = shownRows(2, names, 22);
  const paste = (texts: readonly (readonly string[])[]) => pasteQuestion(rows, { row: 2, column: 1 }, texts);
  expect(paste(names.map(() => ['x', 'y']))?.sentences.join()).toContain('21 cells with other content');
  expect(paste(names.map((name) => [name, 'y']))).toBeNull();
  expect(paste(names.map(() => ['x']))).toBeNull();
});

test('the last edit is undone first, and redone until something else is typed', () => {
  const entry = (after: string, sheet = 'Customers') => ({
    sheet,
    place: { row: 2, column: 1 },
    before: [['']],
    after: [[after]],
  });
  const both = remembered(remembered(noHistory, entry('a')), entry('b'));
  const undone = undoEdit(both);
  expect(undone?.entry.after).toEqual([['b']]);
  expect(redoEdit(undone?.history ?? noHistory)?.entry.after).toEqual([['b']]);
  expect(redoEdit(remembered(undone?.history ?? noHistory, entry('c')))).toBeNull();
  expect(undoEdit(forgotten(both, 'Customers'))).toBeNull();
  expect(undoEdit(forgotten(both, 'Products'))).not.toBeNull();
});
