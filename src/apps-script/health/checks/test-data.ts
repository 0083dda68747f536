/** Checks that test data, while there is any, has all its sheets. */
import { hasTestSheets, missingTestSheets, renewTestSheets } from '../../workbook/test-sheets.ts';
import { fixable, good, type HealthCheck } from '../health-check.ts';

const nothingLive =
  'Nothing live is concerned. Fix looks for it under another name, or adds it blank; Clear test data begins anew.';

export const testDataCheck: HealthCheck = {
  id: 'test_data',
  title: 'Test data',
  run({ workspace, spreadsheet }) {
    const missing = missingTestSheets(workspace, spreadsheet);
    if (missing.length > 0)
      return fixable('warning', [...missing.map((name) => `The sheet "${name}" is missing.`), nothingLive]);
    return good(hasTestSheets(workspace) ? 'Test data has its sheets.' : 'There is no test data.');
  },
  fix({ workspace, spreadsheet }) {
    renewTestSheets(workspace, spreadsheet);
    return [];
  },
};
