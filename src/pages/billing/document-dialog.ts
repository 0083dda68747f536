/** The dialog in which an invoice or a quotation is written: a new one, or a draft that there is already. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { OperationOrder } from '../protocol.ts';
import { load, loading, whenLoaded } from '../shared/loaded.ts';
import { createChoices, createFinder } from './choice.ts';
import {
  blankDraft,
  bodyOf,
  type DocumentDraft,
  documentDraftOf,
  isComputable,
  patchOf,
} from './document-draft.ts';
import { customerView, furtherView, keptView, untilView } from './document-fields.ts';
import { documents, type DialogWords } from './document-words.ts';
import { faultsAt, textField } from './fields.ts';
import { createFrame, type SaveWay, savedView, warningsOf } from './form.ts';
import { createDraftStore, type KeptDraft } from './kept-draft.ts';
import { keptLines, linesView } from './lines.ts';
import { answerOf, type DialogContext, type ShownRecord } from './operate.ts';
import { createPreviews } from './preview.ts';
import { shownMoney, totals } from './totals.ts';

/** Shows the form, and what was saved of it. */
export function showDocumentDialog(context: DialogContext): void {
  const { order, place, operate } = context;
  const words = documents[order.kind === 'quotation' ? 'quotation' : 'invoice'];
  const { record: asked } = order;
  if (asked === null) {
    showForm(context, words, null);
    return;
  }
  const read = (): void =>
    void load(
      () => answerOf(operate, { operation: words.read, id: asked.id }),
      (next) => {
        if (next.kind === 'loaded') showForm(context, words, next.value);
        else
          render(
            whenLoaded(next, read, () => html``),
            place,
          );
      },
    );
  render(
    whenLoaded(loading, read, () => html``),
    place,
  );
  read();
}

