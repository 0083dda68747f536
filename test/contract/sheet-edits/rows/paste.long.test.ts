/** A paste of 500 rows is applied within the time that Google gives a trigger. */
import {
  createPersonEdits,
  type CellEdit,
} from '../../../../src/local/emulator/spreadsheet/person/person-edits.ts';
import { createTestWorkspace, owner } from '../../support/test-workspace.ts';
import { columnNamed } from '../../support/workbook-watch.ts';

/** Six minutes: where Google stops an execution. */
const executionMaxMs = 360_000;

test('500 invoices of ten new customers, pasted', () => {
  const workspace = createTestWorkspace();
  const { emulator, workbook, clock } = workspace;
  const edits = createPersonEdits(workbook, clock);
  const run = (event: CellEdit): number => {
    const began = clock.now();
    for (const { outcome } of emulator.personDid({ ...event, user: owner }))
      expect(outcome).toMatchObject({ ok: true });
    return clock.now() - began;
  };
  const names = Array.from({ length: 500 }, (_, index) => `Customer ${index % 10}`);
  const status = columnNamed(workspace, 'Invoices', 'Status');
  const total = columnNamed(workspace, 'Invoices', 'Total');
  const customer = columnNamed(workspace, 'Invoices', 'Customer');
  const rows = names.map((name, index) =>
    Array.from({ length: total }, (_, at) =>
      at + 1 === status
        ? 'open'
        : at + 1 === total
          ? String(index + 1)
          : at + 1 === customer
            ? String(name)
            : '',
    ),
  );
  const invoices = edits.paste({ sheet: 'Invoices', row: 2, column: 1 }, rows);
  expect(run(invoices as CellEdit)).toBeLessThan(executionMaxMs);
  const { data, total_count } = workspace.get('/api/v1/invoices', {
    query: 'limit=500&include=total_count',
  }).body;
  expect(total_count).toBe(500);
  expect(new Set(data.map(({ number }: { number: string }) => number)).size).toBe(500);
  expect(workspace.get('/api/v1/customers', { query: 'include=total_count' }).body.total_count).toBe(10);
});
