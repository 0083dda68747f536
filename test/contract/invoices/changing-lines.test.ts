/** The lines of a draft are replaced whole; a line that is named by its id stays that line. */
import { createTestClient, expectItemsShown } from '../support/test-client.ts';
import { expectFaults } from '../support/expect-answer.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

describe.each([
  ['invoices', 'Invoice items'],
  ['quotations', 'Quotation items'],
] as const)('the lines of a draft among %s', (plural, sheet) => {
  const workspace = createTestClient();
  const { create, patch, remove } = workspace;
  const neighbour = create(plural, { customer_name: 'Neighbour', status: 'draft', items: [line('Fence')] });
  const draftOf = (...items: object[]): typeof neighbour =>
    create(plural, { customer_name: 'Ada', status: 'draft', items });

  test('keep their ids when they are sent back, in whatever order and with whatever edits', () => {
    const before = draftOf(line('One'), line('Two'), line('Three'));
    const [one, two, three] = before.items;
    const { body } = patch(before, { items: [three, { ...one, quantity: 4 }, line('New'), two] });
    expect(body.items.map(({ description }: { description: string }) => description)).toEqual([
      'Three',
      'One',
      'New',
      'Two',
    ]);
    expect(body.items[0]).toEqual(three);
    expect(body.items[1]).toMatchObject({ id: one.id, quantity: 4, amount: 40 });
    expect(body.items[3].id).toBe(two.id);
    const ids = body.items.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(body.total).toBe(70);
    expectItemsShown(workspace, sheet, [neighbour, body]);
    remove(body);
  });

  test('without ids are new ones, and what people see are the new ones alone', () => {
    let document = draftOf(line('One'), line('Two'));
    const old = document.items.map(({ id }: { id: string }) => id);
    for (const count of [1, 5, 2, 3]) {
      const items = Array.from({ length: count }, (_, index) => line(`Line ${index}`));
      document = patch(document, { items }).body;
      expect(document.items).toHaveLength(count);
      for (const { id } of document.items) expect(old).not.toContain(id);
      expectItemsShown(workspace, sheet, [neighbour, document]);
    }
    remove(document);
    expectItemsShown(workspace, sheet, [neighbour]);
  });

  test('of another document are not found, and none is named twice', () => {
    const before = draftOf(line('One'));
    const [foreign] = neighbour.items;
    const [own] = before.items;
    const twice = [
      { ...line('a'), id: own.id },
      { ...line('b'), id: own.id },
    ];
    const refusals: [object[], string[]][] = [
      [[own, { ...line('x'), id: foreign.id }], ['/items/1/id not_found']],
      [[{ ...line('x'), id: 'li_01KEBZ00000000000000000000' }], ['/items/0/id not_found']],
      [twice, ['/items/1/id not_found']],
    ];
    for (const [items, faults] of refusals) {
      const answer = expectNothingWritten(workspace, () => patch(before, { items }));
      expectFaults(answer, faults);
    }
    remove(before);
  });

  test('keep what the server sets on them', () => {
    const before = draftOf(line('One'));
    const [own] = before.items;
    expectFaults(patch(before, { items: [{ ...own, amount: 5 }] }), ['/items/0/amount read_only']);
    expectFaults(patch(before, { items: [{ ...own, amounts: {} }] }), ['/items/0/amounts read_only']);
    expectFaults(patch(before, { items: [] }), ['/items required']);
    expectFaults(patch(before, { items: null }), ['/items required', '/total required']);
    remove(before);
  });

  test('keep what a patch of them does not name', () => {
    const full = {
      ...line('Work'),
      quantity: 7,
      unit: 'hour',
      tax_rate: 20,
      tax_name: 'VAT',
      discount: '5.00',
    };
    const before = draftOf(full, line('Two'));
    const [work, two] = before.items;
    const renamed = patch(before, { items: [{ id: work.id, description: 'Design' }, { id: two.id }] }).body;
    expect(renamed.items).toEqual([{ ...work, description: 'Design' }, two]);
    expect(renamed.total).toBe(before.total);
    const short = patch(renamed, { items: [{ id: work.id, quantity: 8 }] }).body;
    expect(short.items).toMatchObject([{ id: work.id, quantity: 8, unit: 'hour', tax_rate: 20, amount: 75 }]);
    expectItemsShown(workspace, sheet, [neighbour, short]);
    remove(short);
  });

  test('lose what a patch of them says is null, and take the default where there is one', () => {
    const before = draftOf({ ...line('Work'), quantity: 7, unit: 'hour', tax_rate: 20, discount: '5.00' });
    const [{ id }] = before.items;
    const cleared = patch(before, {
      items: [{ id, quantity: null, unit: null, tax_rate: null, discount: null }],
    });
    expect(cleared.body.items).toMatchObject([
      { id, description: 'Work', quantity: 1, unit: null, tax_rate: 0, discount: null, unit_price: 10 },
    ]);
    expectFaults(patch(before, { items: [{ id, unit_price: null }] }), ['/items/0/unit_price required']);
    remove(before);
  });

  test('have one discount: a patch of one clears the other', () => {
    const before = draftOf({ ...line('Work'), discount: '5.00' });
    const [{ id }] = before.items;
    const percent = patch(before, { items: [{ id, discount_percent: 10 }] }).body;
    expect(percent.items).toMatchObject([{ discount: null, discount_percent: 10, amount: 9 }]);
    const amount = patch(percent, { items: [{ id, discount: 2 }] }).body;
    expect(amount.items).toMatchObject([{ discount: '2.00', discount_percent: null, amount: 8 }]);
    expectFaults(patch(amount, { items: [{ id, discount: 1, discount_percent: 1 }] }), [
      '/items/0/discount mutually_exclusive',
      '/items/0/discount_percent mutually_exclusive',
    ]);
    remove(before);
  });

  test('of another product are filled from it, and keep their quantity', () => {
    const [one, other] = ['One', 'Other'].map((name, index) =>
      create('products', { name, unit_price: 5 + index, unit: 'pc', tax_rate: 20 }),
    );
    const before = draftOf({ product_id: one.id, quantity: 7, unit_price: 4, tax_rate: 5 });
    const [{ id }] = before.items;
    const swapped = patch(before, { items: [{ id, product_id: other.id, tax_rate: 10 }] }).body;
    expect(swapped.items).toMatchObject([
      { id, description: 'Other', quantity: 7, unit_price: 6, tax_rate: 10 },
    ]);
    // Without its product it is a line of its own; what is cleared beside a product comes from it again.
    const loose = patch(swapped, { items: [{ id, product_id: null }] }).body;
    expect(loose.items).toMatchObject([{ id, description: 'Other', unit_price: 6, product_id: null }]);
    const priced = patch(swapped, { items: [{ id, product_id: one.id, unit_price: 9 }] }).body;
    patch(one, { unit_price: 8 });
    expect(patch(priced, { items: [{ id, unit_price: null }] }).body.items).toMatchObject([
      { id, description: 'One', quantity: 7, unit_price: 8 },
    ]);
    remove(before);
  });

  test('take another product by its SKU, or none', () => {
    const [one, other] = ['One', 'Other'].map((name) =>
      create('products', { name, sku: `${name}-${plural}`, unit_price: name.length }),
    );
    const before = draftOf({ sku: one.sku, quantity: 7, description: 'Own words' });
    const [{ id }] = before.items;
    const swapped = patch(before, { items: [{ id, sku: other.sku }] }).body;
    const filled = { product_id: other.id, sku: other.sku, description: 'Other', unit_price: 5, quantity: 7 };
    expect(swapped.items).toMatchObject([{ id, ...filled }]);
    const loose = patch(swapped, { items: [{ id, sku: null }] }).body;
    expect(loose.items).toMatchObject([{ id, ...filled, product_id: null, sku: null }]);
    expectFaults(patch(loose, { items: [{ id, sku: 'NONE' }] }), ['/items/0/sku not_found']);
    const sent = [{ ...swapped.items[0], product_id: one.id }];
    expect(patch(loose, { items: sent }).body.items).toMatchObject([{ product_id: one.id, sku: one.sku }]);
    remove(before);
  });

  test('include tax when one of them was the total', () => {
    const before = create(plural, { customer_name: 'Ada', status: 'draft', total: 119, tax_rate: 19 });
    const [{ id }] = before.items;
    const items = [
      { id, description: 'Work' },
      { description: 'More', unit_price: 119, tax_rate: 19 },
    ];
    expect(patch(before, { items }).body).toMatchObject({ tax_inclusive: true, total: 238, tax_total: 38 });
    remove(before);
  });

  test('have the sku of the product that they name now, and none without one', () => {
    const sold = create('products', { name: 'Sold', unit_price: 2, sku: `S-${plural}` });
    const plain = create('products', { name: 'Plain', unit_price: 3 });
    const before = draftOf({ product_id: sold.id });
    const [own] = before.items;
    expect(own.sku).toBe(sold.sku);
    patch(sold, { sku: `T-${plural}`, unit_price: 9 });
    const kept = patch(before, { items: [{ ...own, quantity: 2 }] }).body;
    expect(kept.items[0]).toMatchObject({ sku: own.sku, unit_price: 2, quantity: 2 });
    // What a line had from its product it has still when it names no more than that.
    const short = { id: own.id, product_id: sold.id, quantity: 3 };
    expect(patch(kept, { items: [short] }).body.items[0]).toMatchObject({
      unit_price: 2,
      description: 'Sold',
    });
    const { sku: _sku, amount: _amount, amounts: _amounts, ...rest } = own;
    expect(patch(kept, { items: [{ ...rest, product_id: plain.id }] }).body.items[0]).toMatchObject({
      id: own.id,
      sku: null,
      product_id: plain.id,
    });
    expect(patch(kept, { items: [{ ...rest, product_id: null }] }).body.items[0].sku).toBeNull();
    remove(before);
  });
});

function line(description: string): object {
  return { description, unit_price: 10 };
}
