/** Values of filters: what is none is refused, an instant is one moment, a day is all of that day where the business is. */
import { askForList, idsOf, recordsOf, type Shown } from '../support/read-lists.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';

const workspace = createTestWorkspace();
const invoices = ['1', '250.50', '300'].map((total) =>
  workspace.create('invoices', { customer_name: 'Ada', total }),
);

describe('a filter refuses', () => {
  test.each([
    ['invoices', 'overdue', 'yes'],
    ['invoices', 'overdue', ''],
    ['customers', 'archived', 'TRUE'],
    ['invoices', 'total[gte]', 'abc'],
    ['invoices', 'total[gte]', '1e3'],
    ['invoices', 'total[gte]', ''],
    ['invoices', 'due_date[lt]', '2026-02-30'],
    ['invoices', 'due_date[lt]', '2026-01-01T00:00:00Z'],
    ['invoices', 'created_at[gt]', 'yesterday'],
    ['invoices', 'created_at[gt]', '2026'],
    ['invoices', 'created_at[gt]', '2026-02-30'],
    ['invoices', 'created_at[gt]', '2026-02-30T12:00:00Z'],
    ['invoices', 'created_at[gt]', '2026-01-31T12:00:00'],
    ['invoices', 'created_at[gt]', '2026-01-31T25:00:00Z'],
    ['invoices', 'status', 'opne'],
    ['invoices', 'status', 'open,settled'],
    ['quotations', 'status', 'open'],
    ['payments', 'status', 'paid'],
    ['payments', 'method', 'Card'],
    ['invoices', 'currency', 'eur'],
    ['invoices', 'currency', 'EUR,XXX'],
    ['invoices', 'invoice_date', '2026-02-30'],
    ['payments', 'payment_date', '2026-01-01T00:00:00Z'],
    ['events', 'type', 'invoice.payed'],
    ['events', 'type', 'invoice.*,invoces.*'],
    ['invoices', 'id', Array.from({ length: 101 }, () => invoices[0].id).join()],
    // What a program sends whose variable is not set.
    ['customers', 'email', ''],
    ['customers', 'name', ''],
    ['customers', 'q', ''],
    ['customers', 'external_id', ''],
    ['invoices', 'customer_id', 'undefined'],
    ['invoices', 'customer_id', invoices[0].id],
    ['invoices', 'id', `${invoices[0].id},`],
    ['customers', 'email', 'null'],
    ['customers', 'email', 'ada shop@example.com'],
    ['customers', 'email', '%ZZ'],
    ['events', 'resource_id', ''],
  ])('on %s the %s "%s"', (plural, parameter, value) => {
    expectRefused(askForList(workspace, plural, { [parameter]: value }), 400, 'invalid_parameter', {
      errors: [{ parameter, code: 'invalid_parameter' }],
    });
  });

  test.each([
    ['invoices', 'overdue', 'is_overdue=true'],
    ['quotations', 'sent,expired', 'is_expired=true'],
  ])('on %s the status %s, which is a flag of its own', (plural, status, hint) => {
    const answer = askForList(workspace, plural, { status });
    expectRefused(answer, 400, 'invalid_parameter');
    expect(answer.body.errors[0].message).toContain(hint);
  });

  test('a flag by neither of its names when it is no flag', () => {
    for (const name of ['overdue', 'is_overdue']) {
      expectRefused(askForList(workspace, 'invoices', { [name]: 'yes' }), 400, 'invalid_parameter');
      expect(recordsOf(workspace, 'invoices', { [name]: 'true' })).toEqual([]);
      expect(recordsOf(workspace, 'invoices', { [name]: 'false' })).toHaveLength(invoices.length);
    }
  });

  test('a word that no record can have, and tells the nearest', () => {
    const { body } = askForList(workspace, 'invoices', { status: 'opne' });
    expect(body.errors[0].message).toMatch(/draft, open, partially_paid.*Did you mean "open"\?/);
    const messageOf = (plural: string, question: Readonly<Record<string, string>>): string =>
      askForList(workspace, plural, question).body.errors[0].message;
    expect(messageOf('events', { type: 'invoice.payed' })).toContain('Did you mean "invoice.paid"?');
    expect(messageOf('invoices', { currency: 'eur' })).toContain('Did you mean "EUR"?');
    for (const type of ['webhook.ping', '*', 'customer.*,payment.voided'])
      expect(askForList(workspace, 'events', { type }).status).toBe(200);
    for (const status of ['uncollectible', 'draft,void'])
      expect(recordsOf(workspace, 'invoices', { status })).toEqual([]);
  });

  test.each([
    ['invoices', 'total[ge]', '"total[gte]"'],
    ['invoices', 'custmer_id', '"customer_id"'],
    ['customers', 'e-mail', '"email"'],
    ['products', 'unit_prise[lt]', '"unit_price[lt]"'],
    ['payments', 'invoice', '"invoice_id"'],
    ['quotations', 'quotation_dat[lt]', '"quotation_date[lt]"'],
    // What is near to none is told all.
    ['invoices', 'issued_on', ' invoice_date[gte],'],
    ['invoices', 'late', ' is_overdue,'],
  ])('on %s the name %s, and tells %s', (plural, parameter, nearest) => {
    const answer = askForList(workspace, plural, { [parameter]: 'x' });
    expectRefused(answer, 400, 'unknown_parameter', { errors: [{ parameter, code: 'unknown_parameter' }] });
    expect(answer.body.errors[0].message).toContain(nearest);
  });

  test('all that is wrong at once', () => {
    const answer = askForList(workspace, 'invoices', {
      overdue: 'x',
      'total[lt]': 'x',
      sort: 'x',
      include: 'x',
      limit: 'x',
    });
    expectRefused(answer, 400, 'invalid_parameter');
    expect(answer.body.errors.map(({ parameter }: Shown) => parameter).sort()).toEqual(
      ['include', 'limit', 'overdue', 'sort', 'total[lt]'].sort(),
    );
  });

  test('100 ids not, of which those that are there are found', () => {
    const many = [
      ...Array.from({ length: 98 }, () => `inv_${'0'.repeat(26)}`),
      invoices[0].id,
      invoices[2].id,
    ];
    expect(idsOf(recordsOf(workspace, 'invoices', { id: many.join() }))).toEqual(
      idsOf([invoices[2], invoices[0]]),
    );
  });
});

