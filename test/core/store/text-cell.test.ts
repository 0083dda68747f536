import fc from 'fast-check';
import type { Switches } from '../../../src/local/emulator/switches/switches.ts';
import { decodeText, encodeText } from '../../../src/core/store/text-cell.ts';
import { openSpreadsheet } from '../../local/emulator/spreadsheet/support/open-spreadsheet.ts';
import { cellText } from '../arbitrary-records.ts';

test('gives back any text that it has encoded', () => {
  fc.assert(
    fc.property(cellText, (text) => decodeText(encodeText(text)) === text),
    { numRuns: 2000 },
  );
});

test('leaves a text that needs no care as people would write it', () => {
  for (const text of ['Ada', '00123', 'TRUE', '1/2', 'a=b', ' =1', 'line\nline'])
    expect(encodeText(text)).toBe(text);
});

test('takes what a person has typed as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('=', '+', "'", '\n', 'x', '\u240D', '😀') }),
      (text) => decodeText(text) === text,
    ),
  );
});

describe('A text in an emulated cell that is formatted as text', () => {
  const sides: readonly Partial<Switches>[] = (['text', 'formula'] as const).flatMap((formulaInTextCell) =>
    (['stripped', 'stored'] as const).flatMap((leadingApostrophe) =>
      (['kept', 'normalised'] as const).map((carriageReturn) => ({
        formulaInTextCell,
        leadingApostrophe,
        carriageReturn,
      })),
    ),
  );

  test.each(sides)('comes back unchanged, whatever the platform does: %j', (switches) => {
    const { app, sheet } = openSpreadsheet({ switches });
    fc.assert(
      fc.property(fc.array(cellText, { minLength: 20, maxLength: 20 }), (texts) => {
        const range = sheet.getRange(1, 1, texts.length, 1);
        range.setNumberFormats(texts.map(() => ['@'])).setValues(texts.map((text) => [encodeText(text)]));
        app.flush();
        expect(range.getValues().map(([cell]) => decodeText(String(cell)))).toEqual(texts);
        expect(range.getFormulas().flat().join('')).toBe('');
      }),
      { numRuns: 30 },
    );
  });
});
