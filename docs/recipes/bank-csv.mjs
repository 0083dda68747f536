/** A bank's CSV: transfers that name an invoice become its payments, up to 50 in a request. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { BASE, KEY } = process.env;
const digest = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
const lines = readFileSync(process.argv[2], 'latin1').trim().split(/\r?\n/);
const cellsOf = (line) =>
  [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell.replaceAll('""', '"'));
const [names, ...rows] = lines.map(cellsOf);
const seen = new Map();

function paymentOf(row) {
  const cell = (name) => row[names.indexOf(name)];
  const [day, month, year] = cell('Buchungstag').split('.');
  const [payment_date, reference] = [`20${year.slice(-2)}-${month}-${day}`, cell('Verwendungszweck')];
  const amount = cell('Betrag').replaceAll('.', '').replace(',', '.');
  const numbers = reference.match(/\bINV-\d{4}-\d{4,}\b/g) ?? [];
  if (Number(amount) <= 0 || numbers.length !== 1) return [];
  // Two equal transfers of a day are two payments: each has its place among its equals.
  const transfer = digest([payment_date, amount, reference, cell('Kontonummer/IBAN')]);
  seen.set(transfer, (seen.get(transfer) ?? 0) + 1);
  const external_id = `bank-${transfer}-${seen.get(transfer)}`;
  const payment = { invoice_number: numbers[0], amount, currency: cell('Waehrung'), payment_date };
  return { ...payment, method: 'bank_transfer', reference: reference.slice(0, 100), external_id };
}

const payments = rows.flatMap(paymentOf);
console.log(`${payments.length} of ${rows.length} rows name an invoice.`);
for (let start = 0; start < payments.length; start += 50) {
  const data = payments.slice(start, start + 50);
  const headers = { 'x-api-key': KEY, 'Idempotency-Key': digest(data), 'Content-Type': 'application/json' };
  const body = JSON.stringify({ data, atomic: false });
  const response = await fetch(`${BASE}/api/v1/payments/batch`, { method: 'POST', headers, body });
  const { results, detail } = await response.json();
  if (!results) throw new Error(detail);
  for (const { index, problem } of results) {
    const outcome = problem ? (problem.code === 'external_id_taken' ? 'known' : problem.detail) : 'booked';
    console.log(data[index].invoice_number, data[index].amount, outcome);
  }
}
