// A short story with axios: who am I, an invoice from its items, an invoice from a total, a refusal.
// Give BASE, for example http://localhost:8787, and KEY. Prints a body and a status for each step.
import axios from 'axios';

const { BASE, KEY } = process.env;
const api = axios.create({
  baseURL: `${BASE}/api/v1`,
  headers: { Authorization: `Bearer ${KEY}` },
  // A refusal is an answer like any other; without this line axios throws it.
  validateStatus: () => true,
});

const print = ({ data, status }) => console.log(`${JSON.stringify(data)}\n${status}`);

print(await api.get('/me'));

print(
  await api.post('/invoices', {
    customer_name: 'Ada Lovelace',
    items: [
      { description: 'Restoration of a camera', quantity: 2, unit_price: '120.00', tax_rate: 20 },
      { description: 'Postage', unit_price: 12.5, tax_rate: 0 },
    ],
  }),
);

print(await api.post('/invoices', { customer_name: 'Ada Lovelace', total: 99.5 }));

print(await api.post('/invoices', { customer_name: 'Ada Lovelace', total: 99.5, due_date: '2026-02-30' }));
