/** What fills a line item: its product, its customer, or nothing. */
import { searchCalls } from '../../chosen-switches.ts';
import { expectFaults } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const { create } = workspace;
const lens = create('products', {
  name: 'Lens adjustment',
  description: 'Adjusting a lens in the workshop.',
  sku: 'SRV-LENS',
  unit_price: '85.125',
  tax_rate: 20,
  tax_name: 'TVA',
  unit: 'hour',
});

function bill(line: object, rest: object = {}): ReturnType<typeof create> {
  return create('invoices', { customer_name: 'Ada', ...rest, items: [line] });
}

function refuse(line: object, rest: object = {}): ReturnType<typeof workspace.post> {
  const body = { customer_name: 'Ada', ...rest, items: [line] };
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', body));
}

describe('a line that names a product', () => {
  test('is filled from it', () => {
    const [line] = bill({ product_id: lens.id, quantity: '2.5' }).items;
    expect(line).toMatchObject({
      product_id: lens.id,
      sku: 'SRV-LENS',
      description: 'Lens adjustment',
      unit: 'hour',
      unit_price: 85.125,
      tax_rate: 20,
      tax_name: 'TVA',
      quantity: 2.5,
      amount: 212.81,
      amounts: { unit_price: '85.125', amount: '212.81' },
    });
  });

  test('may name it by its SKU', () => {
    const odd = create('products', { name: 'Odd', sku: '=A(1)|.*', unit_price: 2 });
    const { items } = create('invoices', {
      customer_name: 'Ada',
      items: [{ sku: 'SRV-LENS', quantity: '2.5' }, { sku: odd.sku }, { product_id: lens.id, sku: lens.sku }],
    });
    expect(items).toMatchObject([
      {
        product_id: lens.id,
        sku: 'SRV-LENS',
        description: 'Lens adjustment',
        unit_price: 85.125,
        tax_rate: 20,
      },
      { product_id: odd.id, sku: odd.sku, description: 'Odd' },
      { product_id: lens.id, sku: 'SRV-LENS' },
    ]);
    const single = bill({ sku: odd.sku, unit_price: 3 });
    expect(single.items).toMatchObject([{ product_id: odd.id, unit_price: 3 }]);
    const body = { customer_name: 'Ada', items: [{ sku: odd.sku }] };
    expect(workspace.post('/api/v1/invoices/preview', body).body.items).toMatchObject([
      { product_id: odd.id },
    ]);
    expectFaults(refuse({ sku: 'srv-lens' }), ['/items/0/sku not_found']);
    workspace.call('PATCH', `/api/v1/products/${odd.id}`, { body: { active: false } });
    expectFaults(refuse({ sku: odd.sku }), ['/items/0/sku inactive_product']);
  });

  test('is that of its id when its SKU is another one, and says so', () => {
    const invoice = bill({ product_id: lens.id, sku: 'OTHER' });
    expect(invoice.items).toMatchObject([{ product_id: lens.id, sku: 'SRV-LENS' }]);
    expect(invoice.warnings).toMatchObject([{ code: 'sku_ignored', pointer: '/items/0/sku' }]);
  });

  test('is found with 40 others in one search', () => {
    const skus = Array.from({ length: 40 }, (_, index) => `S.${index}`);
    const made = skus.map((sku) => create('products', { name: sku, sku, unit_price: 1 }));
    const items = [...skus].reverse().map((sku) => ({ sku }));
    const answer = workspace.post('/api/v1/invoices', {
      customer_id: bill({ sku: 'S.1' }).customer_id,
      items,
    });
    const found = answer.body.items.map(({ product_id }: { product_id: string }) => product_id);
    expect(found).toEqual(made.map(({ id }) => id).reverse());
    const byId = workspace.post('/api/v1/invoices', {
      customer_id: answer.body.customer_id,
      items: made.map(({ id }) => ({ product_id: id })),
    });
    expect(answer.usage.documentCalls).toBeLessThanOrEqual(byId.usage.documentCalls + searchCalls);
  });

  test('keeps what it says itself', () => {
    const own = {
      description: 'Polishing',
      unit: 'piece',
      unit_price: 1,
      tax_rate: 0,
      tax_name: 'Reverse charge',
    };
    const [line] = bill({ product_id: lens.id, ...own }).items;
    expect(line).toMatchObject({ ...own, product_id: lens.id, sku: 'SRV-LENS', quantity: 1 });
  });

  test('must name one that exists and is offered', () => {
    const inactive = create('products', { name: 'Old', unit_price: 1, active: false });
    expectFaults(refuse({ product_id: inactive.id }), ['/items/0/product_id inactive_product']);
    expectFaults(refuse({ product_id: 'prd_01KEBZ00000000000000000000' }), ['/items/0/product_id not_found']);
  });

  test('in another currency needs a price of its own', () => {
    expectFaults(refuse({ product_id: lens.id }, { currency: 'USD' }), [
      '/items/0/unit_price currency_mismatch',
    ]);
    expect(bill({ product_id: lens.id, unit_price: 90 }, { currency: 'USD' })).toMatchObject({
      currency: 'USD',
      total: 108,
    });
  });

  test('of a currency without decimals may have a price with some', () => {
    const yen = create('products', { name: 'Yen', unit_price: '0.125', currency: 'JPY' });
    expect(bill({ product_id: yen.id, quantity: 12 }, { currency: 'JPY' }).total).toBe(2);
  });
});

