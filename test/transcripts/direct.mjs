// The same steps as a browser sends them without a gateway: text/plain and no header of its own, so that the
// browser asks for no permission first, which a web app could not give. It follows the redirect by itself.
// Give EXEC, the web app's address that ends in /exec, and KEY. Prints an envelope for each step.
const { EXEC, KEY } = process.env;

async function ask(method, path, { body, idempotencyKey } = {}) {
  const headers = { 'x-api-key': KEY, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) };
  const response = await fetch(EXEC, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ method, path, headers, body }),
  });
  console.log(await response.text());
}

await ask('GET', '/api/v1/me');

await ask('POST', '/api/v1/invoices', {
  idempotencyKey: 'direct-browser-1',
  body: {
    customer_name: 'Ada Lovelace',
    items: [
      { description: 'Restoration of a camera', quantity: 2, unit_price: '120.00', tax_rate: 20 },
      { description: 'Postage', unit_price: 12.5, tax_rate: 0 },
    ],
  },
});

await ask('POST', '/api/v1/invoices', {
  idempotencyKey: 'direct-browser-2',
  body: { customer_name: 'Ada Lovelace', total: 99.5 },
});

await ask('POST', '/api/v1/invoices', {
  idempotencyKey: 'direct-browser-3',
  body: { customer_name: 'Ada Lovelace', total: 99.5, due_date: '2026-02-30' },
});
