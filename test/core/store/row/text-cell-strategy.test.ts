/** Texts in emulated cells: they come back as they were sent, with a joiner before a sign only where Google needs it. */
import fc from 'fast-check';
import { chooseTextWays } from '../../../../src/apps-script/workbook/choose-text-ways.ts';
import { hashCells } from '../../../../src/core/store/row/row-hash.ts';
import { decodeText, encodeText } from '../../../../src/core/store/row/text-cell.ts';
import { type TextWays, withTextStrategy } from '../../../../src/core/store/row/text-cell-strategy.ts';
import type { SheetDocument } from '../../../../src/core/workspace.ts';
import { guardedSwitches, likelySwitches, type Switches } from '../../../../src/emulator/switches.ts';
import { type BegunExecution, emulateGoogle } from '../../../emulated-workspace.ts';
import { arbitraryCellText } from '../../arbitrary-records.ts';

const sheet = 'Sheet1';
const joiner = '\u2060';
const signed = ['=1+1', '+33612345678', '-5', '@ada', "'quoted"];
const unknown: TextWays = { text_way: '', plain_signs: '' };

function begin(switches: Partial<Switches> = {}): BegunExecution {
  return emulateGoogle({ switches: { ...likelySwitches, ...switches } }).begin();
}

function chosenWays({ workspace, spreadsheet }: BegunExecution): TextWays {
  const { ways } = chooseTextWays(workspace.document, spreadsheet, unknown);
  if (ways === null) throw new Error('No way keeps every text.');
  return ways;
}

function write(document: SheetDocument, texts: readonly string[], formats: readonly string[] | null): void {
  document.write(
    sheet,
    1,
    1,
    texts.map((text) => [encodeText(text)]),
    formats,
  );
  document.flush();
}

function read(document: SheetDocument, count: number): string[] {
  return document
    .read(sheet, { row: 1, column: 1, rows: count, columns: 1 })
    .map(([cell]) => decodeText(String(cell)));
}

const platforms: readonly Partial<Switches>[] = [
  ...(['text', 'formula'] as const).flatMap((formulaInTextCell) =>
    (['stripped', 'stored'] as const).flatMap((leadingApostrophe) =>
      (['', '+', '-', '@', '+-@'] as const).map((parsedSigns) => ({
        formulaInTextCell,
        leadingApostrophe,
        parsedSigns,
      })),
    ),
  ),
  { carriageReturn: 'normalised' },
  guardedSwitches,
];

test.each(platforms)('A text comes back unchanged in the ways that the probe chooses: %j', (switches) => {
  const begun = begin(switches);
  const document = withTextStrategy(begun.workspace.document, chosenWays(begun));
  const texts = fc.array(arbitraryCellText, { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(texts, (some) => {
      write(document, [...signed, ...some], ['@']);
      expect(read(document, signed.length + some.length)).toEqual([...signed, ...some]);
      const range = begun.spreadsheet.getSheetByName(sheet)?.getRange(1, 1, some.length, 1);
      expect(range?.getFormulas().flat().join('')).toBe('');
    }),
    { numRuns: 10 },
  );
});

test.each<[string, Partial<Switches>]>([
  ['=+-@', {}],
  ["=+-@'", { leadingApostrophe: 'stored' }],
  ['+-@', { formulaInTextCell: 'formula' }],
  ['=-@', { parsedSigns: '+' }],
  ['=+@', { parsedSigns: '-' }],
  ['=+-', { parsedSigns: '@' }],
  ['', { formulaInTextCell: 'formula', parsedSigns: '+-@' }],
])('The probe finds the signs "%s" plain on a platform with %j, and no others', (plain_signs, switches) => {
  const begun = begin(switches);
  expect(chosenWays(begun)).toEqual({ text_way: '', plain_signs });
  expect(begun.spreadsheet.getSheets().map((one) => one.getName())).toEqual([sheet]);
});

test('A sign that is plain is stored as it was sent; before the others a joiner stands', () => {
  const { workspace } = begin();
  const document = withTextStrategy(workspace.document, { text_way: '', plain_signs: '=+' });
  write(document, signed, ['@']);
  expect(read(workspace.document, signed.length)).toEqual(signed);
  const raw = workspace.document.read(sheet, { row: 1, column: 1, rows: signed.length, columns: 1 }).flat();
  expect(raw).toEqual(['=1+1', '+33612345678', `${joiner}-5`, `${joiner}@ada`, `${joiner}'quoted`]);
});

test('A write that does not format the cells as text keeps the joiner, because a person may have changed the format', () => {
  const { workspace, spreadsheet } = begin();
  spreadsheet.getSheetByName(sheet)?.getRange('A1:A10').setNumberFormat('General');
  const document = withTextStrategy(workspace.document, { text_way: '', plain_signs: "=+-@'" });
  for (const formats of [null, ['General']]) {
    write(document, signed, formats);
    expect(read(document, signed.length)).toEqual(signed);
  }
});

test.each<TextWays>([unknown, { text_way: '', plain_signs: '=+-@' }, { text_way: joiner, plain_signs: '' }])(
  'Cells with a joiner, without one and with two are read and found alike: %j',
  (ways) => {
    const { workspace } = begin();
    for (const text of ['+33612345678', '-5 (a) $', '@é']) {
      workspace.document.write(sheet, 1, 1, [[`${joiner}${text}`], [text], ['+336123456789']], ['@']);
      const document = withTextStrategy(workspace.document, ways);
      workspace.document.flush();
      expect(read(document, 2)).toEqual([text, text]);
      expect(document.find(sheet, 1, 1, encodeText(text))).toEqual([1, 2]);
      expect(document.find(sheet, 1, 1, '^\\x2b3361234567(8|9)$', true)).toEqual(
        text.startsWith('+') ? [1, 2] : [],
      );
    }
  },
);

test('A text that begins with a joiner of its own keeps it', () => {
  const { workspace } = begin();
  for (const ways of [unknown, { text_way: joiner, plain_signs: '' } as const]) {
    const document = withTextStrategy(workspace.document, ways);
    const texts = [`${joiner}=1+1`, joiner, `${joiner}${joiner}+1`, `${joiner}\r-1`];
    write(document, texts, ['@']);
    expect(read(document, texts.length)).toEqual(texts);
  }
});

test('A row that was written with a joiner has the same check as one without', () => {
  expect(hashCells(['+33', 'Ada', 3])).toBe(hashCells([`${joiner}+33`, 'Ada', 3]));
  expect(hashCells(['33'])).not.toBe(hashCells(['+33']));
});
