/** Probes what Google makes of texts, searches and ranges in cells. */
import { typedSigns } from '../../../core/store/row/text-cell-strategy.ts';
import { saveSettings } from '../../../core/store/save-settings.ts';
import { loadSettings } from '../../../core/settings.ts';
import { areaName } from '../../google/a1-notation.ts';
import { chooseTextWays } from '../../workbook/choose-text-ways.ts';
import { withScratchSheet } from '../../workbook/scratch-sheet.ts';
import { type Probe, scratchName } from './probe.ts';

export const textSignsProbe: Probe = {
  id: 'text_signs',
  title: 'Texts that begin with a sign',
  run({ workspace, spreadsheet }) {
    const settings = loadSettings(workspace, undefined);
    const { ways } = chooseTextWays(workspace.document, spreadsheet, settings);
    if (ways === null) return ['No way of writing texts keeps all of them: see the check "Text probe".'];
    const told = [...typedSigns].map(
      (sign) =>
        `${sign} ${ways.plain_signs.includes(sign) ? 'is kept' : 'is read as typed without protection'}.`,
    );
    if (ways.plain_signs === settings.plain_signs && ways.text_way === settings.text_way)
      return [...told, 'The API writes texts so already.'];
    saveSettings(workspace, ways);
    return [...told, 'From now on the API writes texts so.'];
  },
};

const sought = 'needle';

export const searchProbe: Probe = {
  id: 'search',
  title: 'Search in hidden columns, filtered rows and blank cells',
  run: ({ spreadsheet }) =>
    withScratchSheet(spreadsheet, scratchName, (sheet) => {
      const rows = ['hidden', 'shown', 'hidden'].map((kind) => [kind, sought]);
      sheet.getRange(1, 1, rows.length + 1, 2).setValues([['Kind', 'Text'], ...rows]);
      const found = (): string => {
        SpreadsheetApp.flush();
        const finder = sheet.getRange(2, 2, rows.length, 1).createTextFinder(sought).matchEntireCell(true);
        return `${finder.findAll().length} of ${rows.length} are found`;
      };
      sheet.hideColumns(2);
      const inColumn = found();
      sheet.showColumns(2);
      const criteria = SpreadsheetApp.newFilterCriteria().setHiddenValues(['hidden']).build();
      const filtered = sheet.getRange(1, 1, rows.length + 1, 2).createFilter();
      if (filtered === null) throw new Error('Google made no filter.');
      filtered.setColumnFilterCriteria(1, criteria);
      const inFilter = found();
      const blanks = sheet.getRange('C2:C4').createTextFinder('^$').useRegularExpression(true).findAll();
      return [
        `In a hidden column ${inColumn}.`,
        `With rows that a filter hides ${inFilter}.`,
        blanks.length === 3
          ? 'Blank cells are found: a count takes a search.'
          : 'Blank cells are not found: a count takes all ids.',
      ];
    }),
};

export const gridProbe: Probe = {
  id: 'grid',
  title: 'Ranges beyond the grid',
  run: ({ spreadsheet }) =>
    withScratchSheet(spreadsheet, scratchName, (sheet) => {
      const rows = sheet.getMaxRows() + 5;
      const range = attempt(() =>
        spreadsheet.getRange(areaName(scratchName, { row: 1, column: 1, rows, columns: 1 })),
      );
      if ('fault' in range) return [`getRange throws: ${range.fault}`];
      const count = range.value.getNumRows();
      const read = attempt(() => range.value.getValues().length);
      return [
        count < rows ? `getRange gives ${count} of ${rows} rows.` : 'getRange accepts the range.',
        'fault' in read ? `Reading throws: ${read.fault}` : `Reading gives ${read.value} of ${rows} rows.`,
      ];
    }),
};

/** The outcome of a call that is expected to throw on some sides. */
function attempt<Value>(call: () => Value): { readonly value: Value } | { readonly fault: string } {
  try {
    return { value: call() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
