/** The dialog that shows a document as it is printed, with the link for its customer. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { fileNameOf } from '../../core/documents/file-name.ts';
import type { DialogOperation, DialogRecord } from '../protocol.ts';
import { base64Bytes } from '../shared/base64-bytes.ts';
import { type Loaded, load, loading, whenLoaded } from '../shared/loaded.ts';
import { testDataBanner } from '../shared/mode-switch.ts';
import { customerLink } from './customer-link.ts';
import { answerOf, type DialogContext, type ShownRecord } from './operate.ts';

const operations: Readonly<
  Record<DialogRecord['object'], Readonly<Record<'read' | 'print' | 'draw', DialogOperation>>>
> = {
  invoice: { read: 'getInvoice', print: 'getInvoiceHtml', draw: 'getInvoicePdf' },
  quotation: { read: 'getQuotation', print: 'getQuotationHtml', draw: 'getQuotationPdf' },
  credit_note: { read: 'getCreditNote', print: 'getCreditNoteHtml', draw: 'getCreditNotePdf' },
};

const checks: Readonly<Partial<Record<DialogRecord['object'], DialogOperation>>> = {
  invoice: 'getInvoiceEinvoiceCheck',
  credit_note: 'getCreditNoteEinvoiceCheck',
};

/** Whether it can be an electronic invoice, and if not, why. */
interface Readiness {
  readonly ready: boolean;
  readonly missing: readonly { readonly message: string }[];
}

interface Printed {
  readonly record: ShownRecord;
  /** The whole page, as `/html` answers it. */
  readonly page: string;
  /** Null for what is no issued invoice or credit note. */
  readonly readiness: Readiness | null;
}

/** Reads the document, and shows it; the browser saves its PDF at once where that was chosen. */
export function showPrintedDocument({ order, place, operate, close, show }: DialogContext): void {
  const { record: asked } = order;
  let loaded: Loaded<Printed> = loading;
  let saved: Loaded<string> | null = null;
  const draw = (): void => {
    render(
      html`${testDataBanner(order.livemode)}
        <div class="billing printed">
          <h1 class="unseen">Document</h1>
          ${whenLoaded(loaded, read, (printed) => view(printed, { saved, save, mail, close }))}
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
        return { record, page: String(page.answer), readiness: await readinessOf(operate, asked, record) };
      },
      (next) => {
        loaded = next;
        draw();
        if (order.kind === 'pdf' && saved === null && next.kind === 'loaded') save();
      },
    );
  const mail = (): void => {
    if (asked !== null) show('email', asked);
  };
  const save = (): void =>
    void load(
      async () => {
        if (asked === null || loaded.kind !== 'loaded') throw new Error('No document is shown.');
        const query = loaded.value.readiness?.ready === true ? { einvoice: 'en16931' } : {};
        const pdf = await operate({ operation: operations[asked.object].draw, id: asked.id, query });
        if (!pdf.ok) throw new Error(pdf.refusal.message);
        const name = `${fileNameOf(String(loaded.value.record.number ?? `${asked.object}-draft`))}.pdf`;
        saveFile(base64Bytes(String(pdf.answer)), name);
        return name;
      },
      (next) => {
        saved = next;
        draw();
      },
    );
  read();
}

async function readinessOf(
  operate: DialogContext['operate'],
  { object, id }: DialogRecord,
  { status }: ShownRecord,
): Promise<Readiness | null> {
  const operation = checks[object];
  if (operation === undefined || status === 'draft' || status === 'void') return null;
  const checked = await operate({ operation, id });
  return checked.ok ? (checked.answer as Readiness) : null;
}

function readinessView({ ready, missing }: Readiness): TemplateResult {
  if (ready) return html`<p class="fine">Its PDF is an electronic invoice, too: Factur-X, ZUGFeRD.</p>`;
  return html`<details class="fine">
    <summary>It is no electronic invoice yet: ${missing.length === 1 ? 'a fact is' : `${missing.length} facts are`} missing.</summary>
    <ul>
      ${missing.map(({ message }) => html`<li>${message}</li>`)}
    </ul>
  </details>`;
}

function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
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

interface Saving {
  readonly mail: () => void;
  readonly saved: Loaded<string> | null;
  readonly save: () => void;
  readonly close: () => void;
}

function view({ record, page, readiness }: Printed, { saved, save, mail, close }: Saving): TemplateResult {
  const { number } = record;
  const title = number === null ? 'The draft as it is printed' : `${String(number)} as it is printed`;
  const print = (event: Event): void => {
    const frame = (event.currentTarget as HTMLElement).closest('.printed')?.querySelector('iframe');
    frame?.contentWindow?.print();
  };
  return html`${customerLink(record)}
    ${readiness === null ? nothing : readinessView(readiness)}
    <iframe class="paper" title=${title} sandbox="allow-same-origin allow-modals" srcdoc=${page} @load=${fitFrame}></iframe>
    <div class="foot">
      ${saved === null ? nothing : whenLoaded(saved, save, (name) => html`<p class="fine" role="status">Saved as ${name}.</p>`)}
      <div class="buttons">
        <button type="button" class="button" ?disabled=${saved?.kind === 'loading'} @click=${save}>Save PDF</button>
        <button type="button" class="button" @click=${print}>Print</button>
        ${number === null ? nothing : html`<button type="button" class="button" @click=${mail}>Mail it…</button>`}
        <button type="button" class="button action" @click=${close}>Close</button>
      </div>
    </div>`;
}
