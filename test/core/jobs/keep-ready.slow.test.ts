/** The dispatcher keeps ready what requests begin with: nobody pays for a quiet night, or for the row that fills a sheet. */
import type { ServiceUsage } from '../../../src/emulator/execution/meter.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../../contract/support/test-workspace.ts';

const minuteMs = 60_000;

/** Lets minutes pass, in which Google runs the dispatcher every ten. */
function rest({ clock, emulator }: TestWorkspace, minutes: number): ServiceUsage[] {
  return Array.from({ length: minutes / 10 }, () => {
    clock.advance(10 * minuteMs);
    return emulator.run('runUpkeep', [], { kind: 'time_trigger', activeUser: owner }).usage;
  });
}

const cached = ({ emulator, clock }: TestWorkspace, name: string): string | null =>
  emulator.world.caches.open('script').get(name, clock.now());

const gridOf = ({ workbook }: TestWorkspace, sheet: string): number =>
  workbook.data.sheets.find(({ name }) => name === sheet)?.maxRows ?? 0;

test('what the cache has for requests is there after a night, and unchanged', () => {
  const workspace = createTestWorkspace();
  workspace.create('customers', { name: 'Ada' });
  rest(workspace, 10);
  const hints = cached(workspace, 'hints');
  const log = workspace.emulator.world.caches
    .open('script')
    .keys()
    .find((name) => name.startsWith('rate.'));
  const admissions = cached(workspace, String(log));
  expect(hints).not.toBeNull();
  expect(admissions).not.toBeNull();
  rest(workspace, 8 * 60);
  expect(cached(workspace, 'hints')).toBe(hints);
  expect(cached(workspace, String(log))).toBe(admissions);
  expect(cached(workspace, 'keys.2')).not.toBeNull();
});

test('the values are renewed every five hours, and other runs make no call for it', () => {
  const workspace = createTestWorkspace();
  workspace.create('customers', { name: 'Ada' });
  rest(workspace, 10);
  const renewals = rest(workspace, 16 * 60).filter(({ byMember }) => byMember.has('Cache.putAll'));
  expect(renewals).toHaveLength(3);
});

test('a sheet has room before it is full, so that no create adds rows', () => {
  const workspace = createTestWorkspace();
  const { create, workbook } = workspace;
  create('customers', { name: 'Ada' });
  const sheet = workbook.data.sheets.find(({ name }) => name === 'Customers');
  if (sheet === undefined) throw new Error('There is no such sheet.');
  workbook.apply({ op: 'delete_rows', sheet_id: sheet.id, row: 60, rows: sheet.maxRows - 59 });
  rest(workspace, 10);
  expect(gridOf(workspace, 'Customers')).toBe(59 + 400);
  rest(workspace, 60);
  expect(gridOf(workspace, 'Customers')).toBe(59 + 400);
});
