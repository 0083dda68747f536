/** Probes how long a write takes until it can be read again, and whether reads wait for formulas. */
import { withScratchSheet } from '../../workbook/scratch-sheet.ts';
import { besideModel, medianMs, type Probe, scratchName } from './probe.ts';
import { keepMeasured, modelMs } from './speed-model.ts';

const rounds = 5;

export const documentProbe: Probe = {
  id: 'document',
  title: 'Write, flush, read',
  run({ workspace: { clock, properties }, spreadsheet }) {
    const ms = withScratchSheet(spreadsheet, scratchName, (sheet) => {
      const cell = sheet.getRange('A1');
      return medianMs(clock, rounds, (round) => {
        cell.setValue(round);
        SpreadsheetApp.flush();
        cell.getValue();
      });
    });
    keepMeasured(properties, { document: ms });
    return [besideModel(`The median of ${rounds} rounds`, ms, modelMs.document)];
  },
};

// Together they read a quarter of a million cells, as many as the Dashboard of a workbook in use.
const formulas = 10;
const readRows = 1000;

/** A difference below this is no waiting: single calls differ by as much. */
const noticeableMs = 50;

export const recalculationProbe: Probe = {
  id: 'recalculation',
  title: 'Recalculation',
  run({ workspace: { clock }, spreadsheet }) {
    return withScratchSheet(spreadsheet, scratchName, (sheet) => {
      const readAfterChange = (): number =>
        medianMs(clock, 3, (round) => {
          sheet.getRange('A1').setValue(round);
          SpreadsheetApp.flush();
          sheet.getRange('B1').getValue();
        });
      const without = readAfterChange();
      const column = Array.from({ length: formulas }, () => [`=SUM($A$1:$Y$${readRows})`]);
      sheet.getRange(1, 26, formulas, 1).setFormulas(column);
      SpreadsheetApp.flush();
      const extra = Math.max(0, readAfterChange() - without);
      const told = `A change that ${formulas} formulas of ${readRows * 25} cells each depend on takes ${Math.round(extra)} ms more than one that none depends on`;
      return [`${told}: ${extra > noticeableMs ? 'reads wait' : 'nothing waits'} for formulas.`];
    });
  },
};

export const errorCellsProbe: Probe = {
  id: 'error_cells',
  title: 'Error cells',
  run: ({ spreadsheet }) =>
    withScratchSheet(spreadsheet, scratchName, (sheet) => {
      const formulaTexts = ['=1/0', '=no_such_name'];
      const range = sheet.getRange(1, 1, formulaTexts.length, 1);
      range.setFormulas(formulaTexts.map((formula) => [formula]));
      SpreadsheetApp.flush();
      return range
        .getValues()
        .map(([value], index) => `${formulaTexts[index]} is read as ${JSON.stringify(value)}.`);
    }),
};
