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
    expectFaults(patch(before, { items: [{ ...own, amounts: {}, sku: 'x' }] }), [
      '/items/0/amounts read_only',
      '/items/0/sku read_only',
    ]);
    expectFaults(patch(before, { items: [] }), ['/items required']);
    expectFaults(patch(before, { items: null }), ['/items required', '/total required']);
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
