/** The message to an owner who checks all rows while that is not possible. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { createTestWorkspace, owner } from '../support/test-workspace.ts';
import { columnNamed } from '../support/workbook-watch.ts';

test('Check all rows says which header is missing, and works when it is back', () => {
  const workspace = createTestWorkspace();
  workspace.post('/api/v1/products', { name: 'Cog', unit_price: '2.50' });
  const edits = createPersonEdits(workspace.workbook, workspace.clock);
  const column = columnNamed(workspace, 'Products', 'Unit');
  edits.typeCell({ sheet: 'Products', row: 1, column }, 'Per');
  expect(chooseCommand(workspace.emulator, 'checkAllRows', [], owner)).toMatch(
    /"Products" has no column with the header "Unit".* Then check them again\.$/,
  );
  edits.typeCell({ sheet: 'Products', row: 1, column }, 'Unit');
  expect(chooseCommand(workspace.emulator, 'checkAllRows', [], owner)).toBe(
    'Every row is as the API knows it.',
  );
});
