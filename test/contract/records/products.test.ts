/** Products: what lines are filled from, with a sku that no two share. */
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const { create } = workspace;

function refuse(body: unknown): ReturnType<typeof workspace.post> {
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/products', body));
}

describe('a product', () => {
  test('comes back as it was given, its price exact beside the number', () => {
    const product = create('products', {
      name: 'Lens adjustment',
      description: 'In the workshop.',
      sku: '00123',
      unit_price: '85.125000',
      currency: 'USD',
      tax_rate: '7.50',
      tax_name: 'GST',
      unit: 'hour',
      external_id: 'shop-1',
      metadata: { shelf: '7' },
    });
    expect(product).toMatchObject({
      object: 'product',
      sku: '00123',
      unit_price: 85.125,
      currency: 'USD',
      tax_rate: 7.5,
      active: true,
      amounts: { unit_price: '85.125', tax_rate: '7.5' },
      version: 1,
    });
    expect(product.id).toMatch(/^prd_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(workspace.get(`/api/v1/products/${product.id}`).body).toEqual(product);
  });

  test('needs a name and a price, which may be nothing', () => {
    const free = create('products', { name: 'Free', unit_price: 0 });
    expect(free).toMatchObject({ unit_price: 0, currency: 'EUR', active: true, tax_rate: null });
    expect(free.amounts).toMatchObject({ unit_price: '0.00', tax_rate: null });
    expectFaults(refuse({}), ['/name required', '/unit_price required']);
    expectFaults(refuse({ name: 'Owed', unit_price: -1 }), ['/unit_price out_of_range']);
  });

  test('has a price of at most six decimals', () => {
    expect(create('products', { name: 'Fine', unit_price: 0.000001 }).amounts.unit_price).toBe('0.000001');
    expectFaults(refuse({ name: 'Too fine', unit_price: '0.0000001' }), ['/unit_price too_many_decimals']);
  });

  test('shares its sku and its external_id with no other', () => {
    const { id } = create('products', { name: 'One', unit_price: 1, sku: 'A-1', external_id: 'E-1' });
    const again = { name: 'Two', unit_price: 1 };
    expectRefused(refuse({ ...again, sku: 'A-1' }), 409, 'sku_taken', { existing_id: id });
    expectRefused(refuse({ ...again, external_id: 'E-1' }), 409, 'external_id_taken', { existing_id: id });
    expect(create('products', { ...again, sku: 'a-1' }).sku).toBe('a-1');
    expectFaults(refuse({ ...again, sku: 'A-2 ' }), ['/sku invalid_format']);
    expectFaults(refuse({ ...again, sku: 'x'.repeat(65) }), ['/sku too_long']);
  });

  // Searched for as cells show them, these would be found where another stands.
  test.each([
    ['123', '0123'],
    ['1e5', '100000'],
    ['TRUE', 'true'],
    ['1.0', '1'],
    ['*', 'anything'],
    ['=1+1', '2'],
    ["'x", 'x'],
    ['~a', 'a'],
  ])('with the sku %s is another than the one with %s', (one, other) => {
    const made = [one, other].map((sku) => create('products', { name: 'Alike', unit_price: 1, sku }));
    expect(made.map(({ sku }) => sku)).toEqual([one, other]);
    for (const { id, sku } of made) {
      expectRefused(refuse({ name: 'Again', unit_price: 1, sku }), 409, 'sku_taken', { existing_id: id });
    }
  });
});
