/** Checks that every sheet and every header that the API needs is there. */
import { findHeaderFaults } from '../header-faults.ts';
import { ownPlans } from '../../workbook/own-plans.ts';
import { setUpSheets } from '../../workbook/set-up-sheets.ts';
import { fixable, forPerson, good, type HealthCheck } from '../health-check.ts';

export const sheetsCheck: HealthCheck = {
  id: 'sheets',
  title: 'Sheets and headers',
  run({ spreadsheet }) {
    const lacking: string[] = [];
    const doubled: string[] = [];
    for (const plan of ownPlans()) {
      const sheet = spreadsheet.getSheetByName(plan.name);
      if (sheet === null) {
        lacking.push(
          `The sheet "${plan.name}" is missing. If it was renamed, rename it back; Fix adds an empty one.`,
        );
        continue;
      }
      const faults = findHeaderFaults(sheet, plan);
      for (const { from, to } of faults.renamed) {
        lacking.push(`In "${plan.name}" the header "${to}" was renamed to "${from}".`);
      }
      for (const header of faults.missing) lacking.push(`"${plan.name}" has no column "${header}".`);
      for (const header of faults.doubled) {
        doubled.push(`"${plan.name}" has two columns "${header}". Rename your own.`);
      }
    }
    if (lacking.length > 0) return fixable('fault', [...lacking, ...doubled]);
    return doubled.length > 0 ? forPerson('fault', doubled) : good('Every sheet and header is there.');
  },
  fix({ spreadsheet }) {
    const plans = ownPlans();
    for (const plan of plans) {
      const sheet = spreadsheet.getSheetByName(plan.name);
      if (sheet === null) continue;
      // First, or Setup would take a renamed column for a missing one, and add an empty one beside it.
      for (const { column, to } of findHeaderFaults(sheet, plan).renamed)
        sheet.getRange(1, column).setValue(to);
    }
    setUpSheets(SpreadsheetApp, plans);
  },
};
