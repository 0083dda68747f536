/** An import that dies at any of its writes is begun again, and then everything is there once. */
import { exportWorkspace } from '../../../src/core/exchange/export-workspace.ts';
import { importFile } from '../../../src/core/exchange/import-file.ts';
import type { RestoreOrder } from '../../../src/core/exchange/exchange-port.ts';
import { portOf } from '../../core/exchange/workspace-port.ts';
import { recordsOf, type Shown } from '../support/read-lists.ts';
import { callCounter, faultAt } from '../support/faults.ts';
import { workspaceFaults } from '../support/invariants.ts';
import { lines } from '../support/office.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';
import { owner } from '../support/test-workspace.ts';

const openEmpty = sceneMaker({}, () => undefined);
const openFull = sceneMaker({}, (call) => {
  for (const name of ['Ada', 'Grace'])
    call('POST', '/api/v1/invoices', { body: { customer_name: name, items: lines } });
});

function invoicesOf(scene: Scene): Shown[] {
  return recordsOf(scene, 'invoices');
}

/** One call of the page, through a platform that may fail. */
function restore(
  { emulator }: Scene,
  order: RestoreOrder,
  interceptor: ReturnType<typeof callCounter>['interceptor'],
): void {
  const execution = emulator.open({ kind: 'page', activeUser: owner });
  const request = JSON.stringify({ command: 'exchange_restore', input: order });
  const outcome = execution.attempt('developerArea', () => [request], {
    interceptors: [interceptor],
    context: 'reused',
  });
  execution.end(outcome);
}

test('Whatever kills or fails a batch, a second import completes it', async () => {
  const full = openFull();
  const { files } = await exportWorkspace(portOf(full.emulator));
  const text = files[0]?.text ?? '';
  const { invoices, series } = JSON.parse(text) as { invoices: unknown[]; series: Record<string, number> };
  const order = { plural: 'invoices', records: invoices, series };
  const { interceptor, calls } = callCounter();
  restore(openEmpty(), order, interceptor);
  // What is written is there, or not, from one flush to the next.
  const flushes = calls.flatMap(({ member }, index) => (member === 'SpreadsheetApp.flush' ? [index] : []));
  expect(flushes).toHaveLength(2);
  const faults = flushes.flatMap((index) => [
    { index, kind: 'kill' as const },
    { index: index + 1, kind: 'kill' as const },
    { index, kind: 'throw_always' as const },
  ]);
  for (const { index, kind } of faults) {
    const scene = openEmpty();
    restore(scene, order, faultAt(index, kind).interceptor);
    const report = await importFile(portOf(scene.emulator), {
      fileName: 'workspace.json',
      text,
      plural: null,
    });
    expect(report).toMatchObject({ refused: [], written: { customers: 2 } });
    expect(invoicesOf(scene)).toEqual(invoicesOf(full));
    expect(
      workspaceFaults(scene, ['Customers', 'Invoices']).filter(
        (fault) => !/^(transaction|time|the series)/.test(fault),
      ),
    ).toEqual([]);
  }
});
