/** A person inserts a row between two calls that read a sheet: what is pushed below its last row is still there. */
import type { Interceptor } from '../../../../src/emulator/execution/gate.ts';
import { createPersonEdits } from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import { createTestWorkspace } from '../../support/test-workspace.ts';

function threeCustomers() {
  const workspace = createTestWorkspace();
  for (const name of ['Ada', 'Charles', 'Grace']) workspace.post('/api/v1/customers', { name });
  const edits = createPersonEdits(workspace.workbook, workspace.emulator.world.clock);
  /** Inserts a row each time that the last row was asked for, so many times. */
  const insertAfterExtent = (times: number): Interceptor => {
    let inserted = 0;
    return (call, perform) => {
      const answer = perform();
      if (call.member === 'Sheet.getLastRow' && inserted < times) {
        inserted += 1;
        edits.insertRows('Customers', 2, 1);
      }
      return answer;
    };
  };
  const names = (): string[] =>
    workspace.get('/api/v1/customers').body.data.map(({ name }: { name: string }) => name);
  return { workspace, insertAfterExtent, names };
}

test('a record that is pushed down while its sheet is compared with what is known is not taken for deleted', () => {
  const { workspace, insertAfterExtent, names } = threeCustomers();
  const run = (interceptors: readonly Interceptor[]): void => {
    const execution = workspace.emulator.open({ kind: 'time_trigger', activeUser: '' });
    execution.end(execution.attempt('sweepRows', () => [], { interceptors, context: 'kept' }));
  };
  run([]);
  run([insertAfterExtent(20)]);
  run([]);
  expect(names()).toEqual(['Grace', 'Charles', 'Ada']);
});
