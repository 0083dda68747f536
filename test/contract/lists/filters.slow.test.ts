/** Filters of lists: each finds exactly the records that it speaks of, and what is no value is refused. */
import { sortsOf } from '../../../src/core/api/lists/list-parameters.ts';
import { resources } from '../../../src/core/resources/index.ts';
import '../../../src/core/resources/late-rules.ts';
import { askForList, idsOf, type ListQuery, recordsOf, type Shown, walk } from '../support/read-lists.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';

const workspace = createTestWorkspace();
const { create, post, clock } = workspace;

const dayMs = 86_400_000;

/** The records as they were made, each on a day of its own. */
function dayByDay(records: readonly (() => Shown)[]): Shown[] {
  return records.map((make) => {
    clock.advance(dayMs);
    return make();
  });
}

const [ada, grace] = dayByDay([
  () => create('customers', { name: 'Ada Lovelace', email: 'ada@example.com', external_id: 'c-1' }),
  () => create('customers', { name: 'Hopper, Grace', email: 'grace@example.com', company: 'Navy' }),
  () => create('customers', { name: 'Charles', email: 'ADA@example.org', archived: true }),
  () => create('customers', { name: 'null', external_id: 'c-1,c-2' }),
]);
dayByDay([
  () => create('products', { name: 'Gear', sku: 'G-1', unit_price: '19.99', external_id: 'p-1' }),
  () => create('products', { name: 'Cog', sku: 'C-GEAR', unit_price: 100 }),
  () => create('products', { name: 'Wheel', unit_price: 9, active: false }),
]);
const past = { quotation_date: '2026-01-02', expiry_date: '2026-01-03' };
const quotations = dayByDay([
  () => create('quotations', { customer_id: ada.id, total: 10, status: 'sent', ...past }),
  () =>
    create('quotations', { customer_id: grace.id, total: 9.5, currency: 'USD', expiry_date: '2026-12-31' }),
  () => create('quotations', { customer_id: ada.id, total: 200, status: 'sent', external_id: 'q-1' }),
]);
post(`/api/v1/quotations/${quotations[2].id}/accept`, {});
const invoices = dayByDay([
  () =>
    create('invoices', {
      customer_id: ada.id,
      total: 100,
      invoice_date: '2026-01-01',
      due_date: '2026-01-05',
    }),
  () =>
    create('invoices', { customer_id: ada.id, total: '250.50', due_date: '2026-03-01', po_number: 'PO-77' }),
  () => create('invoices', { customer_id: grace.id, total: 9.99, currency: 'USD', status: 'draft' }),
  () =>
    create('invoices', { customer_id: grace.id, total: 1000, external_id: 'A,B', due_date: '2026-01-30' }),
  () => create('invoices', { customer_id: ada.id, total: 20, external_id: 'A' }),
  () => post(`/api/v1/quotations/${quotations[2].id}/convert`, {}).body,
]);
const payments = dayByDay([
  () =>
    create('payments', { invoice_id: invoices[1].id, amount: '50.50', method: 'card', external_id: 'x-1' }),
  () => create('payments', { invoice_id: invoices[3].id, payment_date: '2026-01-25' }),
  () => create('payments', { invoice_id: invoices[4].id, amount: 5, method: 'cash' }),
]);
post(`/api/v1/payments/${payments[2].id}/void`, {});
post(`/api/v1/invoices/${invoices[4].id}/void`, {});

type Case = readonly [question: ListQuery, holds: (record: Shown) => boolean];

/** The four bounds of a field, each at a value that a record has. */
function bounded(name: string, at: string, compare: (record: Shown) => number | null): Case[] {
  const holdsFor = (test: (order: number) => boolean) => (record: Shown) => {
    const order = compare(record);
    return order !== null && test(order);
  };
  return [
    [{ [`${name}[gte]`]: at }, holdsFor((order) => order >= 0)],
    [{ [`${name}[gt]`]: at }, holdsFor((order) => order > 0)],
    [{ [`${name}[lte]`]: at }, holdsFor((order) => order <= 0)],
    [{ [`${name}[lt]`]: at }, holdsFor((order) => order < 0)],
  ];
}

