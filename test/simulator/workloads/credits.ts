/** Workloads of credit notes: several at once, beside payments and refunds, and rows that a person deletes. */
import { get, patch, post, answeredRecord, type Script, type Workload } from '../actors/actor.ts';
import { deleteAndTakeBack, personEdit } from '../actors/person-edits.ts';
import type { SeededRandom } from '../../seeded-random.ts';

/** Clients that credit, pay and void the same invoice: together they take no more off it than it has. */
export const credits: Workload = {
  name: 'credits',
  weight: 4,
  actors: ({ ids }, random) =>
    random.pick([
      () => [credit(ids.invoice, random), credit(ids.invoice, random)],
      () => [credit(ids.invoice, random), pay(ids.invoice, random)],
      () => [credit(ids.totalInvoice, random), voided('invoices', ids.totalInvoice)],
      () => [credit(ids.paid, random), voided('payments', ids.payment)],
      () => [creditAndRefund(ids.paid, random), credit(ids.paid, random)],
      () => [deposit(ids.customer, ids.invoice, random), credit(ids.invoice, random)],
      () => [deleted(ids.invoice, random), credit(ids.invoice, random)],
      () => [closed(ids.invoice), credit(ids.invoice, random)],
    ])(),
};

function requestOf(invoice: string | undefined, random: SeededRandom): object {
  const body = { invoice_id: invoice, reason: 'order_change' };
  return random.pick([body, { ...body, amount: '40.00' }, { ...body, amount: '900.00' }]);
}

function* credit(invoice: string | undefined, random: SeededRandom): Script {
  const note = answeredRecord(yield post('credit_notes', requestOf(invoice, random)));
  yield get(`invoices/${invoice}`);
  if (note.object !== 'credit_note') return;
  yield get(`credit_notes/${String(note.id)}`);
  if (random.chance(0.3)) yield post(`credit_notes/${String(note.id)}/void`);
}

function* pay(invoice: string | undefined, random: SeededRandom): Script {
  const overpayment = random.pick(['refuse', 'credit']);
  const paid = answeredRecord(
    yield post('payments', { invoice_id: invoice, amount: '1400.00', method: 'cash', overpayment }),
  );
  if (paid.object === 'payment' && random.chance(0.5)) yield post(`payments/${String(paid.id)}/refund`);
}

function* voided(plural: string, id: string | undefined): Script {
  yield post(`${plural}/${id}/void`);
  yield get(`${plural}/${id}`);
}

function* creditAndRefund(invoice: string | undefined, random: SeededRandom): Script {
  yield post('payments', { invoice_id: invoice });
  const note = answeredRecord(yield post('credit_notes', requestOf(invoice, random)));
  if (note.object !== 'credit_note') return;
  const path = `credit_notes/${String(note.id)}`;
  const refund = answeredRecord(yield post(`${path}/refund`, { amount: '15.00' }));
  yield post(`${path}/refund`);
  if (refund.object === 'refund') yield post(`refunds/${String(refund.id)}/void`);
  yield get(path);
}

function* deposit(customer: string | undefined, invoice: string | undefined, random: SeededRandom): Script {
  const made = answeredRecord(yield post('payments', { customer_id: customer, amount: '500.00' }));
  if (made.object !== 'payment') return;
  const path = `payments/${String(made.id)}`;
  yield post(`${path}/apply`, { invoice_id: invoice, amount: '300.00' });
  yield post(
    random.pick([`${path}/void`, `${path}/refund`, `${path}/apply`]),
    random.chance(0.5) ? { invoice_id: invoice } : {},
  );
  yield get(path);
}

/** A person deletes the row of a note, and at times takes that back, while others credit what it gave up. */
function* deleted(invoice: string | undefined, random: SeededRandom): Script {
  const body = { ...requestOf(invoice, random), amount: '40.00' };
  const note = answeredRecord(yield post('credit_notes', body));
  if (note.object !== 'credit_note') return;
  const { remove, takeBack } = deleteAndTakeBack('Credit notes', String(note.id));
  yield personEdit(remove, random.below(16));
  yield { kind: 'wait', ms: random.pick([0, 5_000, 60_000]) };
  if (random.chance(0.4)) yield personEdit(takeBack, random.below(16));
  yield get(`invoices/${invoice}`);
  yield post('credit_notes', requestOf(invoice, random));
  yield get(`invoices/${invoice}`);
}

/** The books of the last year are closed: no note is issued in it from then on, while notes of today are. */
function* closed(invoice: string | undefined): Script {
  const lastDay = '2025-12-31';
  const answer = yield patch('workspace', { books_closed_through: lastDay });
  const body = { invoice_id: invoice, reason: 'order_change', amount: '5.00' };
  const isClosed = answer !== null && answer.status < 300;
  yield post(
    'credit_notes',
    { ...body, credit_note_date: lastDay },
    isClosed ? { refusal: 'period_locked' } : {},
  );
  yield post('credit_notes', body);
  yield get(`invoices/${invoice}`);
}
