// A short story with the fetch of Node: who am I, an invoice from its items, an invoice from a total, a refusal.
// Give BASE, for example http://localhost:8787, and KEY. Prints a body and a status for each step.
const { BASE, KEY } = process.env;

async function ask(path, body) {
  const response = await fetch(`${BASE}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  console.log(`${JSON.stringify(await response.json())}\n${response.status}`);
}

await ask('/me');

await ask('/invoices', {
  customer_name: 'Ada Lovelace',
  items: [
    { description: 'Restoration of a camera', quantity: 2, unit_price: '120.00', tax_rate: 20 },
    { description: 'Postage', unit_price: 12.5, tax_rate: 0 },
  ],
});

await ask('/invoices', { customer_name: 'Ada Lovelace', total: 99.5 });

await ask('/invoices', { customer_name: 'Ada Lovelace', total: 99.5, due_date: '2026-02-30' });
