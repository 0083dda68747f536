/** Previews: what an invoice would be, without anything that only a stored one has. */
import { createTestClient } from '../support/test-client.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { bill, create } = workspace;

function preview(body: unknown): Answered {
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices/preview', body));
}

describe('a preview', () => {
  test('has the totals of the invoice that it would be, and stores nothing', () => {
    const body = {
      customer_name: 'Never seen',
      items: [{ description: 'x', unit_price: 119, tax_rate: 19 }],
    };
    const answer = preview({ ...body, tax_inclusive: true });
    expect(answer).toMatchObject({
      status: 200,
      body: { object: 'invoice', id: null, number: null, total: 119, tax_total: 19, status: 'open' },
    });
    expect(answer.headers).not.toHaveProperty('Location');
    const stored = create('invoices', { ...body, tax_inclusive: true });
    const { subtotal, taxable_total, tax_breakdown, amounts, due_date } = stored;
    expect(answer.body).toMatchObject({ subtotal, taxable_total, tax_breakdown, amounts, due_date });
  });

  test('is refused as the invoice would be', () => {
    expectFaults(preview({ customer_name: 'Ada', items: [] }), ['/items required']);
    bill({ external_id: 'preview-1' });
    const taken = { customer_name: 'Ada', total: 1, external_id: 'preview-1' };
    expectRefused(preview(taken), 409, 'external_id_taken');
  });

  test('invents no id: neither of the invoice, nor of its lines, nor of a new customer', () => {
    const { body } = preview({ customer_name: 'Newcomer', items: [{ description: 'x', unit_price: 1 }] });
    expect(body).toMatchObject({
      id: null,
      number: null,
      etag: null,
      version: null,
      created_at: null,
      updated_at: null,
      customer_id: null,
      customer_name: 'Newcomer',
      customer: { id: null, name: 'Newcomer' },
      items: [{ id: null, description: 'x' }],
      allowed_actions: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/"(inv|cus|li)_/);
  });

  test('names the customer and the product that are there', () => {
    const { id } = create('customers', { name: 'Known', email: 'known@example.com' });
    const product = create('products', { name: 'Gear', unit_price: 5 });
    const { body } = preview({ customer_name: 'known', items: [{ product_id: product.id }] });
    expect(body).toMatchObject({ customer_id: id, customer: { id }, items: [{ product_id: product.id }] });
  });

  test('of a draft has its state, and allows nothing', () => {
    const { body } = preview({ customer_name: 'Ada', total: 1, status: 'draft', number: 'A-1' });
    expect(body).toMatchObject({ status: 'draft', number: null, invoice_date: null, allowed_actions: [] });
  });
});
