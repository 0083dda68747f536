/**
 * The behaviour that the core expects of the workbook's port, on the adapter for Google's spreadsheet over the
 * emulator.
 */
import {
  OutsideGrid,
  ServiceFailure,
  SheetMissing,
  type SheetDocument,
} from '../../../src/core/workspace.ts';
import { withTextStrategy } from '../../../src/core/store/row/text-cell-strategy.ts';
import {
  guardedSwitches,
  likelySwitches,
  type Switches,
  unkindSwitches,
} from '../../../src/emulator/switches.ts';
import { type BegunExecution, type EmulatedGoogle, emulateGoogle } from '../../emulated-workspace.ts';

const sheet = "Ada's sheet";
const missing = 'No such sheet';
const cell = { row: 1, column: 1, rows: 1, columns: 1 };

interface Opened extends BegunExecution {
  readonly google: EmulatedGoogle;
  readonly document: SheetDocument;
}

/** A sheet of 5 rows and 4 columns. */
function open(switches: Switches = likelySwitches): Opened {
  const google = emulateGoogle({ switches });
  const begun = google.begin();
  const made = begun.spreadsheet.insertSheet(sheet);
  made.deleteRows(6, made.getMaxRows() - 5);
  made.deleteColumns(5, made.getMaxColumns() - 4);
  return { google, ...begun, document: documentOf(begun, switches) };
}

/** Texts go the way that Set up chooses on the platform. */
function documentOf({ workspace }: BegunExecution, { textInTextCell }: Switches): SheetDocument {
  const text_way = textInTextCell === 'parsed' ? '\u2060' : '';
  return withTextStrategy(workspace.document, { text_way, plain_signs: '' });
}

const sides: readonly (readonly [string, Switches])[] = [
  ['likely', likelySwitches],
  ['unkind', unkindSwitches],
  ['unkind to texts', guardedSwitches],
  ['clipping', { ...likelySwitches, rangeBeyondGrid: 'clipped' }],
];

describe.each(sides)('The workbook on a platform that is %s', (_name, switches) => {
  test('gives back what was written: texts as they are, numbers, truth values and blanks', () => {
    const { document } = open(switches);
    const rows = [
      ['00123', 12.5, true, ''],
      ['1/2', -0.1, false, 'x'],
    ];
    document.write(sheet, 2, 1, rows, ['@', '#,##0.00', 'General', '@']);
    document.flush();
    expect(document.read(sheet, { row: 2, column: 1, rows: 2, columns: 4 })).toEqual(rows);
  });

  test('sees its own writes before they are flushed', () => {
    const { document } = open(switches);
    document.write(sheet, 1, 1, [['new']], ['@']);
    expect(document.read(sheet, cell)).toEqual([['new']]);
  });

  test('shows other executions what was flushed, and what the execution left at its end', () => {
    const { document, google, end } = open(switches);
    const other = documentOf(google.begin(), switches);
    document.write(sheet, 1, 1, [['one']], ['@']);
    expect(other.read(sheet, cell)).toEqual([['']]);
    document.flush();
    expect(other.read(sheet, cell)).toEqual([['one']]);
    document.write(sheet, 1, 1, [['two']], ['@']);
    end();
    expect(other.read(sheet, cell)).toEqual([['two']]);
  });

  test('formats only the cells that it is told to format', () => {
    const { document, spreadsheet } = open(switches);
    document.write(sheet, 1, 1, [['a', 1]], ['@', '0.00']);
    document.write(sheet, 1, 1, [['b', 2]], null);
    document.write(sheet, 2, 1, [['3']], null);
    document.flush();
    const formats = spreadsheet.getSheetByName(sheet)?.getRange(1, 1, 1, 2).getNumberFormats();
    expect(formats).toEqual([['@', '0.00']]);
    expect(document.read(sheet, { row: 1, column: 1, rows: 2, columns: 2 })).toEqual([
      ['b', 2],
      // A guard keeps a text a text without any format.
      [switches.textInTextCell === 'kept' ? 3 : '3', ''],
    ]);
  });

  test('reads a whole row as wide as the grid', () => {
    const { document } = open(switches);
    document.write(sheet, 1, 1, [['a', 'b']], ['@', '@']);
    expect(document.readRow(sheet, 1)).toEqual(['a', 'b', '', '']);
    document.addColumns(sheet, 3);
    expect(document.readRow(sheet, 1)).toHaveLength(7);
  });

  test('adds rows and columns at the end, blank, and tells how many there are', () => {
    const { document } = open(switches);
    document.write(sheet, 5, 4, [['corner']], ['@']);
    document.addRows(sheet, 7);
    document.addColumns(sheet, 2);
    expect(document.gridRows(sheet)).toBe(12);
    expect(document.lastContentRow(sheet)).toBe(5);
    expect(document.read(sheet, { row: 5, column: 4, rows: 1, columns: 3 })).toEqual([['corner', '', '']]);
    expect(document.read(sheet, { row: 12, column: 6, rows: 1, columns: 1 })).toEqual([['']]);
  });

  test('deletes rows at once, after what was buffered', () => {
    const { document, google } = open(switches);
    document.write(sheet, 2, 1, [['two'], ['three'], ['four']], ['@']);
    document.deleteRows(sheet, 2, 2);
    expect(document.gridRows(sheet)).toBe(3);
    expect(documentOf(google.begin(), switches).read(sheet, { ...cell, row: 2 })).toEqual([['four']]);
  });

  test('knows that a sheet without content has none', () => {
    expect(open(switches).document.lastContentRow(sheet)).toBe(0);
  });

  test('finds the rows whose whole cell shows a text, with case, in one column from one row on', () => {
    const { document } = open(switches);
    const rows = [['Ada'], ['ada'], ['Ada Lovelace'], ['Ada'], ['x']];
    document.write(sheet, 1, 2, rows, ['@']);
    document.write(sheet, 1, 3, [['Ada'], [''], [''], [''], ['Ada']], ['@']);
    expect(document.find(sheet, 2, 1, 'Ada')).toEqual([1, 4]);
    expect(document.find(sheet, 2, 2, 'Ada')).toEqual([4]);
    expect(document.find(sheet, 2, 1, 'Ad')).toEqual([]);
    expect(document.find(sheet, 3, 1, 'Ada')).toEqual([1, 5]);
    expect(document.find(sheet, 1, 1, 'Ada')).toEqual([]);
  });

  test('finds texts that look like patterns or numbers only where they stand', () => {
    const { document } = open(switches);
    document.write(sheet, 1, 1, [['00123'], ['.*'], ['123'], ['a.c'], ['abc']], ['@']);
    expect(document.find(sheet, 1, 1, '123')).toEqual([3]);
    expect(document.find(sheet, 1, 1, '.*')).toEqual([2]);
    expect(document.find(sheet, 1, 1, 'a.c')).toEqual([4]);
  });

  test('finds whole texts by a pattern', () => {
    const { document } = open(switches);
    document.write(sheet, 1, 1, [['2026-01-07'], ['2026-01-070'], ['soon'], ['2026-02-07'], ['']], ['@']);
    const found = document.find(sheet, 1, 1, '^(2026-01-07|.*[^\\d-].*)$', true);
    // The guard before a text can match a pattern as well, so a search by a pattern has to check the cells that it
    // finds.
    expect(found).toEqual(expect.arrayContaining([1, 3]));
    if (switches.textInTextCell === 'kept') expect(found).toHaveLength(2);
    expect(document.find(sheet, 1, 2, '^(2026-0.-07)$', true)).toEqual([4]);
  });

  test('finds by a pattern that is not anchored the cells that have it somewhere', () => {
    const { document } = open(switches);
    document.write(sheet, 1, 1, [['Ada (London)'], ['ada'], ['-1'], ['=1+1'], ['x']], ['@']);
    expect(document.find(sheet, 1, 1, '[aA][dD][aA]', true)).toEqual([1, 2]);
    expect(document.find(sheet, 1, 2, '[aA][dD][aA]', true)).toEqual([2]);
    expect(document.find(sheet, 1, 1, 'a\\x20\\x28L', true)).toEqual([1]);
  });

  test('tells a sheet that is missing by its name, whatever is asked of it', () => {
    const { document } = open(switches);
    const uses: readonly (() => unknown)[] = [
      () => document.read(missing, cell),
      () => document.readRow(missing, 1),
      () => document.gridRows(missing),
      () => document.lastContentRow(missing),
      () => document.addRows(missing, 1),
      () => document.addColumns(missing, 1),
      () => document.deleteRows(missing, 1, 1),
    ];
    for (const use of uses) {
      expect(use).toThrow(SheetMissing);
      expect(use).toThrow(`"${missing}"`);
    }
  });
});

