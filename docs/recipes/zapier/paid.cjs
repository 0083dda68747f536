/** Zapier: the instant trigger for paid invoices, a REST hook with samples. */
const { createHmac } = require('node:crypto');

const api = '{{bundle.authData.base}}/api/v1';
const type = 'invoice.paid';

/** Zapier writes the header webhook-id as Http-Webhook-Id. */
function perform(z, { rawRequest: { headers, content }, subscribeData, cleanedRequest }) {
  const header = (name) => headers[Object.keys(headers).find((one) => one.toLowerCase().endsWith(name))];
  const id = header('webhook-id');
  const key = Buffer.from(subscribeData.secret.slice('whsec_'.length), 'base64');
  const signed = `${id}.${header('webhook-timestamp')}.${content}`;
  const digest = createHmac('sha256', key).update(signed).digest('base64');
  const isGenuine = header('webhook-signature')?.split(' ').includes(`v1,${digest}`);
  if (!isGenuine) throw new z.errors.HaltedError('The signature is wrong.');
  return [{ id, ...cleanedRequest }];
}

async function performList(z) {
  const answer = await z.request({ url: `${api}/events`, params: { type, limit: 3 } });
  return answer.data.data;
}

const body = { url: '{{bundle.targetUrl}}', event_types: [type] };
const performSubscribe = { url: `${api}/webhook_endpoints`, method: 'POST', body };
const performUnsubscribe = { url: `${api}/webhook_endpoints/{{bundle.subscribeData.id}}`, method: 'DELETE' };
const invoice = { id: 'inv_01K', number: 'INV-2026-0001', customer_name: 'Ada Lovelace', total: 12 };
const sample = { id: 'evt_01K', type, data: { object: invoice } };

module.exports = {
  key: 'paid',
  noun: 'Invoice',
  display: { label: 'Invoice Paid', description: 'Triggers when an invoice is paid.' },
  operation: { type: 'hook', perform, performList, performSubscribe, performUnsubscribe, sample },
};