test('An instant is one moment, with whatever offset it is written', () => {
  const { id, created_at } = invoices[2];
  const local = new Date(Date.parse(created_at) + 2 * 3_600_000).toISOString().replace('Z', '+02:00');
  for (const at of [created_at, local]) {
    const question = { 'created_at[gte]': at, 'created_at[lte]': at };
    expect(idsOf(recordsOf(workspace, 'invoices', question))).toEqual([id]);
  }
  // A plus sign that nobody encoded arrives as a blank.
  const query = `created_at[gte]=${local}&created_at[lte]=${local}`;
  expect(idsOf(workspace.get('/api/v1/invoices', { query }).body.data)).toEqual([id]);
});

test('A day is all records of that day, alone and between others', () => {
  const dated = ['2026-01-04', '2026-01-05', '2026-01-05'].map((invoice_date) =>
    workspace.create('invoices', { customer_name: 'Ada', total: 1, invoice_date }),
  );
  const on = (question: Readonly<Record<string, string>>): string[] =>
    idsOf(recordsOf(workspace, 'invoices', question)).sort();
  expect(on({ invoice_date: '2026-01-05' })).toEqual(idsOf(dated.slice(1)).sort());
  expect(on({ invoice_date: '2026-01-05', 'invoice_date[lt]': '2026-01-05' })).toEqual([]);
  expect(on({ invoice_date: '2026-01-04', 'invoice_date[gte]': '2026-01-01' })).toEqual([dated[0].id]);
  expect(on({ due_date: '2026-02-03' })).toEqual([dated[0].id]);
});

test('A name and an e-mail address are found in whatever case and spacing, as a new invoice finds them', () => {
  const names = ['Jörg  Müller', 'ＡＣＭＥ Ltd', 'Kay'];
  const made = names.map((name, index) =>
    workspace.create('customers', { name, email: `Box${index}+a.b@Example.com` }),
  );
  const found = (question: Readonly<Record<string, string>>): string[] =>
    idsOf(recordsOf(workspace, 'customers', question));
  for (const [index, name] of [' jÖRG müller', 'acme  LTD', '\u212aAY'].entries())
    expect(found({ name })).toEqual([made[index].id]);
  for (const [index, { id }] of made.entries()) {
    expect(found({ email: `bOX${index}+A.B@example.COM ` })).toEqual([id]);
    expect(found({ email: `box${index}+axb@example.com` })).toEqual([]);
  }
  expect(found({ name: 'Jorg Müller' })).toEqual([]);
});

test('An amount is compared as a number, however it is written', () => {
  for (const at of ['250.5', '250.50', '0250.500', '-0'])
    expect(askForList(workspace, 'invoices', { 'total[gte]': at }).status).toBe(200);
  expect(
    idsOf(recordsOf(workspace, 'invoices', { 'total[gte]': '250.50000', 'total[lte]': '250.5' })),
  ).toEqual([invoices[1].id]);
});

// Each with a day on which the clocks change, the instant at which it begins and that at which it ends.
test.each([
  ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00Z', '2026-04-05T12:00:00Z'],
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00Z', '2026-03-09T07:00:00Z'],
  ['Pacific/Kiritimati', '2026-01-08', '2026-01-07T10:00:00Z', '2026-01-08T10:00:00Z'],
])('A day in %s is %s from its first instant to its last', (timeZone, day, begin, end) => {
  const [beginMs, endMs] = [Date.parse(begin), Date.parse(end)];
  const there = createTestWorkspace({ timeZone, startMs: beginMs - 3_600_000 });
  const createAfter = (ms: number): Shown => {
    there.clock.advance(ms - there.clock.now());
    return there.create('customers', { name: 'Ada' });
  };
  const secondsAround = 5000;
  const [before, first, last, after] = [beginMs - secondsAround, beginMs, endMs - secondsAround, endMs].map(
    createAfter,
  );
  const found = (question: Readonly<Record<string, string>>): string[] =>
    idsOf(recordsOf(there, 'customers', { sort: 'created_at', ...question }));
  for (const field of ['created_at', 'updated_at']) {
    expect(found({ [`${field}[gte]`]: day })).toEqual(idsOf([first, last, after]));
    expect(found({ [`${field}[gt]`]: day })).toEqual(idsOf([after]));
    expect(found({ [`${field}[lte]`]: day })).toEqual(idsOf([before, first, last]));
    expect(found({ [`${field}[lt]`]: day })).toEqual(idsOf([before]));
    expect(found({ [`${field}[gte]`]: day, [`${field}[lte]`]: day })).toEqual(idsOf([first, last]));
  }
});
