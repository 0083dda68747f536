/** A contact form: who asks for a price gets a quotation, and lands on its page. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from './billing.mjs';

const { SKU, PORT } = process.env;

// The form has an id of its own, so that a second click asks for nothing new.
const page = () => `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Ask for a price</title>
<form method="post"><h1>Ask for a price</h1>
<input type="hidden" name="id" value="${crypto.randomUUID()}">
<p><label>Name <input name="name" required maxlength="200"></label>
<p><label>E-mail <input name="email" type="email" required></label>
<p><label>How many <input name="quantity" type="number" min="1" max="1000" value="1" required></label>
<p><label>Your wishes <textarea name="message" maxlength="2000"></textarea></label>
<p><button>Show me the price</button></form></html>`;

async function quote({ id = '', name, email, quantity, message }) {
  if (!/^[\da-f-]{36}$/.test(id) || !(quantity >= 1 && quantity <= 1000)) throw new Error('Use the form.');
  const wish = { items: [{ sku: SKU, quantity }], notes: message, status: 'sent' };
  const customer = { customer_name: name, customer_email: email };
  const quotation = await once('/api/v1/quotations', { ...customer, ...wish, external_id: `form-${id}` });
  return quotation.hosted_url;
}

createServer(async (request, response) => {
  if (request.method !== 'POST') {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    return response.writeHead(200, headers).end(page());
  }
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  const refuse = (error) => response.writeHead(400, { 'Content-Type': 'text/plain' }).end(error.message);
  await quote(form).then((url) => response.writeHead(303, { Location: url }).end(), refuse);
}).listen(PORT);
