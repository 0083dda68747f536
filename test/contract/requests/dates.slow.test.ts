/** Dates: real calendar days kept as text, and a today that is the spreadsheet's. */
import { expectFaults } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { cellsUnder, expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const { create } = workspace;

function bill(body: object): ReturnType<typeof create> {
  return create('invoices', { customer_name: 'Ada', total: 1, ...body });
}

function refuse(body: object): ReturnType<typeof workspace.post> {
  const whole = { customer_name: 'Ada', total: 1, ...body };
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', whole));
}

describe('the dates of an invoice', () => {
  test('are today and 30 days later when nothing is said', () => {
    expect(bill({})).toMatchObject({ invoice_date: '2026-01-07', due_date: '2026-02-06' });
  });

  test('are due by the terms of the customer', () => {
    const { id } = create('customers', { name: 'Prompt', payment_terms_days: 0 });
    const invoice = bill({ customer_name: null, customer_id: id, invoice_date: '2026-02-28' });
    expect(invoice).toMatchObject({ invoice_date: '2026-02-28', due_date: '2026-02-28' });
  });

  test('count over leap days and the ends of years', () => {
    expect(bill({ invoice_date: '2024-02-01' }).due_date).toBe('2024-03-02');
    expect(bill({ invoice_date: '2023-12-31' }).due_date).toBe('2024-01-30');
  });

  test.each(['1900-01-01', '2024-02-29', '2000-02-29', '2999-12-31'])('may be %s', (day) => {
    const invoice = bill({ invoice_date: day, due_date: day });
    expect(workspace.get(`/api/v1/invoices/${invoice.id}`).body).toMatchObject({
      invoice_date: day,
      due_date: day,
    });
  });

  test.each([
    '2026-06-31',
    '2026-02-29',
    '1900-02-29',
    '1899-12-31',
    '3000-01-01',
    '2026-13-01',
    '2026-00-10',
    '2026-1-7',
    '07.01.2026',
    '2026-01-07T00:00:00Z',
    '2026-01-07 ',
    '２０２６-01-07',
    '-2026-01-07',
  ])('may not be %s', (day) => {
    expectFaults(refuse({ invoice_date: day }), ['/invoice_date invalid_date']);
  });

  test('are texts', () => {
    expectFaults(refuse({ invoice_date: 20260107, due_date: ['2026-01-07'] }), [
      '/due_date invalid_type',
      '/invoice_date invalid_type',
    ]);
  });

  test('refuses a due date before the invoice date, and one beyond the calendar', () => {
    expectFaults(refuse({ invoice_date: '2026-01-07', due_date: '2026-01-06' }), [
      '/due_date due_before_invoice_date',
    ]);
    expectFaults(refuse({ due_date: '2026-01-06' }), ['/due_date due_before_invoice_date']);
    expectFaults(refuse({ invoice_date: '2999-12-31' }), ['/due_date out_of_range']);
  });

  test('stay as they were given in a draft', () => {
    expect(bill({ status: 'draft', due_date: '2026-05-01' })).toMatchObject({
      invoice_date: null,
      due_date: '2026-05-01',
    });
    expect(bill({ status: 'draft', invoice_date: '2026-05-01' })).toMatchObject({
      invoice_date: '2026-05-01',
      due_date: null,
    });
  });

  test('are texts in the sheet too', () => {
    for (const cell of cellsUnder(workspace, 'Invoices', 'Invoice date')) {
      expect(cell === undefined || typeof cell === 'string').toBe(true);
    }
  });
});

describe('an invoice is overdue', () => {
  test('from the day after its due date on, and not when it is paid or a draft', () => {
    const late = createTestWorkspace();
    const due = { customer_name: 'Ada', invoice_date: '2026-01-01', due_date: '2026-01-07' };
    const invoice = late.create('invoices', { ...due, total: 1 });
    const free = late.create('invoices', { ...due, total: 0 });
    const draft = late.create('invoices', { ...due, total: 1, status: 'draft' });
    const isOverdue = ({ id }: { id: string }): boolean => late.get(`/api/v1/invoices/${id}`).body.is_overdue;
    expect(invoice.is_overdue).toBe(false);
    expect(isOverdue(invoice)).toBe(false);
    late.clock.advance(86_400_000);
    expect(isOverdue(invoice)).toBe(true);
    expect(isOverdue(free)).toBe(false);
    expect(isOverdue(draft)).toBe(false);
    expect(late.get('/api/v1/invoices').body.data[2]).toMatchObject({ id: invoice.id, is_overdue: true });
  });
});

describe('today', () => {
  // Half an hour before and after midnight there, which is another day in London.
  test.each([
    ['Pacific/Auckland', '2026-01-07T10:30:00Z', '2026-01-07', '2026-01-08'],
    ['America/Los_Angeles', '2026-01-08T07:30:00Z', '2026-01-07', '2026-01-08'],
    ['Asia/Kolkata', '2026-03-01T18:00:00Z', '2026-03-01', '2026-03-02'],
    ['Europe/Berlin', '2026-03-28T22:30:00Z', '2026-03-28', '2026-03-29'],
  ])('is the day in %s', (timeZone, start, before, after) => {
    const there = createTestWorkspace({ timeZone, startMs: Date.parse(start), pauseMs: 0 });
    const dateOfNext = (): string =>
      there.create('invoices', { customer_name: 'Ada', total: 1 }).invoice_date;
    expect(dateOfNext()).toBe(before);
    there.clock.advance(3_600_000);
    expect(dateOfNext()).toBe(after);
  });
});

describe('timestamps', () => {
  test('are UTC with three fraction digits, and rise strictly', () => {
    const stamps = [bill({}), bill({}), create('customers', { name: 'Later' })].map(
      ({ created_at, updated_at }) => {
        expect(updated_at).toBe(created_at);
        return created_at;
      },
    );
    for (const stamp of stamps) expect(stamp).toMatch(/^2026-01-07T\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect([...new Set(stamps)].sort()).toEqual(stamps);
  });
});

test('a day more than a year ahead is taken with a warning, and so is the number that shows its year', () => {
  const codesOf = ({ warnings }: ReturnType<typeof bill>): string[] =>
    warnings.map(({ code, pointer }: { code: string; pointer: string }) => `${code} ${pointer}`);
  const far = bill({ invoice_date: '2999-01-01', due_date: '2999-02-01' });
  expect(far.number).toMatch(/^INV-2999-/);
  expect(codesOf(far)).toEqual(['date_far_ahead /invoice_date', 'date_far_ahead /due_date']);
  expect(codesOf(bill({ due_date: '2027-01-08' }))).toEqual([]);
  expect(codesOf(bill({ due_date: '2027-01-09' }))).toEqual(['date_far_ahead /due_date']);
  const draft = bill({ status: 'draft' });
  const { body } = workspace.call('PATCH', `/api/v1/invoices/${draft.id}`, {
    body: { due_date: '2206-01-01' },
  });
  expect(codesOf(body)).toEqual(['date_far_ahead /due_date']);
});
