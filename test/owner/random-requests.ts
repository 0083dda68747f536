/** Random requests of integrators while the owner works in the sheets. */
import type { Answered, TestWorkspace } from '../contract/support/test-workspace.ts';
import type { Random } from './random.ts';

const names = ['Ada', 'Grace Hopper', 'Zoë', '東京'];

/**
 * Sends one request, which may be refused.
 * @throws Error when the answer is one that no caller may ever get
 */
export function sendRandomRequest(workspace: TestWorkspace, random: Random): Answered {
  const idOf = (plural: string): string => {
    const { data } = workspace.get(`/api/v1/${plural}`, { query: 'limit=20' }).body;
    return Array.isArray(data) && data.length > 0 ? random.pick(data as { id: string }[]).id : 'none';
  };
  const asks: readonly (() => Answered)[] = [
    () => workspace.post('/api/v1/customers', { name: random.pick(names) }),
    () =>
      workspace.post('/api/v1/invoices', {
        customer_name: random.pick(names),
        items: [{ description: 'Engine', quantity: 1 + random.below(3), unit_price: '19.99', tax_rate: 20 }],
        status: random.pick(['draft', 'open']),
      }),
    () => workspace.post('/api/v1/quotations', { customer_name: random.pick(names), total: 70 }),
    () => workspace.post('/api/v1/payments', { invoice_id: idOf('invoices'), amount: '1' }),
    () => workspace.call('PATCH', `/api/v1/invoices/${idOf('invoices')}`, { body: { notes: 'seen' } }),
    () => workspace.call('PATCH', `/api/v1/customers/${idOf('customers')}`, { body: { notes: 'seen' } }),
    () => workspace.post(`/api/v1/quotations/${idOf('quotations')}/accept`, {}),
    () => workspace.post(`/api/v1/invoices/${idOf('invoices')}/finalize`, {}),
    () => workspace.call('DELETE', `/api/v1/invoices/${idOf('invoices')}`),
    () => workspace.get('/api/v1/invoices', { query: 'status=open&limit=5' }),
    () => workspace.get('/api/v1/events', { query: 'limit=10' }),
  ];
  const answer = random.pick(asks)();
  if (answer.status >= 500 && answer.body?.code !== 'workspace_misconfigured')
    throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