function amount(name: string, at: string): Case[] {
  return bounded(name, at, (record) => Number(record[name]) - Number(at));
}

function text(name: string, at: string): Case[] {
  return bounded(name, at, (record) => (record[name] === null ? null : compareTexts(record[name], at)));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** What every list can be asked. */
function common(records: readonly Shown[]): Case[] {
  const [first, second, third] = records;
  return [
    [{ id: first.id }, ({ id }) => id === first.id],
    [{ id: `${third.id},${first.id}` }, ({ id }) => id === first.id || id === third.id],
    ...text('created_at', second.created_at),
    ...text('updated_at', recordsOf(workspace, `${second.object}s`, { id: second.id })[0].updated_at),
  ];
}

const cases: Readonly<Record<string, readonly Case[]>> = {
  customers: [
    ...common(recordsOf(workspace, 'customers')),
    [{ external_id: 'c-1' }, ({ external_id }) => external_id === 'c-1'],
    [{ external_id: 'c-1,c-2' }, ({ external_id }) => external_id === 'c-1,c-2'],
    [{ external_id: 'c-1,c-3' }, () => false],
    [{ email: 'ada@example.com' }, ({ email }) => email === 'ada@example.com'],
    [{ name: 'Charles' }, ({ name }) => name === 'Charles'],
    [{ name: 'Hopper, Grace' }, ({ name }) => name === 'Hopper, Grace'],
    [{ email: 'null@example.com' }, () => false],
    [{ archived: 'true' }, ({ archived }) => archived],
    [{ archived: 'false' }, ({ archived }) => !archived],
    [{ q: 'aDa' }, ({ id, email }) => id === ada.id || email === 'ADA@example.org'],
    [{ q: 'navy' }, ({ company }) => company === 'Navy'],
    [{ q: 'ada', archived: 'false' }, ({ id }) => id === ada.id],
  ],
  products: [
    ...common(recordsOf(workspace, 'products')),
    [{ external_id: 'p-1' }, ({ external_id }) => external_id === 'p-1'],
    [{ sku: 'G-1' }, ({ sku }) => sku === 'G-1'],
    [{ active: 'true' }, ({ active }) => active],
    [{ active: 'false' }, ({ active }) => !active],
    [{ q: 'gear' }, ({ name }) => name !== 'Wheel'],
    ...amount('unit_price', '19.99'),
  ],
  quotations: [
    ...common(quotations),
    [{ external_id: 'q-1' }, ({ external_id }) => external_id === 'q-1'],
    [{ status: 'draft' }, ({ status }) => status === 'draft'],
    [{ status: 'draft,sent' }, ({ status }) => status !== 'invoiced'],
    [{ customer_id: ada.id }, ({ customer_id }) => customer_id === ada.id],
    [{ number: quotations[0].number }, ({ number }) => number === quotations[0].number],
    [{ currency: 'USD' }, ({ currency }) => currency === 'USD'],
    [{ q: 'hopper' }, ({ customer_id }) => customer_id === grace.id],
    [{ expired: 'true' }, ({ is_expired }) => is_expired],
    [{ is_expired: 'true' }, ({ is_expired }) => is_expired],
    ...text('quotation_date', '2026-01-02'),
    ...text('expiry_date', quotations[2].expiry_date),
    ...amount('total', '10'),
  ],
  invoices: [
    ...common(invoices),
    [{ external_id: 'A' }, ({ external_id }) => external_id === 'A'],
    [{ status: 'open' }, ({ status }) => status === 'open'],
    [{ status: 'open,paid' }, ({ status }) => status === 'open' || status === 'paid'],
    [{ customer_id: grace.id }, ({ customer_id }) => customer_id === grace.id],
    [{ number: invoices[1].number }, ({ number }) => number === invoices[1].number],
    [{ number: 'null' }, () => false],
    [{ currency: 'USD,EUR', status: 'draft' }, ({ status }) => status === 'draft'],
    [{ overdue: 'true' }, ({ is_overdue }) => is_overdue],
    [{ is_overdue: 'true' }, ({ is_overdue }) => is_overdue],
    [{ overdue: 'false' }, ({ is_overdue }) => !is_overdue],
    [{ quotation_id: quotations[2].id }, ({ quotation_id }) => quotation_id === quotations[2].id],
    [{ q: 'po-77' }, ({ po_number }) => po_number === 'PO-77'],
    [{ q: 'a,b' }, ({ external_id }) => external_id === 'A,B'],
    [{ q: '-0002' }, ({ number }) => number?.endsWith('-0002')],
    ...text('invoice_date', '2026-01-01'),
    ...text('due_date', '2026-03-01'),
    ...amount('total', '100'),
    ...amount('amount_due', '100'),
  ],
  payments: [
    ...common(payments),
    [{ external_id: 'x-1' }, ({ external_id }) => external_id === 'x-1'],
    [{ invoice_id: invoices[1].id }, ({ invoice_id }) => invoice_id === invoices[1].id],
    [{ customer_id: ada.id }, ({ customer_id }) => customer_id === ada.id],
    [{ method: 'card,cash' }, ({ method }) => method !== null],
    [{ status: 'voided' }, ({ status }) => status === 'voided'],
    ...text('payment_date', '2026-01-25'),
  ],
};

describe.each(Object.entries(cases))('%s', (plural, asked) => {
  const all = recordsOf(workspace, plural);

  test.each(
    asked.map(([question, holds]) => [new URLSearchParams(question).toString(), question, holds] as const),
  )('with %s are exactly these', (_text, question, holds) => {
    const expected = idsOf(all.filter(holds));
    expect(expected.length).toBeLessThan(all.length);
    const { body } = askForList(workspace, plural, { ...question, include: 'total_count' });
    expect(idsOf(body.data)).toEqual(expected);
    expect(body.total_count).toBe(expected.length);
  });

  // Few records are read whole; more than a page holds are told by the columns that they are asked and sorted by.
  test.each(asked.map(([question]) => [new URLSearchParams(question).toString(), question] as const))(
    'with %s are the same page by page, sorted by what is asked for too',
    (_text, question) => {
      const sortedBy = sorts(plural).find((field) => Object.keys(question)[0]?.split('[')[0] === field);
      const sort: ListQuery = sortedBy === undefined ? {} : { sort: sortedBy };
      const pages = walk(workspace, plural, { ...question, ...sort, limit: '1' });
      expect(idsOf(pages)).toEqual(idsOf(recordsOf(workspace, plural, { ...question, ...sort })));
    },
  );
});

function sorts(plural: string): string[] {
  const resource = resources.find((one) => one.plural === plural);
  return resource === undefined ? [] : sortsOf(resource);
}

test('Filters hold all at once', () => {
  const question = {
    status: 'open,partially_paid',
    'total[gte]': '100',
    'total[lt]': '250.5',
    q: 'lovelace',
  };
  expect(idsOf(recordsOf(workspace, 'invoices', question))).toEqual(idsOf([invoices[5], invoices[0]]));
});

test('An overdue invoice is one no more once it is paid', () => {
  const overdue = recordsOf(workspace, 'invoices', { overdue: 'true' });
  expect(idsOf(overdue)).toContain(invoices[0].id);
  create('payments', { invoice_id: invoices[0].id });
  const left = recordsOf(workspace, 'invoices', { overdue: 'true' });
  expect(idsOf(left)).toEqual(idsOf(overdue).filter((id) => id !== invoices[0].id));
});
