/** Writes and actions of credit notes, refunds and applied payments, each behind what it needs. */
import { type ReceivedAnswer, patch, post, answeredRecord, remove, type Script } from '../../actors/actor.ts';
import { personEdit, deleteAndTakeBack, textUnder, typeRow } from '../../actors/person-edits.ts';
import { type CrashedWorkload, step, telling, crashedWrite } from './crashed-workload.ts';

/** A part of a note that leaves something to credit. */
const part = { reason: 'order_change', amount: '40.00' };

// Their calls are much alike, and many: one note changes its sheet, its lines, the invoice and often a refund.
const everySecond = 2;

/** Each step of credit over the API, once. */
export const creditWrites: readonly CrashedWorkload[] = [
  crashedWrite('create_credit_note', ({ invoice }) => post('credit_notes', { invoice_id: invoice, ...part })),
  step('credit_and_refund', 2, ({ invoice }) =>
    creditPaid(invoice, { refund: { method: 'card' } }, () => []),
  ),
  step('create_credit_notes', 1, ({ invoice, paid }) => creditBoth([invoice, paid]), everySecond),
  step('patch_credit_note', 2, (ids) => draftThen(ids, (path) => patch(path, { amount: '12.00' }))),
  step('delete_credit_note', 2, (ids) => draftThen(ids, (path) => remove(path))),
  step('issue_credit_note', 2, (ids) => draftThen(ids, (path) => post(`${path}/issue`)), everySecond),
  step('void_credit_note', 2, (ids) => noteThen(ids, (path) => post(`${path}/void`)), everySecond),
  step('rotate_link_of_note', 2, (ids) => noteThen(ids, (path) => post(`${path}/rotate_link`)), everySecond),
  step('unapply_credit_note', 2, (ids) =>
    noteThen(ids, (path) => post(`${path}/unapply`, { invoice_id: ids.invoice })),
  ),
  step('apply_credit_note', 3, ({ invoice, paid }) =>
    creditPaid(invoice, {}, (path) => [post(`${path}/apply`, { invoice_id: paid, amount: '7.00' })]),
  ),
  step('refund_credit_note', 3, ({ invoice }) =>
    creditPaid(invoice, {}, (path) => [post(`${path}/refund`, { amount: '7.00' })]),
  ),
  step('create_refund', 3, ({ invoice }) =>
    creditPaid(invoice, {}, (path) => [post('refunds', { credit_note_id: idOf(path), amount: '7.00' })]),
  ),
  step('create_refunds', 3, ({ invoice }) => creditPaid(invoice, {}, refundsOf), everySecond),
  step('patch_refund', 4, ({ invoice }) => refundThen(invoice, (path) => patch(path, { reference: 'R-7' }))),
  step('void_refund', 4, ({ invoice }) => refundThen(invoice, (path) => post(`${path}/void`))),
  step('apply_payment', 2, (ids) =>
    depositThen(ids, (path) => [post(`${path}/apply`, { invoice_id: ids.invoice })]),
  ),
  step(
    'unapply_payment',
    3,
    (ids) =>
      depositThen(ids, (path) => [
        post(`${path}/apply`, { invoice_id: ids.invoice }),
        post(`${path}/unapply`, { invoice_id: ids.invoice, amount: '3.00' }),
      ]),
    everySecond,
  ),
  step('refund_payment', 2, (ids) => depositThen(ids, (path) => [post(`${path}/refund`)])),
  telling('type_credit_note', 1, ({ invoice = '' }) => typeNote(invoice), everySecond),
  telling('delete_credit_note_row', 2, (ids) => noteAndDeletion(ids), everySecond),
];

type Ids = Readonly<Record<string, string>>;
type Call = ReturnType<typeof post>;

function idOf(path: string): string | undefined {
  return path.split('/')[1];
}

function pathOf(plural: string, made: ReceivedAnswer | null): string {
  return `${plural}/${String(answeredRecord(made).id)}`;
}

function* creditBoth(invoices: readonly (string | undefined)[]): Script {
  yield post('credit_notes/batch', { data: invoices.map((invoice_id) => ({ invoice_id, ...part })) });
}

function* draftThen({ invoice }: Ids, next: (path: string) => Call): Script {
  const draft = yield post('credit_notes', { invoice_id: invoice, status: 'draft', ...part });
  yield next(pathOf('credit_notes', draft));
}

function* noteThen({ invoice }: Ids, next: (path: string) => Call): Script {
  const note = yield post('credit_notes', { invoice_id: invoice, ...part });
  yield next(pathOf('credit_notes', note));
}

/** Credits a paid invoice, so that the note is credit, and goes on with its path. */
function* creditPaid(
  invoice: string | undefined,
  more: object,
  next: (path: string) => readonly Call[],
): Script {
  yield post(`invoices/${invoice}/payments`);
  const note = yield post('credit_notes', { invoice_id: invoice, ...part, ...more });
  yield* next(pathOf('credit_notes', note));
}

function refundsOf(path: string): readonly Call[] {
  return [
    post('refunds/batch', {
      data: ['1.00', '2.00'].map((amount) => ({ credit_note_id: idOf(path), amount })),
    }),
  ];
}

function* refundThen(invoice: string | undefined, next: (path: string) => Call): Script {
  yield post(`invoices/${invoice}/payments`);
  const note = yield post('credit_notes', { invoice_id: invoice, ...part });
  const refund = yield post(`${pathOf('credit_notes', note)}/refund`, { amount: '7.00' });
  yield next(pathOf('refunds', refund));
}

function* depositThen({ customer }: Ids, next: (path: string) => readonly Call[]): Script {
  const path = pathOf('payments', yield post('payments', { customer_id: customer, amount: '20.00' }));
  yield* next(path);
}

// People know an invoice by its number. The note is issued once its last cell is there.
function* typeNote(invoice: string): Script {
  yield personEdit((world) => {
    const number = textUnder(world, 'Invoices', invoice, 'Number');
    return typeRow('Credit notes', { Invoice: number, Amount: '25', Status: 'issued', Reason: 'duplicate' })(
      world,
    );
  });
}

function* noteAndDeletion({ invoice }: Ids): Script {
  const note = answeredRecord(yield post('credit_notes', { invoice_id: invoice, ...part }));
  yield personEdit(deleteAndTakeBack('Credit notes', String(note.id)).remove);
}