/** @param existing the draft that is written on; null for a new document */
function showForm(context: DialogContext, words: DialogWords, existing: ShownRecord | null): void {
  const { order, place, operate } = context;
  const store = createDraftStore(order.kind, order.livemode);
  let kept = existing === null ? store.kept() : null;
  let draft = existing === null ? beginning(kept, order.today) : documentDraftOf(existing, words);
  let saved: ShownRecord | null = null;
  // Until the workspace is read, no product's price is in its currency.
  let usualCurrency = '';
  const currency = (): string => draft.currency || String(draft.customer?.currency ?? usualCurrency);
  const draw = (): void => {
    render(saved === null ? form() : done(saved), place);
  };
  const change = (changed: Partial<DocumentDraft>): void => {
    draft = { ...draft, ...changed };
    frame.touch();
    if (existing === null) store.keep(draft, kept?.mayBeSaved ?? false);
    previews.ask(previewOrder());
    draw();
  };
  const previews = createPreviews(operate, draw);
  const frame = createFrame({
    context,
    draw,
    onSaved(record) {
      if (existing === null) store.forget();
      saved = record;
      draw();
    },
    onUnknown() {
      if (existing === null) store.keep(draft, true);
    },
    unsavedWords:
      existing === null
        ? `It is not saved. This browser keeps it: the next ${words.title} begins with what you have written.`
        : 'What you have changed in the draft is not saved.',
  });
  const begin = (): void => {
    store.forget();
    kept = null;
    saved = null;
    draft = blankDraft(order.today);
    context.unsaved(null);
    previews.ask(null);
    draw();
    place.querySelector('input')?.focus();
  };
  const customers = createChoices({
    find: createFinder(operate, 'listCustomers', { archived: 'false' }),
    words: ({ name, email, company }) => [String(name), String(email ?? company ?? '')],
    draw,
  });
  const products = createChoices({
    find: createFinder(operate, 'listProducts', { active: 'true' }),
    words: (product) => [
      String(product.name),
      [product.sku, shownMoney(product.unit_price, product.currency)].filter(Boolean).join(' · '),
    ],
    draw,
  });
  const body = (): ShownRecord => bodyOf(draft, words, currency());
  const previewOrder = (): OperationOrder | null =>
    isComputable(draft) ? { operation: words.preview, body: body() } : null;
  const ways = (): readonly SaveWay[] =>
    existing === null
      ? waysOfNew(words, (status) => ({ ...body(), status }))
      : waysOfDraft(words, existing, () => patchOf(existing, draft, words));
  const form = (): TemplateResult => {
    const preview = previews.now();
    // While somebody writes, only what stands there can be wrong; saving also tells what is missing.
    const faults = frame.faults().length > 0 ? frame.faults() : (preview.refusal?.faults ?? []);
    return frame.view(
      html`<h1 class="unseen">${existing === null ? words.title : words.change}</h1>
        ${existing === null ? keptView(kept, begin) : html`<p class="fine">You write on ${String(existing.display_number)}.</p>`}
        ${customerView(draft, faults, customers.view, change)}
        ${words.hasTitle ? textField({ id: 'title', label: 'Subject', value: draft.title, set: (title) => change({ title }), faults: faultsAt(faults, '/title'), maxLength: 200 }) : nothing}
        ${linesView({ lines: draft.lines, products, faults, computed: preview.record, currency: currency(), set: (lines) => change({ lines }) })}
        <div class="halves">
          ${furtherView(draft, words, faults, change)}
          ${totals(preview, 'Choose a customer and write a line: the totals appear here.')}
        </div>
        ${untilView(preview.record, draft, words)}
        ${warningsOf(preview.record).map((sentence) => html`<p class="fine">${sentence}</p>`)}`,
      ways(),
    );
  };
  const done = (record: ShownRecord): TemplateResult =>
    savedView({
      context,
      record,
      title: savedTitle(record),
      sentences: [
        `${String(record.customer_name)}: ${shownMoney(record.total, record.currency)}.`,
        ...warningsOf(record),
      ],
      further: existing === null ? [{ words: words.another, take: begin }] : [],
    });
  previews.ask(previewOrder());
  draw();
  // The form begins at its top; a frame that is about to grow would be scrolled.
  place.querySelector('input')?.focus({ preventScroll: true });
  answerOf(operate, { operation: 'getWorkspace' }).then(
    (workspace) => {
      usualCurrency = String(workspace.currency);
      draw();
    },
    // Saving says what is wrong; the form works without it.
    draw,
  );
}

/** What was kept; a blank form when nothing was. */
function beginning(kept: KeptDraft | null, today: string): DocumentDraft {
  return kept === null ? blankDraft(today) : { ...kept.draft, lines: keptLines(kept.draft.lines) };
}

function waysOfNew(words: DialogWords, body: (status: string) => ShownRecord): readonly SaveWay[] {
  const saveAs = (status: string): OperationOrder => ({ operation: words.create, body: body(status) });
  return [
    { words: 'Save as draft', order: () => saveAs('draft'), isMain: false },
    { words: words.issue, order: () => saveAs(words.issued), isMain: true, isFinal: true },
  ];
}

function waysOfDraft(words: DialogWords, { id }: ShownRecord, patch: () => ShownRecord): readonly SaveWay[] {
  const order = (): OperationOrder => ({ operation: words.update, id: String(id), body: patch() });
  // A repetition after a lost answer may find it issued already.
  const issue = ({ status }: ShownRecord): OperationOrder | null =>
    status === 'draft' ? { operation: words.finalize, id: String(id) } : null;
  return [
    { words: 'Save the draft', order, isMain: false },
    { words: words.issue, order, next: issue, isMain: true, isFinal: true },
  ];
}

function savedTitle({ object, status, number }: ShownRecord): string {
  const what = object === 'quotation' ? 'quotation' : 'invoice';
  if (status === 'draft') return `The draft of the ${what} is saved`;
  return `${object === 'quotation' ? 'Quotation' : 'Invoice'} ${String(number)} is ${object === 'quotation' ? 'marked as sent' : 'issued'}`;
}
