/** Sorted lists: by each key, both ways, what has no value last, what is equal by id. */
import { askForList, idsOf, recordsOf, type Shown, walk } from '../support/read-lists.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';

const workspace = createTestWorkspace();
const { create, call } = workspace;

for (const [index, name] of ['Zuse', 'ada', 'Ada', 'Ångström', 'Zuse', 'Émilie'].entries()) {
  create('customers', { name });
  create('products', { name, unit_price: index });
}
// Equal totals and days, drafts without a number, and amounts that sort otherwise as texts.
for (const [index, total] of [100, 20, '20.00', 3, 1000, 20, 3.5].entries()) {
  const status = index % 3 === 1 ? 'draft' : 'open';
  const due_date = index % 2 === 0 ? '2026-03-01' : `2026-02-0${index}`;
  const invoice = create('invoices', {
    customer_name: 'Émilie',
    total,
    status,
    ...(status === 'draft' ? {} : { invoice_date: `2026-01-0${1 + (index % 4)}`, due_date }),
  });
  create('quotations', { customer_name: 'Ångström', total, status: status === 'draft' ? 'draft' : 'sent' });
  if (index % 3 === 0) create('payments', { invoice_id: invoice.id, amount: 1 });
}
// The oldest is the one that was touched last.
for (const plural of ['customers', 'products', 'quotations', 'invoices']) {
  const oldest = recordsOf(workspace, plural).pop();
  const patch = plural === 'quotations' ? null : { metadata: { touched: 'yes' } };
  const answer =
    patch === null
      ? call('POST', `/api/v1/quotations/${oldest.id}/accept`)
      : call('PATCH', `/api/v1/${plural}/${oldest.id}`, { body: patch });
  expect(answer.status).toBe(200);
}

const sorts = {
  customers: ['created_at', 'updated_at', 'name'],
  products: ['created_at', 'updated_at', 'name'],
  quotations: ['created_at', 'updated_at', 'number', 'total'],
  invoices: ['created_at', 'updated_at', 'number', 'invoice_date', 'due_date', 'total', 'amount_due'],
  payments: ['created_at', 'updated_at'],
};

function compareValues(one: string | number, other: string | number): number {
  return one < other ? -1 : Number(one > other);
}

/** The order that the contract tells, by other means than the program's. */
function inOrder(records: readonly Shown[], key: string, direction: 1 | -1): string[] {
  const byId = (one: Shown, other: Shown): number => direction * compareValues(one.id, other.id);
  const known = records.filter((record) => record[key] !== null);
  const unknown = records.filter((record) => record[key] === null);
  known.sort((one, other) => direction * compareValues(one[key], other[key]) || byId(one, other));
  return idsOf([...known, ...unknown.sort(byId)]);
}

describe.each(Object.entries(sorts))('%s', (plural, keys) => {
  const all = recordsOf(workspace, plural);

  test.each(keys.flatMap((key) => [[key, 1] as const, [`-${key}`, -1] as const]))(
    'are sorted by %s, on one page and on many',
    (sort, direction) => {
      const expected = inOrder(all, sort.replace('-', ''), direction);
      expect(idsOf(recordsOf(workspace, plural, { sort }))).toEqual(expected);
      expect(idsOf(walk(workspace, plural, { sort, limit: '4' }))).toEqual(expected);
    },
  );

  test('are sorted by no other field', () => {
    for (const sort of ['', '-', 'notes', '--created_at', 'created_at,updated_at', '+name', 'constructor']) {
      expectRefused(askForList(workspace, plural, { sort }), 400, 'invalid_parameter', {
        errors: [{ parameter: 'sort', code: 'invalid_parameter' }],
      });
    }
  });
});

test('Some invoices have no number and some the same total, so that nulls and ties are met', () => {
  const all = recordsOf(workspace, 'invoices');
  expect(all.filter(({ number }) => number === null).length).toBeGreaterThan(1);
  expect(all.filter(({ total }) => total === 20)).toHaveLength(3);
});

test('The nearest sort key is told', () => {
  const { errors } = askForList(workspace, 'invoices', { sort: '-creatd_at' }).body;
  expect(errors[0].message).toContain('"created_at"');
});

test('A filter and a sort go together, page by page', () => {
  const question = { sort: '-total', status: 'open,partially_paid', 'total[lt]': '1000' };
  const expected = inOrder(
    recordsOf(workspace, 'invoices').filter(({ status, total }) => status !== 'draft' && total < 1000),
    'total',
    -1,
  );
  expect(idsOf(walk(workspace, 'invoices', { ...question, limit: '2' }))).toEqual(expected);
});
