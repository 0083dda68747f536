/** Whom an invoice is billed to: by id, by name, or somebody new. */
import { expectFaults } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const { create } = workspace;

function bill(body: object): ReturnType<typeof create> {
  return create('invoices', { total: 1, ...body });
}

function refuse(body: object): ReturnType<typeof workspace.post> {
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', { total: 1, ...body }));
}

function countCustomers(): number {
  return workspace.get('/api/v1/customers', { query: 'limit=500' }).body.data.length;
}

describe('a customer_name', () => {
  test('creates the customer that nobody has yet, with the e-mail address', () => {
    const before = countCustomers();
    const invoice = bill({ customer_name: 'Émilie du Châtelet', customer_email: 'emilie@example.com' });
    expect(countCustomers()).toBe(before + 1);
    const customer = workspace.get(`/api/v1/customers/${invoice.customer_id}`).body;
    expect(customer).toMatchObject({ name: 'Émilie du Châtelet', email: 'emilie@example.com', version: 1 });
    expect(invoice).toMatchObject({
      customer_name: 'Émilie du Châtelet',
      customer_email: 'emilie@example.com',
    });
  });

  test.each([
    ['case', 'mary somerville'],
    ['blanks', '  Mary \t Somerville '],
    ['wide letters', 'Ｍａｒｙ Ｓｏｍｅｒｖｉｌｌｅ'],
    ['hard blanks', 'Mary\u00A0Somerville'],
  ])('finds a customer whatever its %s', (_difference, name) => {
    const [known] = [bill({ customer_name: 'Mary Somerville' })];
    const before = countCustomers();
    const invoice = bill({ customer_name: name });
    expect(invoice.customer_id).toBe(known.customer_id);
    expect(invoice.customer_name).toBe('Mary Somerville');
    expect(countCustomers()).toBe(before);
  });

  test('finds letters with their accents composed or not', () => {
    const composed = bill({ customer_name: 'Zo\u00EB' });
    expect(bill({ customer_name: 'Zoe\u0308' }).customer_id).toBe(composed.customer_id);
    expect(bill({ customer_name: 'Zoe' }).customer_id).not.toBe(composed.customer_id);
  });

  test('must match in its e-mail address too when one is given', () => {
    const first = bill({ customer_name: 'Ada', customer_email: 'ada@one.example' });
    expect(bill({ customer_name: 'Ada', customer_email: 'Ada@One.example' }).customer_id).toBe(
      first.customer_id,
    );
    expect(bill({ customer_name: 'Ada', customer_email: 'ada@one.example' }).customer_id).toBe(
      first.customer_id,
    );
    expect(bill({ customer_name: 'ada' }).customer_id).toBe(first.customer_id);
    const second = bill({ customer_name: 'Ada', customer_email: 'ada@two.example' });
    expect(second.customer_id).not.toBe(first.customer_id);
  });

  test('that several customers have is refused with the candidates', () => {
    const one = create('customers', { name: 'John Smith', email: 'john@one.example' });
    const two = create('customers', { name: 'john smith' });
    const answer = refuse({ customer_name: 'John Smith' });
    expectFaults(answer, ['/customer_name customer_ambiguous']);
    const ids = answer.body.errors[0].candidates.map(({ id }: { id: string }) => id);
    expect(ids.sort()).toEqual([one.id, two.id].sort());
    expect(bill({ customer_name: 'John Smith', customer_email: 'john@one.example' }).customer_id).toBe(
      one.id,
    );
  });

  test('of an archived customer makes a new one', () => {
    const archived = create('customers', { name: 'Gone Ltd', archived: true });
    const invoice = bill({ customer_name: 'Gone Ltd' });
    expect(invoice.customer_id).not.toBe(archived.id);
    expect(bill({ customer_name: 'GONE LTD' }).customer_id).toBe(invoice.customer_id);
  });

  test('of blanks alone is not given, and the empty text is none', () => {
    expectFaults(refuse({ customer_name: ' \t ' }), ['/customer_name required']);
    expectFaults(refuse({ customer_name: '' }), ['/customer_id required', '/customer_name required']);
  });

  test('creates nobody when the invoice is refused', () => {
    expectFaults(refuse({ customer_name: 'Never Made', total: -1 }), ['/total out_of_range']);
    const names = workspace
      .get('/api/v1/customers', { query: 'limit=500' })
      .body.data.map(({ name }: { name: string }) => name);
    expect(names).not.toContain('Never Made');
  });
});

describe('a customer_id', () => {
  test('wins over a name, with a warning', () => {
    const customer = create('customers', { name: 'By Id' });
    const before = countCustomers();
    const invoice = bill({ customer_id: customer.id, customer_name: 'By Name' });
    expect(invoice).toMatchObject({ customer_id: customer.id, customer_name: 'By Id' });
    expect(invoice.warnings).toHaveLength(1);
    expect(invoice.warnings[0]).toMatchObject({ pointer: '/customer_name' });
    expect(countCustomers()).toBe(before);
  });

  test('wins over an e-mail address, which is no longer asked for, with a warning', () => {
    const { id } = create('customers', { name: 'By Id Alone', email: 'one@example.com' });
    const invoice = bill({ customer_id: id, customer_email: 'other@example.com' });
    expect(invoice).toMatchObject({ customer_id: id, customer_email: 'one@example.com' });
    expect(invoice.warnings).toEqual([
      { code: 'customer_email_ignored', message: expect.any(String), pointer: '/customer_email' },
    ]);
  });

  test('must be one of this workspace: no other, no part of one, no other case', () => {
    const { id } = create('customers', { name: 'Exact' });
    const stranger = createTestWorkspace().create('customers', { name: 'Elsewhere' }).id;
    for (const other of [
      'cus_01KEBZ00000000000000000000',
      id.slice(0, -1),
      id.toLowerCase(),
      `${id} `,
      '2',
      stranger,
    ]) {
      expectFaults(refuse({ customer_id: other }), ['/customer_id not_found']);
    }
    const { id: product } = create('products', { name: 'A product', unit_price: 1 });
    expectFaults(refuse({ customer_id: product }), ['/customer_id not_found']);
    expectFaults(refuse({ customer_id: 7 }), ['/customer_id invalid_type']);
  });

  test('of an archived customer is refused', () => {
    const { id } = create('customers', { name: 'Archived', archived: true });
    expectFaults(refuse({ customer_id: id }), ['/customer_id archived_customer']);
  });

  test('gives the invoice the currency and the terms of its customer', () => {
    const { id } = create('customers', { name: 'Swiss', currency: 'CHF', payment_terms_days: 10 });
    const invoice = bill({ customer_id: id, invoice_date: '2026-01-20' });
    expect(invoice).toMatchObject({ currency: 'CHF', due_date: '2026-01-30' });
    expect(bill({ customer_id: id, currency: 'USD' }).currency).toBe('USD');
  });
});
