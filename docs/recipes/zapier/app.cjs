/** Zapier: the integration, with the trigger of paid.cjs and an action that bills an order once. */
const paid = require('./paid.cjs');

const api = '{{bundle.authData.base}}/api/v1';
const external_id = 'zapier-{{bundle.inputData.order_id}}';
const fieldsOf = (keys) => keys.map((key) => ({ key, required: true }));

const withKey = (request, _z, { authData }) => {
  request.headers['x-api-key'] = authData.key;
  return request;
};

const items = [{ description: '{{bundle.inputData.description}}', unit_price: '{{bundle.inputData.price}}' }];
const perform = {
  url: `${api}/invoices`,
  method: 'POST',
  headers: { 'Idempotency-Key': external_id },
  body: { customer_name: '{{bundle.inputData.customer_name}}', items, external_id },
};

const invoice = {
  key: 'invoice',
  noun: 'Invoice',
  display: { label: 'Create Invoice', description: 'Bills an order, once.' },
  operation: {
    perform,
    inputFields: fieldsOf(['order_id', 'customer_name', 'description', 'price']),
    sample: paid.operation.sample.data.object,
  },
};

module.exports = {
  authentication: { type: 'custom', fields: fieldsOf(['base', 'key']), test: { url: `${api}/me` } },
  beforeRequest: [withKey],
  triggers: { paid },
  creates: { invoice },
};
