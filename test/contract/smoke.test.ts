import { createTestWorkspace } from './test-workspace.ts';
test('smoke', () => {
  const w = createTestWorkspace();
  const c = w.post('/api/v1/customers', { name: 'Ada' }).body;
  const items = [{ description: 'a', quantity: 10, unit_price: 120.0, tax_rate: 20 }];
  const a = w.post('/api/v1/invoices', { customer_id: c.id, items }, { headers: { 'idempotency-key': 'k2' } });
  expect(a.status).toBe(201);
  expect(w.post('/api/v1/invoices', { customer_id: c.id, items }, { headers: { 'idempotency-key': 'k2' } }).body).toEqual(a.body);
  const l = w.get('/api/v1/invoices');
  expect(l.body.data).toEqual([a.body]);
  console.log(l.usage.documentCalls, a.usage.documentCalls);
  expect(w.get('/api/v1/invoices/' + a.body.id).body).toEqual(a.body);
});
