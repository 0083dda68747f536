/** What a batch costs: document calls do not grow with its records, neither of the write nor of what finishes it. */
import { callCounter, failureAt } from '../support/failures.ts';
import { journalOf } from '../support/ledger.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

const line = { description: 'Gears', unit_price: 10 };

const openScene = sceneMaker({}, (call) => {
  call('POST', '/api/v1/invoices', { body: { customer_name: 'Ada', items: [line] } });
  const customers = Array.from({ length: 50 }, (_none, index) => ({ name: `Known ${index}` }));
  call('POST', '/api/v1/customers/batch', { body: { data: customers } });
});

const path = '/api/v1/invoices/batch';

/** Invoices of three lines for customers of whom every other one is new. */
function bodyOf(count: number): { data: object[] } {
  const data = Array.from({ length: count }, (_none, index) => ({
    customer_name: `${index % 2 === 0 ? 'Known' : 'New'} ${index}`,
    items: [line, line, line],
  }));
  return { data };
}

test('a batch of 50 invoices makes as many document calls as one of 2', () => {
  const [few, many] = [2, 50].map((count) => openScene().call('POST', path, { body: bodyOf(count) }));
  expect(many).toMatchObject({ status: 201 });
  // A sheet that is full grows first.
  expect(many!.usage.documentCalls).toBeLessThanOrEqual(few!.usage.documentCalls + 6);
});

/** A scene whose batch was committed and died before a row was written. */
function brokenScene(count: number): Scene {
  const options = { body: bodyOf(count) };
  const { interceptor: counting, calls } = callCounter();
  openScene().callFailing({ interceptor: counting }, 'POST', path, options);
  const flushes = calls.flatMap(({ member }, index) => (member === 'SpreadsheetApp.flush' ? [index] : []));
  const scene = openScene();
  const { interceptor } = failureAt((flushes[0] ?? 0) + 1, 'kill');
  expect(scene.callFailing({ interceptor }, 'POST', path, options)).toBeNull();
  expect(journalOf(scene.workbook).at(-1)?.records.length).toBe(count + Math.floor(count / 2));
  return scene;
}

test.each([false, true])(
  'the write after one that died finishes 50 invoices as it does 2; cache lost: %s',
  (losesCache) => {
    const [few, many] = [2, 50].map((count) => {
      const scene = brokenScene(count);
      if (losesCache) scene.clearCache();
      const next = scene.call('POST', '/api/v1/customers', { body: { name: 'Next' } });
      expect(next.status).toBe(201);
      expect(scene.call('GET', '/api/v1/invoices', { query: 'limit=100' }).body.data).toHaveLength(count + 1);
      return next;
    });
    expect(many!.usage.documentCalls).toBeLessThanOrEqual(few!.usage.documentCalls + 6);
  },
);

test('a reader of events asks for neighbours together when the cache has lost what is written', () => {
  const scene = openScene();
  scene.call('POST', path, { body: bodyOf(50) });
  scene.clearCache();
  const { body, usage } = scene.call('GET', '/api/v1/events', { query: 'limit=10' });
  expect(body.data).toHaveLength(10);
  expect(usage.documentCalls).toBeLessThan(12);
});
