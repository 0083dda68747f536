/** The hourly sweep takes a share of the rows, and sees what no trigger has seen within a day. */
import type { Interceptor, ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { columnNamed } from '../support/workbook-watch.ts';

const hourMs = 3_600_000;
let workspace: TestWorkspace;

beforeEach(() => {
  workspace = createTestWorkspace();
});

/** A sheet so large that an hour allows to open it, and no more. */
const slow = <Result>({ member }: ServiceCall, perform: () => Result): Result => {
  if (member === 'Range.getValues') workspace.clock.advance(3_000);
  return perform();
};

function sweep(interceptors: readonly Interceptor[] = [slow]): void {
  const execution = workspace.emulator.open({ kind: 'time_trigger', activeUser: '' });
  const outcome = execution.attempt('sweepRows', () => [], { interceptors, context: 'kept' });
  execution.end(outcome);
  expect(outcome).toMatchObject({ ok: true });
}

/** The run of every ten minutes notes that the rows of the last commit are written. */
const upkeep = (): unknown =>
  workspace.emulator.run('runUpkeep', [], { kind: 'time_trigger', activeUser: '' });

/** Types without a trigger. */
function types(sheet: string, row: number, header: string, text: string): void {
  const column = columnNamed(workspace, sheet, header);
  createPersonEdits(workspace.workbook, workspace.clock).typeCell({ sheet, row, column }, text);
}

const phoneOf = (id: string): unknown => workspace.get(`/api/v1/customers/${id}`).body.phone;
const versionOf = (id: string): unknown => workspace.get(`/api/v1/customers/${id}`).body.version;

test('an hour that has no time looks at nothing that it saw a short time ago, and at all of it within a day', () => {
  const { id } = workspace.create('customers', { name: 'Ada' });
  upkeep();
  sweep();
  types('Customers', 2, 'Phone', '0123');
  workspace.clock.advance(hourMs);
  sweep();
  expect(versionOf(id)).toBe(1);
  let hours = 1;
  for (; versionOf(id) === 1 && hours < 24; hours += 1) {
    workspace.clock.advance(hourMs);
    sweep();
  }
  expect([phoneOf(id), versionOf(id)]).toEqual(['0123', 2]);
  expect(hours).toBeLessThan(24);
});

test('rows that take long do not keep the sweep from those below', () => {
  const rows = ['Ada', 'Bob', 'Cid', 'Dan', 'Eve'].map((name) => workspace.create('customers', { name }));
  sweep([]);
  for (const row of [2, 3, 4, 5]) types('Customers', row, 'Tax exempt', '0123');
  types('Customers', 6, 'Phone', '0123');
  workspace.clock.advance(25 * hourMs);
  sweep();
  expect(versionOf(rows[4]?.id ?? '')).toBe(2);
});

test('each hour sees everything where there is time', () => {
  const { id } = workspace.create('customers', { name: 'Ada' });
  sweep([]);
  types('Customers', 2, 'Phone', '0123');
  workspace.clock.advance(hourMs);
  sweep([]);
  expect(versionOf(id)).toBe(2);
});

test('an hour without edits takes no lock', () => {
  workspace.create('invoices', { customer_name: 'Ada', items: [{ description: 'Gear', unit_price: 5 }] });
  sweep([]);
  workspace.clock.advance(hourMs);
  let locks = 0;
  sweep([
    (call, perform) => {
      if (call.member === 'Lock.tryLock') locks += 1;
      return perform();
    },
  ]);
  expect(locks).toBe(0);
});
