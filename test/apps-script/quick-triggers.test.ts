/** What triggers do that have no work: Google counts their time, and an owner's account has little of it. */
import { startUpMs, type TriggerDay } from '../../src/core/events/trigger-day.ts';
import type { ServiceUsage } from '../../src/emulator/execution/meter.ts';
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { rowsByHeader } from '../contract/support/ledger.ts';
import { createTestWorkspace, owner } from '../contract/support/test-workspace.ts';

// Two files are read: the script of rare requests, and the background behind it. One is read again where columns are read
// in place of searches.
const backgroundLoads = ({ byMember }: ServiceUsage): number =>
  Math.floor((byMember.get('HtmlService.createTemplateFromFile') ?? 0) / 2);

test('a minute without work makes one call of the cache and one of the document, and does not load the background', () => {
  const { emulator, create } = createTestWorkspace();
  const minute = (): ServiceUsage =>
    emulator.run('runDispatcher', [], { kind: 'time_trigger', activeUser: owner }).usage;
  create('customers', { name: 'Ada' });
  expect(backgroundLoads(minute())).toBe(1);
  minute();
  const { documentCalls, byMember } = minute();
  expect({ documentCalls, members: [...byMember.keys()] }).toEqual({
    documentCalls: 1,
    members: ['Cache.getAll', 'Spreadsheet.getRange', 'Range.getValues'],
  });
});

test('a change that is an edit of cells costs no service call, because the edit has a trigger of its own', () => {
  const workspace = createTestWorkspace();
  const { emulator, workbook, clock } = workspace;
  workspace.create('customers', { name: 'Ada' });
  const column = (sheet: string, header: string): number =>
    Object.keys(rowsByHeader(workbook, sheet)[0] ?? {}).indexOf(header) + 1;
  const at = { sheet: 'Customers', row: 2, column: column('Customers', 'Phone') };
  const edit = createPersonEdits(workbook, clock).typeCell(at, '030 5000');
  if (edit === undefined) throw new Error('The sheet refuses the cell.');
  const runs = emulator.personDid({ ...edit, user: owner });
  const usages = Object.fromEntries(runs.map(({ handler, outcome }) => [handler, outcome.usage]));
  expect(backgroundLoads(usages.handleEdit!)).toBe(1);
  expect(usages.handleChange).toMatchObject({ calls: 0 });
});

test('edits, other changes and the hourly check are counted into the trigger time of the day', () => {
  const { emulator, create, workbook, clock } = createTestWorkspace();
  const counted = (): TriggerDay['parts'] =>
    (JSON.parse(emulator.world.properties.open('script').values.get('trigger_day') ?? '{}') as TriggerDay)
      .parts;
  create('customers', { name: 'Ada' });
  const phone = Object.keys(rowsByHeader(workbook, 'Customers')[0] ?? {}).indexOf('Phone') + 1;
  const at = { sheet: 'Customers', row: 2, column: phone };
  const edit = createPersonEdits(workbook, clock).typeCell(at, '030 5000');
  if (edit === undefined) throw new Error('The sheet refuses the cell.');
  emulator.personDid({ ...edit, user: owner });
  const afterEdit = counted().edits;
  expect(afterEdit.runs).toBe(1);
  expect(afterEdit.ms).toBeGreaterThan(2 * startUpMs);
  emulator.personDid({ kind: 'change', user: owner, changeType: 'FORMAT' });
  expect(counted().edits.ms - afterEdit.ms).toBeGreaterThan(startUpMs);
  emulator.personDid({ kind: 'change', user: owner, changeType: 'REMOVE_ROW' });
  expect(counted().edits.runs).toBe(3);
  emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: owner });
  expect(counted().sweep).toMatchObject({ runs: 1, lastMs: expect.any(Number) });
  expect(counted().dispatcher.runs).toBe(0);
});

test('a failure of Google in a minute is logged, and not thrown', () => {
  let isFailing = false;
  const { emulator } = createTestWorkspace({
    interceptors: [
      (call, perform) => {
        if (isFailing) throw new Error(`Service ${call.service} failed while accessing it.`);
        return perform();
      },
    ],
  });
  isFailing = true;
  const outcome = emulator.run('runDispatcher', [], { kind: 'time_trigger', activeUser: owner });
  expect(outcome.ok).toBe(true);
  expect(
    emulator.world.log
      .entries()
      .map(({ text }) => text)
      .join(),
  ).toContain('dispatcher_stopped');
});
