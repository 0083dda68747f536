/** An import that dies at any of its writes is begun again, and then everything is there once. */
import { exportWorkspace } from '../../../src/core/exchange/export-workspace.ts';
import { importFile } from '../../../src/core/exchange/import-file.ts';
import type { RestoreOrder, RowsOrder } from '../../../src/core/exchange/exchange-port.ts';
import { portOf } from '../../core/exchange/workspace-port.ts';
import { recordsOf, type Shown } from '../support/read-lists.ts';
import { callCounter, failureAt, failuresAmong, sampleOf } from '../support/failures.ts';
import { workspaceFaults } from '../support/invariants.ts';
import { officeLines } from '../support/office.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';
import { owner } from '../support/test-workspace.ts';

const openEmpty = sceneMaker({}, () => undefined);
const openFull = sceneMaker({}, (call) => {
  for (const name of ['Ada', 'Grace'])
    call('POST', '/api/v1/invoices', { body: { customer_name: name, items: officeLines } });
});

function invoicesOf(scene: Scene): Shown[] {
  return recordsOf(scene, 'invoices');
}

/** One call of the page, through a platform that may fail. */
function ask(
  { emulator }: Scene,
  [command, input]: ['exchange_restore', RestoreOrder] | ['exchange_rows', RowsOrder],
  interceptor: ReturnType<typeof callCounter>['interceptor'],
): void {
  const execution = emulator.open({ kind: 'page', activeUser: owner });
  const request = JSON.stringify({ command, input });
  const outcome = execution.attempt('developerArea', () => [request], {
    interceptors: [interceptor],
    context: 'kept',
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
  ask(openEmpty(), ['exchange_restore', order], interceptor);
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
    ask(scene, ['exchange_restore', order], failureAt(index, kind).interceptor);
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

test('Rows of another tool that are sent again after a death at any call are written once', async () => {
  // Of the second one it is known that it is there only because the first has become a record before.
  const text = ['Name', 'Ada', 'Ada', '', 'Grace'].join('\n');
  const rows = ['Ada', 'Ada', 'Grace'].map((name, index) => ({
    line: [2, 3, 5][index] ?? 0,
    body: { name },
  }));
  const order: RowsOrder = { plural: 'customers', rows, key: 'an-import 0' };
  const { interceptor, calls } = callCounter();
  ask(openEmpty(), ['exchange_rows', order], interceptor);
  for (const { index, kind } of sampleOf(failuresAmong(calls), 2)) {
    const scene = openEmpty();
    ask(scene, ['exchange_rows', order], failureAt(index, kind).interceptor);
    for (const _again of ['the second attempt', 'the third'])
      expect(
        await importFile(portOf(scene.emulator), {
          fileName: 'customers.csv',
          text,
          plural: null,
          importId: 'an-import',
        }),
      ).toMatchObject({ refused: [], written: { customers: 2 }, presentLines: [3] });
    expect(recordsOf(scene, 'customers').map(({ name }) => name)).toEqual(['Grace', 'Ada']);
    expect(recordsOf(scene, 'events')).toHaveLength(2);
    expect(workspaceFaults(scene, ['Customers'])).toEqual([]);
  }
});

test('An import lets others write between its slices, and takes what they have written into account', async () => {
  const scene = openEmpty();
  const { clock } = scene.emulator.world;
  const port = portOf(scene.emulator);
  const progress: string[] = [];
  const rows = Array.from({ length: 30 }, (_none, index) => `Customer ${index},E-${index}`);
  const slowIds: ReturnType<typeof callCounter>['interceptor'] = (call, perform) => {
    if (call.member === 'Utilities.getUuid') clock.advance(100);
    return perform();
  };
  const report = await importFile(
    {
      ...port,
      async importRows(order) {
        const before = recordsOf(scene, 'customers').length;
        const execution = scene.emulator.open({ kind: 'page', activeUser: owner });
        const request = JSON.stringify({ command: 'exchange_rows', input: order });
        const outcome = execution.attempt('developerArea', () => [request], { interceptors: [slowIds] });
        execution.end(outcome);
        if (!outcome.ok) throw new Error('The slice has failed.');
        const { answer } = JSON.parse(String(outcome.value));
        expect(recordsOf(scene, 'customers')).toHaveLength(before + answer.written);
        if (before === 0)
          scene.call('POST', '/api/v1/customers', { body: { name: 'Between', external_id: 'E-20' } });
        return answer;
      },
    },
    {
      fileName: 'customers.csv',
      text: ['Name,External ID', ...rows].join('\n'),
      plural: null,
      importId: 'slow',
      onProgress: ({ done, all }) => progress.push(`${done} of ${all}`),
    },
  );
  expect(report.written).toEqual({ customers: 29 });
  expect(report).toMatchObject({ refused: [], presentLines: [22] });
  expect(report.warnings).toEqual([expect.stringMatching(/^Line 22: .* is called "Between"/)]);
  expect(progress.length).toBeGreaterThan(2);
  expect(progress.pop()).toBe('30 of 30');
  const names = recordsOf(scene, 'customers').map(({ external_id }) => external_id);
  expect(new Set(names).size).toBe(30);
});
