/** The menu command that deletes all test data. */
import { Refusal } from '../../core/errors/refusal.ts';
import { testSheets } from '../workbook/test-sheets.ts';
import { asOwner, tell, type Ui } from './owner-command.ts';

/** Asks the owner once more, and deletes the data. */
export function clearTestData(): void {
  asOwner([], askAndClear);
}

function askAndClear(ui: Ui): void {
  const question =
    'Every sheet whose name begins with "Test" and that this script has made is deleted, with the events and webhook endpoints of test mode. Test keys stay. Live data is not touched.';
  if (ui.alert('Clear test data?', question, ui.ButtonSet.YES_NO) !== ui.Button.YES) return;
  try {
    testSheets().clear();
    tell(ui, 'Cleared', 'There is no test data any more.');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tell(ui, 'Not cleared', error.message);
  }
}
