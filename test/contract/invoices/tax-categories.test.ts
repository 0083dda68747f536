/** Tax categories of lines: where they come from, which rate each needs, and how they group. */
import { expectFaults } from '../support/expect-answer.ts';
import { storeSettings } from '../support/store-settings.ts';
import { createTestClient } from '../support/test-client.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';

const client = createTestClient(createTestWorkspace({ tellsMissingCategories: true }));
const { bill, create, patch, post, read } = client;

const line = { description: 'Gears', unit_price: 100 };
const codesOf = ({ warnings }: { warnings: { code: string }[] }): string[] =>
  warnings.map(({ code }) => code);

function refuses(items: readonly object[], faults: readonly string[]): void {
  expectFaults(post('/api/v1/invoices', { customer_name: 'Ada', items }), faults);
}

afterEach(() => {
  storeSettings(client, {
    zero_rate_category: null,
    zero_rate_reason: null,
    zero_rate_exemption_code: null,
  });
});

describe('a line', () => {
  test('with a rate above zero is standard, and the breakdown says so', () => {
    const { items, tax_breakdown, warnings } = bill({ items: [{ ...line, tax_rate: 19 }] });
    expect(items[0]).toMatchObject({ tax_category: 'standard', tax_exemption_reason: null });
    expect(tax_breakdown).toMatchObject([{ category: 'standard', reason: null, code: null }]);
    expect(warnings).toEqual([]);
  });

  test('with a rate above zero takes no other category, and no reason for no tax', () => {
    refuses(
      [{ ...line, tax_rate: 19, tax_category: 'reverse_charge' }],
      ['/items/0/tax_category mutually_exclusive'],
    );
    refuses(
      [{ ...line, tax_rate: 7, tax_exemption_reason: 'None', tax_exemption_code: 'VATEX-EU-AE' }],
      ['/items/0/tax_exemption_reason mutually_exclusive', '/items/0/tax_exemption_code mutually_exclusive'],
    );
  });

  test('that is standard needs a rate above zero', () => {
    refuses([{ ...line, tax_category: 'standard' }], ['/items/0/tax_category mutually_exclusive']);
  });

  test('without tax has the category, the reason and the code that it names', () => {
    const given = {
      tax_category: 'reverse_charge',
      tax_exemption_reason: 'Reverse charge',
      tax_exemption_code: 'VATEX-EU-AE',
    };
    const { items, tax_breakdown, warnings } = bill({ items: [{ ...line, ...given }] });
    expect(items[0]).toMatchObject(given);
    expect(tax_breakdown).toMatchObject([
      { tax_rate: 0, category: 'reverse_charge', reason: 'Reverse charge', code: 'VATEX-EU-AE' },
    ]);
    expect(warnings).toEqual([]);
  });

  test('without tax and category has that of its product, else that of the workspace, else none', () => {
    const product = create('products', {
      name: 'Course',
      unit_price: 50,
      tax_rate: 0,
      tax_category: 'exempt',
      tax_exemption_reason: 'Teaching',
      tax_exemption_code: 'VATEX-EU-132-1I',
    });
    const missing = bill({ items: [line, { ...line, tax_rate: 19 }, line] });
    expect(missing.items.map((one: { tax_category: unknown }) => one.tax_category)).toEqual([
      null,
      'standard',
      null,
    ]);
    expect(missing.warnings).toMatchObject([
      { code: 'tax_category_missing', pointer: '/items/0/tax_category' },
    ]);
    storeSettings(client, { zero_rate_category: 'exempt', zero_rate_reason: 'Small business' });
    const { items, tax_breakdown, warnings } = bill({ items: [{ product_id: product.id }, line] });
    expect(items).toMatchObject([
      { tax_category: 'exempt', tax_exemption_reason: 'Teaching', tax_exemption_code: 'VATEX-EU-132-1I' },
      { tax_category: 'exempt', tax_exemption_reason: 'Small business', tax_exemption_code: null },
    ]);
    expect(tax_breakdown).toMatchObject([{ reason: 'Teaching; Small business', code: 'VATEX-EU-132-1I' }]);
    expect(warnings).toEqual([]);
  });

  test('of a total alone has the category of the workspace, and a warning about the total without one', () => {
    expect(bill({ items: null, total: 100 }).warnings).toMatchObject([
      { code: 'tax_category_missing', pointer: '/total' },
    ]);
    storeSettings(client, { zero_rate_category: 'outside_scope' });
    expect(bill({ items: null, total: 100 })).toMatchObject({
      items: [{ tax_category: 'outside_scope' }],
      warnings: [],
    });
  });

  test('that names no known exemption code is refused with the nearest', () => {
    const answer = post('/api/v1/invoices', {
      customer_name: 'Ada',
      items: [{ ...line, tax_category: 'exempt', tax_exemption_code: 'VATEX-EU-133' }],
    });
    expectFaults(answer, ['/items/0/tax_exemption_code invalid_enum']);
    expect(answer.body.errors[0].message).toMatch(/VATEX-EU-13\d|VATEX-EU-153/);
  });

  test('with a negative price is taken, with the advice to send a negative quantity', () => {
    const items = [
      { ...line, tax_rate: 19 },
      { ...line, unit_price: -10, tax_rate: 19 },
    ];
    expect(bill({ items }).warnings).toMatchObject([
      { code: 'use_negative_quantity', pointer: '/items/1/unit_price' },
    ]);
  });
});

