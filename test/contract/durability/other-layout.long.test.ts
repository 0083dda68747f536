/** A workbook of another layout is touched by nobody until the script that knows it is in place. */
import { schemaVersion } from '../../../src/core/settings.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { rowsByHeader } from '../support/ledger.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

/** What Set up of another script would have left. */
function setLayout({ emulator, clock }: TestWorkspace, version: number): void {
  const { properties, caches } = emulator.world;
  const settings = JSON.parse(properties.snapshot().script?.settings ?? '{}');
  properties.open('script').set('settings', JSON.stringify({ ...settings, schema_version: version }));
  caches.open('script').remove('settings');
  clock.advance(1000);
}

test.each([schemaVersion + 1, schemaVersion - 1, schemaVersion - 0.5])(
  'layout %i is refused, to readers and writers',
  (version) => {
    const workspace = createTestWorkspace();
    const { id } = workspace.create('customers', { name: 'Ada' });
    setLayout(workspace, version);
    const requests = [
      ['GET', 'customers'],
      ['GET', `customers/${id}`],
      ['POST', 'customers', { name: 'Grace' }],
      ['PATCH', `customers/${id}`, { name: 'Grace' }],
      ['DELETE', `customers/${id}`],
      ['GET', 'events'],
    ] as const;
    for (const [method, path, body] of requests) {
      const answer = expectNothingWritten(workspace, () =>
        workspace.call(method, `/api/v1/${path}`, body === undefined ? {} : { body }),
      );
      expectRefused(answer, 503, 'workspace_misconfigured');
      expect(answer.body.detail).toBe(
        `The sheets have layout ${version}, the script ${schemaVersion}. Deploy the newest script, then choose Billing API › Set up.`,
      );
      expect(Number(answer.headers['Retry-After'])).toBeGreaterThan(0);
    }
    setLayout(workspace, schemaVersion);
    expect(workspace.get(`/api/v1/customers/${id}`).status).toBe(200);
  },
);

test('triggers leave it as it is', () => {
  const workspace = createTestWorkspace();
  workspace.create('customers', { name: 'Ada' });
  setLayout(workspace, schemaVersion + 1);
  const hands = createPersonEdits(workspace.workbook, workspace.clock);
  const edit = hands.typeCell({ sheet: 'Customers', row: 3, column: 1 }, 'Typed');
  if (edit === undefined) throw new Error('The cell was not typed.');
  const handlers = expectNothingWritten(workspace, () => {
    const told = workspace.emulator.personDid({ ...edit, user: owner });
    workspace.clock.advance(3_600_000);
    return [...told, ...workspace.emulator.fireDueTriggers()].map(({ handler, outcome }) => [
      handler,
      outcome.ok,
    ]);
  });
  for (const name of ['handleEdit', 'runUpkeep', 'sweepRows']) expect(handlers).toContainEqual([name, true]);
  expect(handlers.every(([, isGood]) => isGood)).toBe(true);
});

test('a setting that is typed waits for the script that knows the layout', () => {
  const workspace = createTestWorkspace();
  const { emulator, workbook, clock } = workspace;
  setLayout(workspace, schemaVersion + 1);
  // The time that the trigger takes is counted.
  const properties = (): unknown => ({ ...emulator.world.properties.snapshot().script, trigger_day: '' });
  const before = properties();
  const edit = createPersonEdits(workbook, clock).typeCell({ sheet: 'Settings', row: 3, column: 2 }, 'CHF');
  if (edit === undefined) throw new Error('The cell was not typed.');
  const runs = expectNothingWritten(workspace, () => emulator.personDid({ ...edit, user: owner }));
  expect(runs.map(({ handler, outcome }) => [handler, outcome.ok])).toContainEqual(['handleEdit', true]);
  expect(properties()).toEqual(before);
});

test('Set up writes the layout into the sheet Settings, and says so when a newer script was here', () => {
  const workspace = createTestWorkspace();
  // Where text in a text cell is read as if it were typed, the version is a number.
  const labels = rowsByHeader(workspace.workbook, 'Settings').map((row) =>
    Object.values(row).slice(0, 2).map(String),
  );
  expect(labels).toContainEqual(['Layout version', String(schemaVersion)]);
  const row = labels.findIndex(([label]) => label === 'Layout version') + 2;
  createPersonEdits(workspace.workbook, workspace.clock).typeCell({ sheet: 'Settings', row, column: 2 }, '7');
  const { screen } = workspace.emulator.world;
  workspace.emulator.run('setUp', [], { kind: 'menu', activeUser: owner });
  expect(screen.shown[screen.shown.length - 1]?.content).toContain(
    `it has layout 7, this script uses layout ${schemaVersion}`,
  );
  expectRefused(workspace.get('/api/v1/customers'), 503, 'workspace_misconfigured');
});
