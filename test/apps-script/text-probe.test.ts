/** The text probe on a spreadsheet that keeps texts with no strategy, and the choice among the strategies where some are left. */
import { textProbe } from '../../src/apps-script/health/checks/text-probe.ts';
import { chooseTextWays } from '../../src/apps-script/workbook/choose-text-ways.ts';
import type { TextCellStrategy } from '../../src/core/store/row/text-cell-strategy.ts';
import type { SheetDocument } from '../../src/core/workspace.ts';
import { likelySwitches, type Switches } from '../../src/emulator/switches.ts';
import { emulateGoogle } from '../emulated-workspace.ts';

type Sides = Partial<Switches>;

test.each<[TextCellStrategy, Sides]>([
  ['', {}],
  ['', { leadingApostrophe: 'stored', formulaInTextCell: 'formula', carriageReturn: 'normalised' }],
  ["'", { textInTextCell: 'parsed' }],
  ["'", { textInTextCell: 'parsed', carriageReturn: 'normalised' }],
  ['\u2060', { textInTextCell: 'parsed', leadingApostrophe: 'stored' }],
])('chooses the strategy "%s" where the spreadsheet behaves as %j', (strategy, sides) => {
  const { workspace, spreadsheet, end } = emulateGoogle({
    switches: { ...likelySwitches, ...sides },
  }).begin();
  expect(
    chooseTextWays(workspace.document, spreadsheet, { text_way: '', plain_signs: '' }).ways,
  ).toMatchObject({ text_way: strategy });
  end();
});

test.each<TextCellStrategy>(['', "'", '\u2060'])(
  'keeps to the strategy "%s" as long as it works',
  (strategy) => {
    // On a spreadsheet with the likely switches all strategies work.
    const { workspace, spreadsheet, end } = emulateGoogle({ switches: likelySwitches }).begin();
    const inUse = { text_way: strategy, plain_signs: '' };
    const { ways, changed } = chooseTextWays(workspace.document, spreadsheet, inUse);
    expect([ways?.text_way, changed]).toEqual([strategy, []]);
    end();
  },
);

test('says so where no way keeps every text, and names the texts', () => {
  const { workspace, spreadsheet, end } = emulateGoogle().begin();
  // What is invisible may be dropped on the way into a cell, as other programs do.
  const document: SheetDocument = {
    ...workspace.document,
    write: (sheet, row, column, values, formats) =>
      workspace.document.write(
        sheet,
        row,
        column,
        values.map((cells) =>
          cells.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\u2060', '') : cell)),
        ),
        formats,
      ),
  };
  const context = { workspace: { ...workspace, document }, spreadsheet };
  const { state, sentences, isFixable } = textProbe.run(context);
  expect([state, isFixable]).toEqual(['fault', false]);
  expect(sentences[0]).toContain('joined"');
  expect(sentences[1]).toContain('The script knows no format in which this spreadsheet keeps them unchanged');
  expect(spreadsheet.getSheetByName('billing health check')).toBeNull();
  end();
});
