/** The dialog of a new invoice or a new quotation. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { OperationOrder } from '../protocol.ts';
import { createChoices, createFinder } from './choice.ts';
import { blankDraft, bodyOf, type Draft, isComputable } from './document-draft.ts';
import { customerView, furtherView, untilView } from './document-fields.ts';
import { documents } from './document-words.ts';
import { faultsAt, textField } from './fields.ts';
import { createFrame, savedView, type SaveWay, warningsOf } from './form.ts';
import { linesView } from './lines.ts';
import { answerOf, type DialogContext, type ShownRecord } from './operate.ts';
import { createPreviews } from './preview.ts';
import { money, totals } from './totals.ts';

/** Shows the form, and what was saved of it. */
export function showDocumentDialog(context: DialogContext): void {
  const { order, place, operate } = context;
  const words = documents[order.kind === 'quotation' ? 'quotation' : 'invoice'];
  let draft = blankDraft(order.today);
  let saved: ShownRecord | null = null;
  // Until the workspace is read, no product's price is in its currency.
  let usualCurrency = '';
  const currency = (): string => draft.currency || String(draft.customer?.currency ?? usualCurrency);
  const draw = (): void => {
    render(saved === null ? form() : done(saved), place);
  };
  const change = (changed: Partial<Draft>): void => {
    draft = { ...draft, ...changed };
    frame.touch();
    previews.ask(previewOrder());
    draw();
  };
  const previews = createPreviews(operate, draw);
  const frame = createFrame({
    context,
    draw,
    onSaved(record) {
      saved = record;
      draw();
    },
  });
  const customers = createChoices({
    find: createFinder(operate, 'listCustomers', { archived: 'false' }),
    words: ({ name, email, company }) => [String(name), String(email ?? company ?? '')],
    draw,
  });
  const products = createChoices({
    find: createFinder(operate, 'listProducts', { active: 'true' }),
    words: (product) => [
      String(product.name),
      [product.sku, money(product.unit_price, product.currency)].filter(Boolean).join(' · '),
    ],
    draw,
  });
  const body = (): ShownRecord => bodyOf(draft, words, currency());
  const previewOrder = (): OperationOrder | null =>
    isComputable(draft) ? { operation: words.preview, body: body() } : null;
  const saveAs = (status: string): OperationOrder => ({
    operation: words.create,
    body: { ...body(), status },
  });
  const ways: readonly SaveWay[] = [
    { words: 'Save as draft', order: () => saveAs('draft'), isMain: false },
    { words: words.issue, order: () => saveAs(words.issued), isMain: true },
  ];
  const form = (): TemplateResult => {
    const preview = previews.now();
    // While somebody writes, only what stands there can be wrong; saving also tells what is missing.
    const faults = frame.faults().length > 0 ? frame.faults() : (preview.refusal?.faults ?? []);
    return frame.view(
      html`<h1 class="unseen">${words.title}</h1>
        ${customerView(draft, faults, customers.view, change)}
        ${words.hasTitle ? textField({ id: 'title', label: 'Subject', value: draft.title, set: (title) => change({ title }), faults: faultsAt(faults, '/title'), maxLength: 200 }) : nothing}
        ${linesView({ lines: draft.lines, products, faults, computed: preview.record, currency: currency(), set: (lines) => change({ lines }) })}
        <div class="halves">
          ${furtherView(draft, words, faults, change)}
          ${totals(preview, 'Choose a customer and write a line: the totals appear here.')}
        </div>
        ${untilView(preview.record, draft, words)}
        ${warningsOf(preview.record).map((sentence) => html`<p class="fine">${sentence}</p>`)}`,
      ways,
    );
  };
  const done = (record: ShownRecord): TemplateResult =>
    savedView({
      context,
      record,
      title: savedTitle(record),
      sentences: [
        `${String(record.customer_name)}: ${money(record.total, record.currency)}.`,
        ...warningsOf(record),
      ],
      another: {
        words: words.another,
        begin() {
          saved = null;
          draft = blankDraft(order.today);
          previews.ask(null);
          draw();
          place.querySelector('input')?.focus();
        },
      },
    });
  draw();
  place.querySelector('input')?.focus();
  answerOf(operate, { operation: 'getWorkspace' }).then(
    (workspace) => {
      usualCurrency = String(workspace.currency);
      draw();
    },
    // Saving says what is wrong; the form works without it.
    draw,
  );
}

function savedTitle({ object, status, number }: ShownRecord): string {
  const what = object === 'quotation' ? 'quotation' : 'invoice';
  if (status === 'draft') return `The draft of the ${what} is saved`;
  return `${object === 'quotation' ? 'Quotation' : 'Invoice'} ${String(number)} is ${object === 'quotation' ? 'marked as sent' : 'issued'}`;
}
