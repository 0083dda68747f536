/** The dialog in which an issued invoice is corrected: it says what will happen, does it, and offers the draft. */
import { html, type TemplateResult } from 'lit-html';
import type { DialogKind } from '../protocol.ts';
import { testDataBanner } from '../shared/mode-switch.ts';
import { copyView } from './copied.ts';
import { factsOf } from './invoice-facts.ts';
import { answerOf, type DialogContext, type ShownRecord } from './operate.ts';
import { createReadDialog } from './read-dialog.ts';

/** Reads the invoice, and shows the dialog. */
export function showCorrectDialog(context: DialogContext): void {
  const { order, place, operate } = context;
  const id = order.record?.id ?? '';
  const view = (invoice: ShownRecord): TemplateResult => {
    const elsewhere = otherWay(invoice);
    if (elsewhere !== null) return otherView(context, invoice, elsewhere);
    const number = String(invoice.number);
    return frame.view(
      html`<h1 class="unseen">Correct this invoice</h1>
        ${factsOf(invoice)}
        <p>An issued invoice does not change, because your customer may have it. So two things happen together:</p>
        <ol>
          <li>${number} is voided. It keeps its number, and nothing is due on it any more.</li>
          <li>A draft like it is made, with the same customer, lines and texts. You change it here, and issue it under a new number.</li>
        </ol>
        <p class="fine">This cannot be undone.</p>`,
      [
        {
          words: 'Void it and make the draft',
          isMain: true,
          order: () => ({ operation: 'correctInvoice', id }),
        },
      ],
    );
  };
  const done = (draft: ShownRecord): TemplateResult =>
    copyView({
      context,
      draft,
      title: 'The invoice is void, and its draft is made',
      sentences: [
        `The draft is ${String(draft.display_number)}. Change it, and issue it: it gets a new number then.`,
      ],
    });
  const { frame, open } = createReadDialog({
    context,
    read: () => answerOf(operate, { operation: 'getInvoice', id }),
    // What cannot be undone is not done by an Enter too many.
    focus: () => place.querySelector<HTMLElement>('.buttons .button')?.focus(),
    view,
    done,
  });
  open();
}

interface OtherWay {
  readonly sentence: string;
  readonly words: string;
  readonly kind: DialogKind;
}

/** What to do with an invoice that is not voided; null for one that is. */
function otherWay({ status, allowed_actions: actions }: ShownRecord): OtherWay | null {
  if ((actions as readonly string[]).includes('void')) return null;
  if (status === 'draft')
    return {
      sentence: 'A draft is changed as it stands: there is nothing to correct.',
      words: 'Change the draft',
      kind: 'invoice',
    };
  if (status === 'void')
    return {
      sentence: 'It is void already. Make a draft like it, and change that.',
      words: 'Duplicate',
      kind: 'duplicate',
    };
  return {
    sentence:
      'It has payments or credit notes, so it cannot be voided. Credit what is wrong, and bill the rest anew.',
    words: 'Credit this invoice',
    kind: 'credit',
  };
}

function otherView(
  { order, close, show }: DialogContext,
  invoice: ShownRecord,
  { sentence, words, kind }: OtherWay,
): TemplateResult {
  const go = (): void => {
    if (order.record !== null) show(kind, order.record);
  };
  return html`${testDataBanner(order.livemode)}
    <div class="billing">
      <h1 class="unseen">Correct this invoice</h1>
      ${factsOf(invoice)}
      <p role="status">${sentence}</p>
      <div class="foot"><div class="buttons">
        <button type="button" class="button" @click=${close}>Close</button>
        <button type="button" class="button action" @click=${go}>${words}</button>
      </div></div>
    </div>`;
}
