/** The dialog that makes a draft like an invoice or a quotation, and offers it. */
import { html, render, type TemplateResult } from 'lit-html';
import { type Loaded, load, loading, whenLoaded } from '../shared/loaded.ts';
import { copyView } from './copied.ts';
import { createFrame } from './form.ts';
import { factsOf } from './invoice-facts.ts';
import { answerOf, type DialogContext, type ShownRecord } from './operate.ts';

/** Reads the document, and shows the dialog. */
export function showDuplicateDialog(context: DialogContext): void {
  const { order, place, operate } = context;
  const isQuotation = order.record?.object === 'quotation';
  const id = order.record?.id ?? '';
  let loaded: Loaded<ShownRecord> = loading;
  let saved: ShownRecord | null = null;
  const draw = (): void => {
    render(saved === null ? whenLoaded(loaded, read, view) : done(saved), place);
    place.querySelector<HTMLElement>('.button.action')?.focus();
  };
  const frame = createFrame({
    context,
    draw,
    onSaved(record) {
      saved = record;
      draw();
    },
  });
  const read = (): void =>
    void load(
      () => answerOf(operate, { operation: isQuotation ? 'getQuotation' : 'getInvoice', id }),
      (next) => {
        loaded = next;
        draw();
      },
    );
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
  read();
}
