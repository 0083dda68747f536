/** What triggers do that have no work: Google counts their time, and an owner's account has little of it. */
import type { ServiceUsage } from '../../src/local/emulator/execution/meter.ts';
import { createPersonEdits } from '../../src/local/emulator/spreadsheet/person/person-edits.ts';
import { rowsOf } from '../contract/support/ledger.ts';
import { createTestWorkspace, owner } from '../contract/support/test-workspace.ts';

const backgroundLoads = ({ byMember }: ServiceUsage): number =>
  byMember.get('HtmlService.createTemplateFromFile') ?? 0;

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
    Object.keys(rowsOf(workbook, sheet)[0] ?? {}).indexOf(header) + 1;
  const at = { sheet: 'Customers', row: 2, column: column('Customers', 'Phone') };
  const edit = createPersonEdits(workbook, clock).typeCell(at, '030 5000');
  if (edit === undefined) throw new Error('The sheet refuses the cell.');
  const runs = emulator.personDid({ ...edit, user: owner });
  const usages = Object.fromEntries(runs.map(({ handler, outcome }) => [handler, outcome.usage]));
  expect(backgroundLoads(usages.handleEdit!)).toBe(1);
  expect(usages.handleChange).toMatchObject({ calls: 0 });
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
