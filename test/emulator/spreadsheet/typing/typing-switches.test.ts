/** Both sides of what no source settles about typing. */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';
import type { Switches } from '../../../../src/emulator/switches.ts';

function cell(switches: Partial<Switches>, format = '0') {
  const { sheet } = openSpreadsheet({ switches });
  return sheet.getRange('A1').setNumberFormat(format);
}

describe('a formula written to a text cell', () => {
  test('is kept as text on one side', () => {
    const range = cell({ formulaInTextCell: 'text' }, '@').setValue('=1+1');
    expect(range.getValue()).toBe('=1+1');
    expect(range.getFormulas()[0]![0]).toBe('');
  });

  test('is a formula on the other', () => {
    const range = cell({ formulaInTextCell: 'formula' }, '@').setValue('=1+1');
    expect(range.getValue()).toBe(2);
    expect(range.getFormulas()[0]![0]).toBe('=1+1');
  });
});

describe('a text written to a text cell', () => {
  test('is kept on one side', () => {
    for (const text of ['00123', '1/2', 'TRUE'])
      expect(cell({ textInTextCell: 'kept' }, '@').setValue(text).getValue()).toBe(text);
  });

  test('is read as if it were typed on the other', () => {
    expect(cell({ textInTextCell: 'parsed' }, '@').setValue('00123').getValue()).toBe(123);
    expect(cell({ textInTextCell: 'parsed' }, '@').setValue('TRUE').getValue()).toBe(true);
    expect(cell({ textInTextCell: 'parsed' }, '@').setValue("'00123").getValue()).toBe('00123');
  });
});

describe('a text that begins with a sign, written to a text cell', () => {
  const texts = ['+33612345678', '-5', '@SUM(1,2)'];

  test('is kept on one side', () => {
    for (const text of texts) expect(cell({ parsedSigns: '' }, '@').setValue(text).getValue()).toBe(text);
  });

  test('is read as if it were typed on the other, for all signs or for one', () => {
    const values = (parsedSigns: Switches['parsedSigns']) =>
      texts.map((text) => cell({ parsedSigns }, '@').setValue(text).getValue());
    expect(values('+-@')).toEqual([33612345678, -5, 3]);
    expect(values('+')).toEqual([33612345678, '-5', '@SUM(1,2)']);
    expect(values('-')).toEqual(['+33612345678', -5, '@SUM(1,2)']);
    expect(values('@')).toEqual(['+33612345678', '-5', 3]);
    expect(cell({ parsedSigns: '+-@' }, '@').setValue('\u2060-5').getValue()).toBe('\u2060-5');
  });
});

describe('a leading apostrophe', () => {
  test('is taken away on one side and protects what follows', () => {
    expect(cell({ leadingApostrophe: 'stripped' }, '0').setValue("'00123").getValue()).toBe('00123');
    expect(cell({ leadingApostrophe: 'stripped' }, '0').setValue("'=1+1").getValue()).toBe('=1+1');
    expect(cell({ leadingApostrophe: 'stripped' }, '@').setValue("'s-Hertogenbosch").getValue()).toBe(
      's-Hertogenbosch',
    );
  });

  test('is stored with the text on the other [vlucas/sheetquery#20]', () => {
    expect(cell({ leadingApostrophe: 'stored' }, '0').setValue("'00123").getValue()).toBe("'00123");
    expect(cell({ leadingApostrophe: 'stored' }, '@').setValue("'s").getValue()).toBe("'s");
  });
});

describe('a number written to a text cell', () => {
  test('comes back as a number on one side', () => {
    expect(cell({ numberInTextCell: 'number' }, '@').setValue(12.5).getValue()).toBe(12.5);
    expect(cell({ numberInTextCell: 'number' }, '@').setValue(true).getValue()).toBe(true);
  });

  test('comes back as text on the other', () => {
    expect(cell({ numberInTextCell: 'text' }, '@').setValue(12.5).getValue()).toBe('12.5');
    expect(cell({ numberInTextCell: 'text' }, '@').setValue(true).getValue()).toBe('TRUE');
    const date = new Date('2026-01-31T00:00:00+01:00');
    expect(cell({ numberInTextCell: 'text' }, '@').setValue(date).getValue()).toBe('1/31/2026');
  });
});

describe('a carriage return', () => {
  test('is kept on one side', () => {
    expect(cell({ carriageReturn: 'kept' }, '@').setValue('a\r\nb').getValue()).toBe('a\r\nb');
  });

  test('loses to the line feed on the other', () => {
    expect(cell({ carriageReturn: 'normalised' }, '@').setValue('a\r\nb').getValue()).toBe('a\nb');
    expect(cell({ carriageReturn: 'normalised' }).setValue('a\r\nb').getValue()).toBe('a\nb');
  });
});

describe('rows added to a sheet', () => {
  test('take over the formats of the row above on one side', () => {
    const { sheet } = openSpreadsheet({ switches: { newRowsInheritFormat: true } });
    sheet.getRange('A:A').setNumberFormat('@');
    sheet.getRange('B5').setBackground('#ff0000');
    sheet.insertRowsAfter(5, 2);
    expect(sheet.getRange('A6').getNumberFormats()[0]![0]).toBe('@');
    expect(sheet.getRange('B7').getBackgrounds()[0]![0]).toBe('#ff0000');
    expect(sheet.getRange('B8').getBackgrounds()[0]![0]).toBe('#ffffff');
  });

  test('have no format on the other, so that text is parsed [user report]', () => {
    const { sheet } = openSpreadsheet({ switches: { newRowsInheritFormat: false } });
    sheet.getRange('A:A').setNumberFormat('@');
    sheet.insertRowsAfter(1000, 1);
    expect(sheet.getRange('A1001').setValue('007').getValue()).toBe(7);
    expect(sheet.getRange('A1000').setValue('007').getValue()).toBe('007');
  });
});

describe('an address beyond the grid', () => {
  test('throws on one side [live log of a user]', () => {
    const { sheet } = openSpreadsheet({ switches: { rangeBeyondGrid: 'throws' } });
    expect(() => sheet.getRange('A999:B1001')).toThrow(
      'The coordinates of the range are outside the dimensions of the sheet.',
    );
  });

  test('is clipped on the other, unless nothing of it is on the grid', () => {
    const { sheet } = openSpreadsheet({ switches: { rangeBeyondGrid: 'clipped' } });
    expect(sheet.getRange('A999:B1001').getA1Notation()).toBe('A999:B1000');
    expect(() => sheet.getRange('A1001')).toThrow('outside the dimensions');
    expect(() => sheet.getRange(1001, 1)).toThrow('outside the dimensions');
  });
});
