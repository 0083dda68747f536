/** Events of a transaction whose execution died after the commit and before its rows were written. */
import { askForList, recordsOf, type Shown } from '../support/read-lists.ts';
import { callCounter, failureAt } from '../support/failures.ts';
import { journalOf } from '../support/ledger.ts';
import { sceneMaker } from '../support/scene.ts';

const openScene = sceneMaker({}, (call) => {
  call('POST', '/api/v1/customers', { body: { name: 'Ada' } });
});
const request = [
  'POST',
  '/api/v1/products',
  { body: { name: 'Gear', unit_price: 1 }, headers: { 'idempotency-key': 'the-one' } },
] as const;

function typesOf(events: readonly Shown[]): string[] {
  return events.map(({ type }) => type);
}

test('Events that were committed and not yet applied are listed once they are applied, and once', () => {
  const { interceptor: count, calls } = callCounter();
  openScene().callFailing({ interceptor: count }, ...request);
  const commit = calls.findIndex(({ member }) => member === 'SpreadsheetApp.flush');
  const scene = openScene();
  const { interceptor } = failureAt(commit + 1, 'kill');
  expect(scene.callFailing({ interceptor }, ...request)).toBeNull();
  const committed = journalOf(scene.workbook).pop()?.events ?? [];
  expect(typesOf(committed)).toEqual(['product.created']);
  const path = `events/${committed[0]?.id}`;
  expect(typesOf(recordsOf(scene, 'events'))).toEqual(['customer.created']);
  expect(askForList(scene, path).status).toBe(404);
  expect(recordsOf(scene, 'products')).toEqual([]);
  const { headers, body } = scene.call(...request);
  expect(headers['Idempotent-Replayed']).toBe('true');
  expect(typesOf(recordsOf(scene, 'events'))).toEqual(['product.created', 'customer.created']);
  expect(askForList(scene, path).body.data.object).toEqual(body);
});

test('When the cache is lost, the rows tell that the newest transaction is written, and the next reader need not ask', () => {
  const scene = openScene();
  const { body } = scene.call(...request);
  scene.clearCache();
  const first = askForList(scene, 'events');
  expect(typesOf(first.body.data)).toEqual(['product.created', 'customer.created']);
  expect(askForList(scene, `events/${first.body.data[0].id}`).body.data.object).toEqual(body);
  const second = askForList(scene, 'events');
  expect(second.body).toEqual(first.body);
  expect(second.usage.documentCalls).toBeLessThan(first.usage.documentCalls);
  scene.clearCache();
  scene.call('DELETE', `/api/v1/products/${body.id}`);
  scene.clearCache();
  expect(typesOf(recordsOf(scene, 'events'))).toEqual([
    'product.deleted',
    'product.created',
    'customer.created',
  ]);
});

test('When the cache is lost, events that were committed and not applied are still not listed', () => {
  const { interceptor: count, calls } = callCounter();
  openScene().callFailing({ interceptor: count }, ...request);
  const commit = calls.findIndex(({ member }) => member === 'SpreadsheetApp.flush');
  const scene = openScene();
  scene.callFailing({ interceptor: failureAt(commit + 1, 'kill').interceptor }, ...request);
  scene.clearCache();
  expect(typesOf(recordsOf(scene, 'events'))).toEqual(['customer.created']);
});