describe('An area beyond the grid', () => {
  const beyond = { row: 5, column: 1, rows: 3, columns: 2 };

  test('is told as such where the platform throws', () => {
    expect(() => open().document.read(sheet, beyond)).toThrow(OutsideGrid);
  });

  test('is cut where the platform clips', () => {
    const { document } = open({ ...likelySwitches, rangeBeyondGrid: 'clipped' });
    expect(document.read(sheet, beyond)).toEqual([['', '']]);
  });
});

test('A service that fails is told as a failure of the service, with its own words', () => {
  const google = emulateGoogle();
  google.begin().spreadsheet.insertSheet(sheet);
  for (const member of ['Range.getValues', 'Range.setValues', 'SpreadsheetApp.flush', 'TextFinder.findAll']) {
    const { document } = google.begin([
      (call, perform) => {
        if (call.member === member) throw new Error('Service Spreadsheets timed out');
        return perform();
      },
    ]).workspace;
    const use = (): void => {
      document.read(sheet, cell);
      document.find(sheet, 1, 1, 'x');
      document.write(sheet, 1, 1, [['x']], ['@']);
      document.flush();
    };
    expect(use).toThrow(ServiceFailure);
    expect(use).toThrow('Service Spreadsheets timed out');
  }
});

test('A document call is one that touches the spreadsheet: a read, a flush with something to apply, a search', () => {
  const { document, usage } = open();
  const callsOf = (use: () => void): number => {
    const before = usage.documentCalls;
    use();
    return usage.documentCalls - before;
  };
  expect(callsOf(() => document.read(sheet, cell))).toBe(1);
  expect(callsOf(() => document.readRow(sheet, 1))).toBe(1);
  expect(callsOf(() => document.find(sheet, 1, 1, 'x'))).toBe(1);
  expect(callsOf(() => document.write(sheet, 1, 1, [['x']], ['@']))).toBe(0);
  expect(callsOf(() => document.flush())).toBe(1);
  expect(callsOf(() => document.flush())).toBe(0);
  expect(callsOf(() => document.gridRows(sheet))).toBe(1);
  expect(callsOf(() => document.addRows(sheet, 1))).toBe(2);
});
