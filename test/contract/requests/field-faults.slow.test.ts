/** Faults of fields: every one at once, each with its pointer, its code and a hint. */
import { problemType } from '../../../src/core/api/problem-answer.ts';
import { expectFaults } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const line = { description: 'A line', unit_price: 1 };

function refuse(body: unknown, plural = 'invoices'): Answered {
  return expectNothingWritten(workspace, () => workspace.post(`/api/v1/${plural}`, body));
}

function messageAt(answer: Answered, pointer: string): string {
  return answer.body.errors.find((fault: { pointer: string }) => fault.pointer === pointer)?.message ?? '';
}

describe('the document of a refusal', () => {
  test('is a problem document that says how many fields are wrong', () => {
    const { body } = refuse({
      customer_name: 'Ada',
      items: [{ ...line, quantity: 0 }],
      due_date: '2026-02-30',
    });
    expect(body).toMatchObject({
      type: problemType('validation_failed'),
      title: 'Validation failed',
      status: 422,
      code: 'validation_failed',
      detail: '2 fields are invalid.',
      instance: '/api/v1/invoices',
    });
    expect(refuse({ name: '' }, 'customers').body.detail).toBe('/name: Is required.');
    expect(refuse([], 'customers').body.detail).toBe('Must be a JSON object.');
  });
});

describe('faults', () => {
  test('of the customer and the products are told together with those of the fields', () => {
    const gone = { customer: 'cus_01KEBZ00000000000000000000', product: 'prd_01KEBZ00000000000000000000' };
    const idle = workspace.create('products', { name: 'Idle', unit_price: 1, active: false });
    const body = {
      customer_id: gone.customer,
      invoice_date: '2026-06-31',
      items: [
        { ...line, quantity: 0 },
        { unit_price: 1 },
        { product_id: gone.product, quantity: 'x' },
        { product_id: idle.id, tax_rate: 'x' },
        { sku: 'NONE', discount: 1, discount_percent: 1 },
      ],
    };
    const faults = [
      '/customer_id not_found',
      '/invoice_date invalid_date',
      '/items/0/quantity out_of_range',
      '/items/1/description required',
      '/items/2/product_id not_found',
      '/items/2/quantity invalid_format',
      '/items/3/product_id inactive_product',
      '/items/3/tax_rate invalid_format',
      '/items/4/sku not_found',
      '/items/4/discount mutually_exclusive',
      '/items/4/discount_percent mutually_exclusive',
    ];
    expectFaults(refuse(body), faults);
    expectFaults(refuse(body, 'invoices/preview'), faults);
    const draft = workspace.create('invoices', { customer_name: 'Ada', total: 1, status: 'draft' });
    const patched = (): Answered => workspace.call('PATCH', `/api/v1/invoices/${draft.id}`, { body });
    expectFaults(expectNothingWritten(workspace, patched), faults);
    const amount = { invoice_number: 'NONE', amount: 'x', payment_date: 'x' };
    expectFaults(refuse(amount, 'payments'), [
      '/invoice_number not_found',
      '/amount invalid_format',
      '/payment_date invalid_date',
    ]);
  });

  test('of a country tell its code', () => {
    const at = '/billing_address/country';
    const hints = { de: 'DE', UK: 'GB', EL: 'GR', XX: null, EU: null, DEU: null };
    for (const [country, meant] of Object.entries(hints)) {
      const answer = refuse({ name: 'Ada', billing_address: { country } }, 'customers');
      expectFaults(answer, [`${at} invalid_format`]);
      expect(/Did you mean "(..)"/.exec(messageAt(answer, at))?.[1] ?? null).toBe(meant);
    }
    for (const country of ['DE', 'AX', 'ZW', 'GB', 'SX'])
      expect(workspace.create('customers', { name: 'A', billing_address: { country } })).toMatchObject({
        billing_address: { country },
      });
  });

  test('of a field by its usual name elsewhere tell its name here', () => {
    const answer = refuse({
      client: 'Ada',
      lines: [line],
      items: [{ qty: 2, price: 3, name: 'Work', vat: 20 }],
    });
    const meant = {
      '/client': 'customer_name',
      '/lines': 'items',
      '/items/0/qty': 'quantity',
      '/items/0/price': 'unit_price',
      '/items/0/name': 'description',
      '/items/0/vat': 'tax_rate',
    };
    for (const [pointer, name] of Object.entries(meant))
      expect(messageAt(answer, pointer)).toContain(`Did you mean "${name}"?`);
  });

  test('are all told at once, in lines too', () => {
    const answer = refuse({
      customer_id: 7,
      invoice_date: '2026-06-31',
      due_date: 20260101,
      currency: 'EURO',
      discount: '1.2.3',
      tax_inclusive: 'yes',
      status: 'sent',
      notes: 'n'.repeat(5001),
      external_id: ' x',
      customer_email: 'ada',
      metadata: 'none',
      items: [
        { ...line, quantity: 0 },
        { ...line, quantity: '1.00001', tax_rate: -1, unit_prize: 1 },
        'A line',
        null,
        { unit_price: 'free', description: 7 },
      ],
      subtotal: 1,
    });
    expectFaults(answer, [
      '/customer_id invalid_type',
      '/invoice_date invalid_date',
      '/due_date invalid_type',
      '/currency invalid_currency',
      '/discount invalid_format',
      '/tax_inclusive invalid_type',
      '/status invalid_enum',
      '/notes too_long',
      '/external_id invalid_format',
      '/customer_email invalid_email',
      '/metadata invalid_type',
      '/items/0/quantity out_of_range',
      '/items/1/quantity too_many_decimals',
      '/items/1/tax_rate out_of_range',
      '/items/1/unit_prize unknown_field',
      '/items/2 invalid_type',
      '/items/3 required',
      '/items/4/unit_price invalid_format',
      '/items/4/description invalid_type',
      '/subtotal read_only',
    ]);
  });

  test('of what has to be looked up are told together as well', () => {
    const answer = refuse({
      customer_id: 'cus_01KEBZ00000000000000000000',
      items: [line, { product_id: 'prd_01KEBZ00000000000000000000' }, { unit_price: 1 }],
    });
    expectFaults(answer, [
      '/customer_id not_found',
      '/items/1/product_id not_found',
      '/items/2/description required',
    ]);
  });
});

