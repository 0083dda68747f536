/** The dialog in which an invoice is credited: all that is left, some of its lines, or an amount. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { OperationFault, OperationOrder } from '../protocol.ts';
import {
  checkField,
  decimalFromText,
  faultsAt,
  methods,
  selectField,
  textField,
  textOrNull,
} from './fields.ts';
import { savedView, warningsOf } from './form.ts';
import { type CreditableLine, creditedBody, creditedLines } from './credited-lines.ts';
import { reasons } from './credit-reasons.ts';
import { factsOf } from './invoice-facts.ts';
import { answerOf, type DialogContext, type ShownRecord } from './operate.ts';
import { createPreviews } from './preview.ts';
import { createReadDialog } from './read-dialog.ts';
import { shownMoney, totals } from './totals.ts';

/** What is credited. */
type Way = 'all' | 'lines' | 'amount';

const wayWords: readonly (readonly [Way, string])[] = [
  ['all', 'All that is left'],
  ['lines', 'Some lines'],
  ['amount', 'An amount'],
];

interface Draft {
  readonly way: Way;
  readonly quantities: Readonly<Record<string, string>>;
  readonly amount: string;
  readonly reason: string;
  readonly reasonText: string;
  readonly date: string;
  readonly refunds: boolean;
  readonly method: string;
  readonly reference: string;
}

/** An invoice, and what of it can be credited. */
interface Creditable {
  readonly invoice: ShownRecord;
  readonly max: unknown;
  readonly lines: readonly CreditableLine[];
}

/** Reads the invoice, and shows the form. */
export function showCreditDialog(context: DialogContext): void {
  const { order, place, operate } = context;
  const id = order.record?.id ?? '';
  let draft: Draft = {
    ...{ way: 'all', quantities: {}, amount: '', reason: '', reasonText: '' },
    ...{ date: order.today, refunds: false, method: '', reference: '' },
  };
  const previews = createPreviews(operate, () => draw());
  const body = (): ShownRecord => ({
    invoice_id: id,
    ...whatOf(draft),
    reason: textOrNull(draft.reason),
    reason_text: textOrNull(draft.reasonText),
    credit_note_date: textOrNull(draft.date),
    ...(draft.refunds
      ? { refund: { method: textOrNull(draft.method), reference: textOrNull(draft.reference) } }
      : {}),
  });
  // The totals do not depend on the reason, and a note without one is refused.
  const previewOrder = (): OperationOrder => ({
    operation: 'previewCreditNote',
    body: { ...body(), reason: 'duplicate', reason_text: null },
  });
  const change = (changed: Partial<Draft>): void => {
    draft = { ...draft, ...changed };
    frame.touch();
    previews.ask(isSaid(draft) ? previewOrder() : null);
    draw();
  };
  const read = async (): Promise<Creditable> => {
    const invoice = await answerOf(operate, { operation: 'getInvoice', id });
    const whole = await answerOf(operate, previewOrder());
    return { invoice, max: whole.max_creditable, lines: whole.creditable_lines as readonly CreditableLine[] };
  };
  const view = ({ invoice, max, lines }: Creditable): TemplateResult => {
    const preview = previews.now();
    const faults = frame.faults().length > 0 ? frame.faults() : (preview.refusal?.faults ?? []);
    return frame.view(
      html`<h1 class="unseen">Credit this invoice</h1>
        ${factsOf(invoice)}
        <p class="fine">At most ${shownMoney(max, invoice.currency)} can be credited.</p>
        ${waysView(draft, change)}
        ${draft.way === 'lines' ? creditedLines({ invoice, lines, quantities: draft.quantities, faults, set: (quantities) => change({ quantities }) }) : nothing}
        ${draft.way === 'amount' ? textField({ id: 'amount', label: `Amount in ${String(invoice.currency)}, with tax`, value: draft.amount, set: (amount) => change({ amount }), faults: faultsAt(faults, '/amount'), isNumber: true }) : nothing}
        <div class="halves">
          <div>${factFields(draft, faults, change)} ${refundFields(draft, preview.record?.remaining_credit, faults, change)}</div>
          ${totals(preview, 'Say what to credit: the totals appear here.', (note) => [
            ['Takes off the amount due', note.applied_amount],
            ['Refunded', note.refunded_amount],
            ['Stays as credit of the customer', note.remaining_credit],
          ])}
        </div>`,
      [
        {
          words: 'Save as draft',
          isMain: false,
          order: () => ({ operation: 'createCreditNote', body: { ...body(), status: 'draft' } }),
        },
        {
          words: 'Issue credit note',
          isMain: true,
          isFinal: true,
          order: () => ({ operation: 'createCreditNote', body: body() }),
        },
      ],
    );
  };
  const done = (note: ShownRecord): TemplateResult =>
    savedView({
      context,
      record: note,
      title:
        note.status === 'draft'
          ? 'The draft of the credit note is saved'
          : `Credit note ${String(note.number)} is issued`,
      sentences: [
        `${shownMoney(note.total, note.currency)} of ${String(note.invoice_number)} are credited.`,
        ...warningsOf(note),
      ],
    });
  const { frame, draw, open } = createReadDialog({
    context,
    read,
    onRead: () => previews.ask(previewOrder()),
    focus: () => place.querySelector('input')?.focus(),
    view,
    done,
  });
  open();
}