describe('a line without a product', () => {
  test('needs a description and a price, and says so of each line', () => {
    const body = { customer_name: 'Ada', items: [{}, { description: 'Only this' }, { unit_price: 1 }] };
    const answer = expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', body));
    expectFaults(answer, [
      '/items/0/description required',
      '/items/0/unit_price required',
      '/items/1/unit_price required',
      '/items/2/description required',
    ]);
  });

  test('has an id of its own', () => {
    const items = [1, 2, 3].map((unit_price) => ({ description: 'A line', unit_price }));
    const invoice = create('invoices', { customer_name: 'Ada', items });
    const ids = invoice.items.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[a-z]+_[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  test('keeps apart taxes of one rate by their names', () => {
    const items = [
      { description: 'Intra-state', unit_price: 100, tax_rate: 18, tax_name: 'CGST 9 + SGST 9' },
      { description: 'Inter-state', unit_price: 100, tax_rate: 18.0, tax_name: 'IGST 18' },
      { description: 'More', unit_price: 50, tax_rate: '18.00', tax_name: 'IGST 18' },
    ];
    expect(create('invoices', { customer_name: 'Ada', items }).tax_breakdown).toMatchObject([
      { tax_rate: 18, tax_name: 'CGST 9 + SGST 9', taxable: 100, tax: 18 },
      { tax_rate: 18, tax_name: 'IGST 18', taxable: 150, tax: 27 },
    ]);
  });
});

describe('a tax-exempt customer', () => {
  const exempt = create('customers', { name: 'Exempt', tax_exempt: true });

  test('is not taxed where the line says no rate, not even by the product', () => {
    const [line] = bill({ product_id: lens.id }, { customer_name: null, customer_id: exempt.id }).items;
    expect(line.tax_rate).toBe(0);
  });

  test('is taxed where the line says so', () => {
    const line = { description: 'A line', unit_price: 100, tax_rate: 20 };
    expect(bill(line, { customer_name: null, customer_id: exempt.id }).total).toBe(120);
  });
});

describe('a tax rate', () => {
  test('that looks like a fraction is accepted with a warning', () => {
    const invoice = bill({ description: 'A line', unit_price: 100, tax_rate: 0.19 });
    expect(invoice.tax_total).toBe(0.19);
    expect(invoice.warnings).toMatchObject([
      { code: 'tax_rate_looks_like_fraction', pointer: '/items/0/tax_rate' },
    ]);
    const product = create('products', { name: 'Fraction', unit_price: 1, tax_rate: '0.07' });
    expect(product.warnings).toMatchObject([{ code: 'tax_rate_looks_like_fraction', pointer: '/tax_rate' }]);
    const total = create('invoices', { customer_name: 'Ada', total: 10, tax_rate: 0.2 });
    expect(total.warnings).toMatchObject([{ code: 'tax_rate_looks_like_fraction', pointer: '/tax_rate' }]);
  });

  test('of 0, 1, 100 or four decimals needs none', () => {
    for (const tax_rate of [0, 1, 100, '7.6923']) {
      expect(bill({ description: 'A line', unit_price: 1, tax_rate }).warnings).toEqual([]);
    }
  });

  test('is a percentage from 0 to 100 with at most four decimals', () => {
    const rates: readonly (readonly [unknown, string])[] = [
      [-1, 'out_of_range'],
      [100.01, 'out_of_range'],
      ['7.69231', 'too_many_decimals'],
      ['20 %', 'invalid_format'],
      [true, 'invalid_type'],
    ];
    for (const [tax_rate, code] of rates) {
      expectFaults(refuse({ description: 'A line', unit_price: 1, tax_rate }), [`/items/0/tax_rate ${code}`]);
    }
  });
});
