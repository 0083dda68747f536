/** Products change by merge patch without touching documents, and go while nothing refers to them. */
import { createTestClient } from '../support/test-client.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { create, patch, remove, read, eventsOf, bill } = workspace;

describe('a patch of a product', () => {
  test('changes its price for new lines, and not those that were billed', () => {
    const product = create('products', { name: 'Gear', unit_price: '19.99', sku: 'G-1' });
    const invoice = bill({ items: [{ product_id: product.id }] });
    const { body } = patch(product, { unit_price: 25, tax_rate: 20 });
    expect(body).toMatchObject({ unit_price: 25, tax_rate: 20, version: 2, sku: 'G-1' });
    expect(body.amounts.unit_price).toBe('25.00');
    expect(read(invoice)).toEqual(invoice);
    expect(bill({ items: [{ product_id: product.id }] }).total).toBe(30);
    expect(eventsOf(product)).toEqual(['product.created', 'product.updated']);
  });

  test('that sends the same number in other words changes nothing', () => {
    const product = create('products', { name: 'Same', unit_price: '19.90' });
    for (const body of [product, { unit_price: '19.90' }, { unit_price: 19.9 }, { unit_price: '19.9' }]) {
      const answer = expectNothingWritten(workspace, () => patch(product, body));
      expect(answer).toMatchObject({ status: 200, body: product });
    }
    expect(eventsOf(product)).toEqual(['product.created']);
  });

  test('is refused for an sku that another has, for a negative price and for none', () => {
    const holder = create('products', { name: 'Holder', unit_price: 1, sku: 'TAKEN' });
    const product = create('products', { name: 'Other', unit_price: 1, sku: 'FREE' });
    const answer = expectNothingWritten(workspace, () => patch(product, { sku: 'TAKEN' }));
    expectRefused(answer, 409, 'sku_taken', { existing_id: holder.id });
    expect(patch(product, { sku: 'taken' }).body.sku).toBe('taken');
    expectFaults(patch(product, { unit_price: -1 }), ['/unit_price out_of_range']);
    expectFaults(patch(product, { unit_price: null, name: '' }), ['/name required', '/unit_price required']);
    expectFaults(patch(product, { amounts: { unit_price: '7.00' } }), ['/amounts read_only']);
  });
});

describe('an inactive product', () => {
  test('fills no new line, but the lines that have it keep it', () => {
    const product = create('products', { name: 'Old', unit_price: 5 });
    const draft = bill({ status: 'draft', items: [{ product_id: product.id }] });
    patch(product, { active: false });
    const answer = workspace.post('/api/v1/invoices', {
      customer_name: 'Ada',
      items: [{ product_id: product.id }],
    });
    expectFaults(answer, ['/items/0/product_id inactive_product']);
    const [line] = draft.items;
    const kept = patch(draft, { items: [{ ...line, quantity: 2 }] });
    expect(kept).toMatchObject({ status: 200, body: { total: 10 } });
    expectFaults(patch(draft, { items: [...kept.body.items, { product_id: product.id }] }), [
      '/items/1/product_id inactive_product',
    ]);
  });
});

describe('a deleted product', () => {
  test('is gone, and its sku is free', () => {
    const product = create('products', { name: 'Gone', unit_price: 1, sku: 'ONCE' });
    expect(remove(product).body).toEqual({ id: product.id, object: 'product', deleted: true });
    expectRefused(workspace.get(`/api/v1/products/${product.id}`), 404, 'not_found');
    expect(create('products', { name: 'Next', unit_price: 1, sku: 'ONCE' }).sku).toBe('ONCE');
  });

  test.each(['invoices', 'quotations'])('is none that a line of %s refers to', (plural) => {
    const product = create('products', { name: `Of ${plural}`, unit_price: 1 });
    const items = [{ description: 'First', unit_price: 1 }, { product_id: product.id }];
    const document = create(plural, { customer_name: 'Ada', items, status: 'draft' });
    const answer = expectNothingWritten(workspace, () => remove(product));
    expectRefused(answer, 409, 'not_deletable');
    expect(answer.body.detail).toContain('active');
    expect(patch(document, { items: [document.items[0]] }).status).toBe(200);
    expect(remove(product).status).toBe(200);
  });
});
