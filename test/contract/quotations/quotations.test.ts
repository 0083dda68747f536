/** Quotations: offers of both shapes, as drafts or sent. */
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const { create } = workspace;
const items = [{ description: 'Restoration', quantity: 2, unit_price: '600.00', tax_rate: 20 }];

function refuse(body: unknown): ReturnType<typeof workspace.post> {
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/quotations', body));
}

describe('a new quotation', () => {
  test('is a draft without number and dates', () => {
    const quotation = create('quotations', { customer_name: 'Ada', items, title: 'Two cameras' });
    expect(quotation).toMatchObject({
      object: 'quotation',
      status: 'draft',
      shape: 'items',
      number: null,
      title: 'Two cameras',
      quotation_date: null,
      expiry_date: null,
      customer: null,
      accepted_at: null,
      accepted_by: null,
      declined_at: null,
      decline_reason: null,
      invoice_id: null,
      is_expired: false,
      subtotal: 1200,
      tax_total: 240,
      total: 1440,
    });
    expect(quotation.id).toMatch(/^quo_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(workspace.get(`/api/v1/quotations/${quotation.id}`).body).toEqual(quotation);
  });

  test('has no due date and no payments', () => {
    const quotation = create('quotations', { customer_name: 'Ada', items });
    for (const name of ['due_date', 'invoice_date', 'amount_due', 'amount_paid']) {
      expect(quotation).not.toHaveProperty(name);
    }
    expectFaults(refuse({ customer_name: 'Ada', items, due_date: '2026-02-01' }), [
      '/due_date unknown_field',
    ]);
  });

  test('that is sent has its number, its dates and its customer', () => {
    const sent = (): ReturnType<typeof create> =>
      create('quotations', { customer_name: 'Ada', items, status: 'sent' });
    expect(sent()).toMatchObject({
      status: 'sent',
      number: 'QUO-2026-0001',
      quotation_date: '2026-01-07',
      expiry_date: '2026-02-06',
      customer: { name: 'Ada' },
    });
    create('quotations', { customer_name: 'Ada', items });
    expect(sent().number).toBe('QUO-2026-0002');
    expect(create('invoices', { customer_name: 'Ada', items }).number).toBe('INV-2026-0001');
  });

  test('may be a name and a total, with tax in it', () => {
    const quotation = create('quotations', { customer_name: 'Ada', total: 119, tax_rate: 19 });
    expect(quotation).toMatchObject({ shape: 'total', tax_inclusive: true, tax_total: 19, total: 119 });
  });

  test('of nothing is not paid but sent', () => {
    expect(create('quotations', { customer_name: 'Ada', total: 0, status: 'sent' }).status).toBe('sent');
  });

  test('expires after its day', () => {
    const day = { quotation_date: '2026-01-01', expiry_date: '2026-01-06' };
    const late = create('quotations', { customer_name: 'Ada', items, status: 'sent', ...day });
    expect(late.is_expired).toBe(true);
    const today = { ...day, expiry_date: '2026-01-07' };
    expect(create('quotations', { customer_name: 'Ada', items, status: 'sent', ...today }).is_expired).toBe(
      false,
    );
  });

  test('is refused for every fault at once', () => {
    expectFaults(
      refuse({
        items: [{ description: 'Restoration', unit_price: 'free' }],
        status: 'accepted',
        expiry_date: '2026-02-30',
        accepted_at: '2026-01-07T12:00:00.000Z',
      }),
      [
        '/accepted_at read_only',
        '/customer_id required',
        '/customer_name required',
        '/expiry_date invalid_date',
        '/items/0/unit_price invalid_format',
        '/status invalid_enum',
      ],
    );
  });

  test('cannot expire before its own date', () => {
    const answer = refuse({
      customer_name: 'Ada',
      items,
      quotation_date: '2026-01-07',
      expiry_date: '2026-01-06',
      status: 'sent',
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].pointer).toBe('/expiry_date');
  });

  test('shares no external_id with another, though an invoice may have it', () => {
    const first = create('quotations', { customer_name: 'Ada', items, external_id: 'Q-1' });
    create('invoices', { customer_name: 'Ada', items, external_id: 'Q-1' });
    expectRefused(refuse({ customer_name: 'Ada', items, external_id: 'Q-1' }), 409, 'external_id_taken', {
      existing_id: first.id,
    });
  });
});
