/**
 * Values that JavaScript cannot make a text or a number of, in every field that a body takes: each is a fault of the
 * body. Before, a discount and a customer like these ended in 500.
 */
import { resources } from '../../src/core/resources/index.ts';
import '../../src/core/resources/late-rules.ts';
import { isGiven } from '../../src/core/schema/field.ts';
import { createTestWorkspace } from '../contract/support/test-workspace.ts';

const workspace = createTestWorkspace();
const { create } = workspace;
const open = create('invoices', { customer_name: 'Ada', total: 10 });
// What is credited of a paid invoice can be refunded.
const paid = create('invoices', { customer_name: 'Ada', total: 10 });
create('payments', { invoice_id: paid.id });
const credit = create('credit_notes', { invoice_id: paid.id, reason: 'duplicate' });

/** A body that makes a record which can still change. */
const bodies: Readonly<Record<string, object>> = {
  customers: { name: 'Bea' },
  products: { name: 'Gear', unit_price: 1 },
  quotations: { customer_name: 'Ada', total: 10 },
  invoices: { customer_name: 'Ada', total: 10, status: 'draft' },
  payments: { invoice_id: open.id, amount: 1 },
  credit_notes: { invoice_id: open.id, amount: 1, reason: 'duplicate', status: 'draft' },
  refunds: { credit_note_id: credit.id, amount: 1 },
};

const odd = { toString: 1, valueOf: 1 };

const cases = resources.flatMap(({ plural, fields }) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const own = isGiven(field) ? [[plural, name, { [name]: odd }] as const] : [];
    const inner = Object.entries(field.kind.fields ?? {}).filter(([, one]) => isGiven(field) && isGiven(one));
    const within = inner.map(([part]) => {
      const value = field.kind.list === true ? [{ [part]: odd }] : { [part]: odd };
      return [plural, `${name}/${part}`, { [name]: value }] as const;
    });
    return [...own, ...within];
  }),
);

test.each([...new Set(cases.map(([plural]) => plural))])('of %s', (plural) => {
  const record = create(plural, bodies[plural] ?? {});
  const answers = cases
    .filter(([of]) => of === plural)
    .flatMap(([, pointer, part]) =>
      [
        workspace.post(`/api/v1/${plural}`, { ...bodies[plural], ...part }),
        workspace.call('PATCH', `/api/v1/${plural}/${record.id}`, { body: part }),
      ].map(({ status, body }) => ({ pointer, status, code: body.code })),
    );
  // A payment's own fields do not change, and a fault of such a patch is the conflict.
  const usual = [422, 409];
  expect(answers.filter(({ status }) => !usual.includes(status))).toEqual([]);
  expect(answers.length).toBeGreaterThan(10);
});