/** True when the draft says what to credit. */
function isSaid({ way, amount, quantities }: Draft): boolean {
  if (way === 'amount') return decimalFromText(amount) !== null;
  return way === 'all' || creditedBody(quantities).length > 0;
}

function whatOf({ way, amount, quantities }: Draft): ShownRecord {
  if (way === 'amount') return { amount: decimalFromText(amount) };
  return way === 'lines' ? { lines: creditedBody(quantities) } : {};
}

type Change = (changed: Partial<Draft>) => void;

function waysView({ way }: Draft, change: Change): TemplateResult {
  return html`<fieldset class="ways">
    <legend>What is credited</legend>
    ${wayWords.map(
      ([one, words]) => html`<label class="check">
        <input type="radio" name="way" .checked=${one === way} @change=${() => change({ way: one })} />
        <span>${words}</span>
      </label>`,
    )}
  </fieldset>`;
}

function factFields(draft: Draft, faults: readonly OperationFault[], change: Change): TemplateResult {
  return html`${selectField({ id: 'reason', label: 'Reason', value: draft.reason, set: (reason) => change({ reason }), choices: reasons, faults: faultsAt(faults, '/reason') })}
    ${textField({ id: 'reason-text', label: 'Reason in words', value: draft.reasonText, set: (reasonText) => change({ reasonText }), faults: faultsAt(faults, '/reason_text'), maxLength: 1000 })}
    ${textField({ id: 'date', label: 'Date', type: 'date', value: draft.date, set: (date) => change({ date }), faults: faultsAt(faults, '/credit_note_date') })}`;
}

function refundFields(
  draft: Draft,
  left: unknown,
  faults: readonly OperationFault[],
  change: Change,
): TemplateResult | typeof nothing {
  // A note that only lowers what is due leaves nothing to give back.
  if (!draft.refunds && !(Number(left) > 0)) return nothing;
  const ofAll = faults.filter(({ pointer }) => pointer === '/refund' || pointer === '/refund/amount');
  return html`${checkField(draft.refunds, 'Refund what the invoice does not owe any more', (refunds) => change({ refunds }))}
    <p class="wrong">${ofAll.map(({ message }) => message).join(' ')}</p>
    ${
      draft.refunds
        ? html`${selectField({ id: 'method', label: 'Refund by', value: draft.method, set: (method) => change({ method }), choices: methods, faults: faultsAt(faults, '/refund/method') })}
          ${textField({ id: 'reference', label: 'Reference of the refund', value: draft.reference, set: (reference) => change({ reference }), faults: faultsAt(faults, '/refund/reference'), maxLength: 100 })}`
        : nothing
    }`;
}
