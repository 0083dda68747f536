/** Events arrive at those who have chosen them: signed, within a trigger minute, to the byte. */
import { verified } from './receivers.ts';
import { createSending } from './sending.ts';

describe('the three events of the specification', () => {
  const { workspace, receivers, endpoint, minutes } = createSending({ tellsMissingCategories: true });
  const chosen = ['invoice.created', 'payment.received', 'quotation.accepted'];
  const { secret } = endpoint('shop.example', { event_types: chosen });
  const invoice = workspace.create('invoices', { customer_name: 'Zoë 東京 😀', total: 99.5 });
  workspace.create('payments', { invoice_id: invoice.id, amount: 40 });
  const offer = workspace.create('quotations', { customer_name: 'Grace', total: 3, status: 'sent' });
  workspace.post(`/api/v1/quotations/${offer.id}/accept`, {});
  minutes(1);

  test('arrive within one trigger minute, each once', () => {
    const types = receivers.sentTo('shop.example').map(({ event }) => event.type);
    expect(types.sort()).toEqual([...chosen].sort());
    minutes(5);
    expect(receivers.received).toHaveLength(3);
  });

  test('verify with the library of Standard Webhooks, in any script', () => {
    for (const one of receivers.received) expect(verified(secret, one)).toEqual(one.event);
    const [created] = receivers.received.filter(({ event }) => event.type === 'invoice.created');
    expect(created?.event.data.object.customer_name).toBe('Zoë 東京 😀');
  });

  test('are what the API answers for the event, to the letter', () => {
    for (const { id, event } of receivers.received)
      expect(workspace.get(`/api/v1/events/${id}`).body).toEqual(event);
  });
});
