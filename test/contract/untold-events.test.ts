/** Events of a transaction that was committed by an execution which died before its rows were written. */
import { ask, recordsOf, type Shown } from './asked.ts';
import { callCounter, faultAt } from './faults.ts';
import { journalOf } from './ledger.ts';
import { sceneMaker } from './scene.ts';

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

test('What was committed and not yet written is told once it is written, and once', () => {
  const { interceptor: count, calls } = callCounter();
  openScene().callFaulty({ interceptor: count }, ...request);
  const commit = calls.findIndex(({ member }) => member === 'SpreadsheetApp.flush');
  const scene = openScene();
  const { interceptor } = faultAt(commit + 1, 'kill');
  expect(scene.callFaulty({ interceptor }, ...request)).toBeNull();
  const committed = journalOf(scene.workbook).pop()?.events ?? [];
  expect(typesOf(committed)).toEqual(['product.created']);
  const path = `events/${committed[0]?.id}`;
  expect(typesOf(recordsOf(scene, 'events'))).toEqual(['customer.created']);
  expect(ask(scene, path).status).toBe(404);
  expect(recordsOf(scene, 'products')).toEqual([]);
  const { headers, body } = scene.call(...request);
  expect(headers['Idempotent-Replayed']).toBe('true');
  expect(typesOf(recordsOf(scene, 'events'))).toEqual(['product.created', 'customer.created']);
  expect(ask(scene, path).body.data.object).toEqual(body);
});