describe('outside the scope of VAT', () => {
  test('no line stands with one of another category', () => {
    refuses(
      [
        { ...line, tax_category: 'outside_scope' },
        { ...line, tax_rate: 19 },
      ],
      ['/items/0/tax_category mutually_exclusive'],
    );
  });

  test('the workspace’s default gives way to the categories that a document names', () => {
    storeSettings(client, { zero_rate_category: 'outside_scope' });
    const { items, warnings } = bill({ items: [line, { ...line, tax_rate: 19 }] });
    expect(items[0].tax_category).toBeNull();
    expect(codesOf({ warnings })).toEqual(['tax_category_missing']);
  });
});

test('lines are grouped by rate, name and category; the totals stay as they were', () => {
  const items = [
    { ...line, tax_category: 'exempt' },
    { ...line, tax_category: 'export' },
    { ...line, tax_category: 'exempt' },
    { ...line, tax_rate: 19 },
  ];
  const { tax_breakdown, total } = bill({ items, discount: 10 });
  expect(tax_breakdown.map(({ category, taxable }: Record<string, unknown>) => [category, taxable])).toEqual([
    ['standard', 97.5],
    ['exempt', 195],
    ['export', 97.5],
  ]);
  expect(total).toBe(408.53);
});

describe('a draft', () => {
  const draft = (item: object) => bill({ status: 'draft', items: [{ ...line, ...item }] });

  test('takes the category of another rate, as clients of version 1.0 send one', () => {
    const made = draft({ tax_category: 'exempt', tax_exemption_reason: 'Teaching' });
    const taxed = patch(made, { items: [{ id: made.items[0].id, tax_rate: 19 }] }).body;
    expect(taxed.items[0]).toMatchObject({ tax_category: 'standard', tax_exemption_reason: null });
    const whole = { ...taxed, items: [{ ...taxed.items[0], tax_rate: 0 }] };
    expect(patch(taxed, whole).body.items[0]).toMatchObject({ tax_rate: 0, tax_category: null });
  });

  test('keeps the category of a line of which something else is changed', () => {
    const made = draft({ tax_category: 'export', tax_exemption_code: 'VATEX-EU-G' });
    const changed = patch(made, { items: [{ id: made.items[0].id, quantity: '2.0', tax_rate: '0.0' }] }).body;
    expect(changed.items[0]).toMatchObject({ tax_category: 'export', tax_exemption_code: 'VATEX-EU-G' });
    expect(read(made)).toEqual({ ...changed, warnings: [] });
  });
});

test('a product’s category follows its rate', () => {
  const product = create('products', { name: 'Gear', unit_price: 1, tax_rate: 19 });
  expect(product.tax_category).toBe('standard');
  expect(patch(product, { tax_rate: 0, tax_category: 'zero' }).body.tax_category).toBe('zero');
  expect(patch(product, { tax_rate: 7 }).body).toMatchObject({ tax_category: 'standard' });
  expectFaults(patch(product, { tax_category: 'zero' }), ['/tax_category mutually_exclusive']);
});

test('an answer with warnings can be sent back as it is', () => {
  const lines = [{ description: 'Oil', quantity: 1, unit_price: 5, tax_rate: 0 }];
  const made = client.bill({ status: 'draft', items: lines });
  expect(made.warnings).not.toEqual([]);
  const { status, body } = client.patch(made, { ...made, notes: 'Thanks' });
  expect({ status, notes: body.notes }).toEqual({ status: 200, notes: 'Thanks' });
});
