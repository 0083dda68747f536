/** Series of credit notes about random invoices: each of them is ready, and its XML has the amounts of the API. */
import { createRandom } from '../../seeded-random.ts';
import type { Answered } from '../support/test-workspace.ts';
import { createElectronicBusiness, lamps } from './electronic-business.ts';

type AnyRecord = Answered['body'];

const { invoice, missing, post, reading } = createElectronicBusiness();

const invoices = Number(process.env.EINVOICES ?? 150);
const random = createRandom('einvoices of credit notes');
const pick = <Choice>(choices: readonly Choice[]): Choice =>
  choices[Math.floor(random.next() * choices.length)] as Choice;

function expectSameAmounts(record: AnyRecord): void {
  for (const syntax of ['ubl', 'cii'] as const) {
    const { totals } = reading(record, syntax);
    const { amounts } = record;
    expect([totals.taxExclusive, totals.tax, totals.taxInclusive].map(Number)).toEqual(
      [amounts.taxable_total, amounts.tax_total, amounts.total].map(Number),
    );
  }
}

function randomInvoice(): AnyRecord {
  const items = Array.from({ length: pick([1, 2, 3]) }, () => ({
    ...lamps,
    quantity: pick([1, 2, 3, 7, '0.5']),
    unit_price: (random.next() * 100 + 1).toFixed(2),
    tax_rate: pick([19, 7, '5.5']),
    tax_name: pick([null, 'A', 'B']),
    discount_percent: pick([null, null, 10]),
  }));
  const discount_percent = pick([null, null, 3, '33.3333']);
  return invoice({ items, discount_percent, tax_inclusive: pick([true, false]) });
}

/** A part of the lines, an amount, or all that is left. */
function noteAbout({ id, total, items }: AnyRecord): object {
  const about = { invoice_id: id, reason: 'order_change' };
  const way = random.next();
  if (way < 0.4)
    return { ...about, lines: [{ invoice_item_id: pick<AnyRecord>(items).id, quantity: '0.25' }] };
  return way < 0.8 ? { ...about, amount: (Number(total) * random.next() * 0.5).toFixed(2) } : about;
}

test('what is credited in parts is exported in parts, to the cent', () => {
  let notes = 0;
  for (let made = 0; made < invoices; made++) {
    const credited = randomInvoice();
    expectSameAmounts(credited);
    for (let part = 0; part < 3; part++) {
      const { status, body } = post('/api/v1/credit_notes', noteAbout(credited));
      // The last parts of a series may be more than is left.
      if (status !== 201) continue;
      expect({ note: body, missing: missing(body) }).toMatchObject({ missing: [] });
      expectSameAmounts(body);
      notes++;
    }
  }
  expect(notes).toBeGreaterThan(invoices);
}, 600_000);
