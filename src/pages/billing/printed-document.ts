/** The dialog that shows a document as it is printed, with the link for its customer. */
import { html, render, type TemplateResult } from 'lit-html';
import { narrowStyles } from '../../core/documents/hosted/narrow-styles.ts';
import type { DialogOperation, DialogRecord } from '../protocol.ts';
import { type Loaded, load, loading, whenLoaded } from '../shared/loaded.ts';
import { testDataBanner } from '../shared/mode-switch.ts';
import { customerLink } from './customer-link.ts';
import { answerOf, type DialogContext, type ShownRecord } from './operate.ts';

const operations: Readonly<
  Record<DialogRecord['object'], Readonly<Record<'read' | 'print', DialogOperation>>>
> = {
  invoice: { read: 'getInvoice', print: 'getInvoiceHtml' },
  quotation: { read: 'getQuotation', print: 'getQuotationHtml' },
  credit_note: { read: 'getCreditNote', print: 'getCreditNoteHtml' },
};

interface Printed {
  readonly record: ShownRecord;
  /** The whole page, as `/html` answers it. */
  readonly page: string;
}

/** Reads the document, and shows it. */
export function showPrintedDocument({ order, place, operate, close }: DialogContext): void {
  const { record: asked } = order;
  let loaded: Loaded<Printed> = loading;
  const draw = (): void => {
    render(
      html`${testDataBanner(order.livemode)}
        <div class="billing printed">
          <h1 class="unseen">Document</h1>
          ${whenLoaded(loaded, read, (printed) => view(printed, close))}
        </div>`,
      place,
    );
  };
  const read = (): void =>
    void load(
      async () => {
        if (asked === null) throw new Error('No document was selected.');
        const { read: reading, print } = operations[asked.object];
        const record = await answerOf(operate, { operation: reading, id: asked.id });
        const page = await operate({ operation: print, id: asked.id });
        if (!page.ok) throw new Error(page.refusal.message);
        return { record, page: forNarrowWindows(String(page.answer)) };
      },
      (next) => {
        loaded = next;
        draw();
      },
    );
  read();
}

/** The printed page, which a telephone shows as it shows the page of the customer. */
function forNarrowWindows(page: string): string {
  return page.replace('</style>', () => `${narrowStyles}</style>`).replace('<body>', '<body class="paper">');
}

/** Makes the frame as high as what is printed in it, so that the dialog alone scrolls. */
function fitFrame({ currentTarget }: Event): void {
  const frame = currentTarget as HTMLIFrameElement;
  const paper = frame.contentDocument?.documentElement;
  if (paper === undefined) return;
  const frameLine = 2;
  new ResizeObserver(() => {
    frame.style.height = `${paper.offsetHeight + frameLine}px`;
  }).observe(paper);
}

function view({ record, page }: Printed, close: () => void): TemplateResult {
  const { number } = record;
  const title = number === null ? 'The draft as it is printed' : `${String(number)} as it is printed`;
  const print = (event: Event): void => {
    const frame = (event.currentTarget as HTMLElement).closest('.printed')?.querySelector('iframe');
    frame?.contentWindow?.print();
  };
  return html`${customerLink(record)}
    <iframe class="paper" title=${title} sandbox="allow-same-origin allow-modals" srcdoc=${page} @load=${fitFrame}></iframe>
    <div class="foot">
      <div class="buttons">
        <button type="button" class="button" @click=${print}>Print</button>
        <button type="button" class="button action" @click=${close}>Close</button>
      </div>
    </div>`;
}
