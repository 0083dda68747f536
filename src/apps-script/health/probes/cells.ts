/** Probes what Google makes of texts, searches and ranges in cells. */
import { typedSigns } from '../../../core/store/row/text-cell-strategy.ts';
import { saveSettings } from '../../../core/store/save-settings.ts';
import { loadSettings } from '../../../core/settings.ts';
import { areaName } from '../../google/a1-notation.ts';
import { chooseTextWays } from '../../workbook/choose-text-ways.ts';
import { findsHidden, tryHiddenSearch } from '../../workbook/finds-hidden.ts';
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

export const searchProbe: Probe = {
  id: 'search',
  title: 'Search in hidden columns, filtered rows and blank cells',
  run({ workspace, spreadsheet }) {
    const tried = tryHiddenSearch(spreadsheet);
    const finds_hidden = findsHidden(tried);
    const isNew = loadSettings(workspace, undefined).finds_hidden !== finds_hidden;
    if (isNew) saveSettings(workspace, { finds_hidden });
    const way = finds_hidden
      ? 'the API searches, which is quick.'
      : 'the API reads columns instead of searching them, which takes longer.';
    const blanks = withScratchSheet(spreadsheet, scratchName, (sheet) =>
      sheet.getRange('C2:C4').createTextFinder('^$').useRegularExpression(true).findAll(),
    );
    return [
      `In a hidden column ${tried.inColumn} of ${tried.count} are found.`,
      `With rows that a filter hides ${tried.inFilter} of ${tried.count} are found.`,
      `${isNew ? 'From now on' : 'So'} ${way}`,
      blanks.length === 3
        ? 'Blank cells are found: a count takes a search.'
        : 'Blank cells are not found: a count takes all ids.',
    ];
  },
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
