/** A list, a get and a create cost no call more for their links: the script computes them itself. */
import { createTestClient } from '../support/test-client.ts';
import { gateway, tokenOf, visit } from './page-visitor.ts';

const client = createTestClient();
for (let made = 0; made < 100; made += 1) client.bill();

function costs() {
  client.get('/api/v1/invoices', { query: 'limit=1' });
  const list = client.get('/api/v1/invoices', { query: 'limit=100' });
  const one = client.get(`/api/v1/invoices/${list.body.data[0].id}`);
  const made = client.post('/api/v1/invoices', { customer_name: 'Ada', total: 5 });
  const calls = [list, one, made].map(({ usage }) => ({
    calls: usage.calls,
    documentCalls: usage.documentCalls,
    members: [...usage.byMember].sort(),
  }));
  return {
    calls,
    hasLinks: list.body.data.every(({ hosted_url }: { hosted_url: unknown }) => hosted_url !== null),
  };
}

test('a list of a hundred, a get and a create cost the same with links and without', () => {
  const without = costs();
  client.setSetting('Gateway', gateway);
  const withLinks = costs();
  expect([without.hasLinks, withLinks.hasLinks]).toEqual([false, true]);
  expect(withLinks.calls).toEqual(without.calls);
});

test('the page of an invoice reads its row and the customer, and writes nothing', () => {
  const { usage } = visit(client, tokenOf(client.bill()));
  expect(usage.documentCalls).toBeLessThanOrEqual(5);
  expect(usage.cellsWritten).toBe(0);
});
