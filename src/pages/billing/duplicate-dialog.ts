/** The dialog that makes a draft like an invoice or a quotation, and offers it. */
import { html, type TemplateResult } from 'lit-html';
import { copyView } from './copied.ts';
import { factsOf } from './invoice-facts.ts';
import { answerOf, type DialogContext, type ShownRecord } from './operate.ts';
import { createReadDialog } from './read-dialog.ts';

/** Reads the document, and shows the dialog. */
export function showDuplicateDialog(context: DialogContext): void {
  const { order, place, operate } = context;
  const isQuotation = order.record?.object === 'quotation';
  const id = order.record?.id ?? '';
  const view = (document: ShownRecord): TemplateResult =>
    frame.view(
      html`<h1 class="unseen">Duplicate</h1>
        ${factsOf(document)}
        <p>A draft like it is made, with the same customer, lines and texts. It has no number and no dates until you issue it.</p>
        <p>This ${isQuotation ? 'quotation' : 'invoice'} stays as it is.</p>`,
      [
        {
          words: 'Make the draft',
          isMain: true,
          order: () => ({ operation: isQuotation ? 'duplicateQuotation' : 'duplicateInvoice', id }),
        },
      ],
    );
  const done = (draft: ShownRecord): TemplateResult =>
    copyView({
      context,
      draft,
      title: 'The draft is made',
      sentences: [`It is ${String(draft.display_number)}.`],
    });
  const { frame, open } = createReadDialog({
    context,
    read: () => answerOf(operate, { operation: isQuotation ? 'getQuotation' : 'getInvoice', id }),
    focus: () => place.querySelector<HTMLElement>('.button.action')?.focus(),
    view,
    done,
  });
  open();
}
