/** Set up touches no workbook of another layout, and closes the API to it. */
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { schemaVersion } from '../../src/core/settings.ts';
import { chooseCommand } from '../../src/local/runtime/menu-command.ts';
import { expectRefused } from '../contract/support/expect-answer.ts';
import { rowsByHeader } from '../contract/support/ledger.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';

/** The layout that the settings have, and the one that the sheet tells; null takes its row away. */
function setLayout({ emulator, workbook, clock }: TestWorkspace, recorded: number, told: number | null) {
  const { properties, caches } = emulator.world;
  const settings = JSON.parse(properties.snapshot().script?.settings ?? '{}');
  properties.open('script').set('settings', JSON.stringify({ ...settings, schema_version: recorded }));
  caches.open('script').remove('settings');
  const labels = rowsByHeader(workbook, 'Settings').map((row) => String(Object.values(row)[0]));
  const row = labels.indexOf('Layout version') + 2;
  const hands = createPersonEdits(workbook, clock);
  if (told === null) hands.deleteRows('Settings', row, 1);
  else hands.typeCell({ sheet: 'Settings', row, column: 2 }, String(told));
}

const next = schemaVersion + 1;

test.each([
  ['a newer script has set up', schemaVersion, next, `it has layout ${next}`],
  ['a newer script is setting up', next - 0.5, schemaVersion, `it has layout ${next}`],
  ['a newer script has set up before its row was deleted', next, null, `it has layout ${next}`],
  ['a script from before version 1.0 has set up', schemaVersion - 1, null, 'it has layout 1'],
  ['such a script has left half-way', schemaVersion - 0.5, schemaVersion - 1, 'it has layout 1'],
])('a workbook that %s is left alone, and the API is closed', (_name, recorded, told, words) => {
  const workspace = createTestWorkspace();
  workspace.create('customers', { name: 'Ada' });
  setLayout(workspace, recorded, told);
  const before = JSON.stringify(workspace.workbook.toSnapshot());
  expect(chooseCommand(workspace.emulator, 'setUp', [], owner)).toContain(words);
  expect(JSON.stringify(workspace.workbook.toSnapshot())).toBe(before);
  expectRefused(workspace.get('/api/v1/customers'), 503, 'workspace_misconfigured');
});

test('settings that lag behind the sheet are put right', () => {
  const workspace = createTestWorkspace();
  setLayout(workspace, schemaVersion - 1, schemaVersion);
  expectRefused(workspace.get('/api/v1/customers'), 503, 'workspace_misconfigured');
  expect(chooseCommand(workspace.emulator, 'setUp', [], owner)).toContain('The API uses EUR');
  expect(workspace.get('/api/v1/customers').status).toBe(200);
});