describe('a name that nobody knows', () => {
  test.each([
    ['invoices', { costumer_name: 'Ada' }, '/costumer_name', 'customer_name'],
    ['invoices', { invoiceDate: '2026-01-07' }, '/invoiceDate', 'invoice_date'],
    ['invoices', { item: [] }, '/item', 'items'],
    ['customers', { emial: 'a@b.example' }, '/emial', 'email'],
    ['products', { price: 1 }, '/price', null],
    ['quotations', { expiry: '2026-01-07' }, '/expiry', null],
  ])('of %s %j is refused, with the nearest one', (plural, fields, pointer, nearest) => {
    const answer = refuse(fields, plural);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, code: 'unknown_field' }));
    if (nearest !== null) expect(messageAt(answer, pointer)).toContain(`"${nearest}"`);
  });

  test('is pointed to as RFC 6901 says', () => {
    const answer = refuse({ customer_name: 'Ada', total: 1, 'a/b~c': 1, '': 2 });
    expectFaults(answer, ['/a~1b~0c unknown_field', '/ unknown_field']);
  });

  test('is refused inside lines, addresses and tax ids too', () => {
    expectFaults(refuse({ customer_name: 'Ada', items: [{ ...line, qty: 1 }] }), [
      '/items/0/qty unknown_field',
    ]);
    expectFaults(
      refuse(
        { name: 'Ada', billing_address: { zip: '1' }, tax_ids: [{ value: '1', kind: 'x' }] },
        'customers',
      ),
      ['/billing_address/zip unknown_field', '/tax_ids/0/kind unknown_field'],
    );
  });
});

describe('a field that the server sets', () => {
  test.each([
    ['invoices', 'id'],
    ['invoices', 'object'],
    ['invoices', 'shape'],
    ['invoices', 'subtotal'],
    ['invoices', 'tax_total'],
    ['invoices', 'amount_paid'],
    ['invoices', 'amount_due'],
    ['invoices', 'amounts'],
    ['invoices', 'tax_breakdown'],
    ['invoices', 'is_overdue'],
    ['invoices', 'allowed_actions'],
    ['invoices', 'quotation_id'],
    ['invoices', 'status_transitions'],
    ['invoices', 'version'],
    ['invoices', 'etag'],
    ['invoices', 'created_at'],
    ['invoices', 'updated_at'],
    ['invoices', 'warnings'],
    ['customers', 'created_at'],
    ['products', 'amounts'],
    ['quotations', 'invoice_id'],
  ])('of %s, %s, cannot be given', (plural, field) => {
    const bodies: Readonly<Record<string, object>> = {
      customers: { name: 'Ada' },
      products: { name: 'A', unit_price: 1 },
    };
    const body = { ...(bodies[plural] ?? { customer_name: 'Ada', total: 1 }), [field]: 'given' };
    expectFaults(refuse(body, plural), [`/${field} read_only`]);
  });

  test('of a line cannot be given either', () => {
    const given = { ...line, amount: 1 };
    expectFaults(refuse({ customer_name: 'Ada', items: [given] }), ['/items/0/amount read_only']);
  });
});

describe('a word of a closed list', () => {
  test('is told with the words that there are, and the nearest', () => {
    const answer = refuse({ customer_name: 'Ada', total: 1, status: 'opened' });
    expectFaults(answer, ['/status invalid_enum']);
    expect(messageAt(answer, '/status')).toMatch(/draft, open.*"open"/);
    expectFaults(refuse({ customer_name: 'Ada', total: 1, status: 'Draft' }), ['/status invalid_enum']);
    expectFaults(refuse({ customer_name: 'Ada', total: 1, status: 1 }), ['/status invalid_type']);
  });
});

test('an external_id belongs to one invoice', () => {
  const first = workspace.create('invoices', { customer_name: 'Ada', total: 1, external_id: 'order-1' });
  const answer = refuse({ customer_name: 'Ada', total: 1, external_id: 'order-1' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'external_id_taken', existing_id: first.id } });
});
