/** The dialog in which a document is mailed to its customer. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { DialogOperation, DialogRecord, OperationFault } from '../protocol.ts';
import { checkField, faultsAt, longField, textField, textOrNull } from './fields.ts';
import { savedView } from './form.ts';
import { answerOf, type DialogContext, type ShownRecord } from './operate.ts';
import { createReadDialog } from './read-dialog.ts';
import { shownMoney } from './totals.ts';

const operations: Readonly<
  Record<DialogRecord['object'], Readonly<Record<'read' | 'mail', DialogOperation>>>
> = {
  invoice: { read: 'getInvoice', mail: 'emailInvoice' },
  quotation: { read: 'getQuotation', mail: 'emailQuotation' },
  credit_note: { read: 'getCreditNote', mail: 'emailCreditNote' },
};

interface Draft {
  readonly to: string;
  readonly cc: string;
  readonly subject: string;
  readonly message: string;
  readonly hasPdf: boolean;
  readonly hasXml: boolean;
}

interface Read {
  readonly document: ShownRecord;
  readonly address: string;
}

/** Reads the document and the address of its customer, and shows the form. */
export function showMailDialog(context: DialogContext): void {
  const { order, place, operate } = context;
  const { object = 'invoice', id = '' } = order.record ?? {};
  let draft: Draft = { to: '', cc: '', subject: '', message: '', hasPdf: true, hasXml: false };
  const change = (changed: Partial<Draft>): void => {
    draft = { ...draft, ...changed };
    frame.touch();
    draw();
  };
  const view = ({ document: shown, address }: Read): TemplateResult => {
    const faults = frame.faults();
    const what = html`<h1 class="unseen">Mail this document</h1>
      <p>${nameOf(shown)}: ${String(shown.customer_name)}, ${shownMoney(shown.total, shown.currency)}.</p>`;
    const obstacle = obstacleOf(object, shown);
    if (obstacle !== null) return frame.view(html`${what}<p>${obstacle}</p>`, []);
    return frame.view(
      html`${what}
        ${order.livemode ? nothing : html`<p class="fine">A mail with test data goes to you alone, whoever stands below.</p>`}
        ${isDraft(shown) ? html`<p class="fine">It is a draft: mailing it gives it its number, and marks it as sent.</p>` : nothing}
        ${textField({ id: 'to', label: 'To', value: draft.to, set: (to) => change({ to }), faults: addressFaults(faults, 'to', draft.to), hint: address === '' ? 'The customer has no e-mail address in the sheet Customers. Enter one here.' : 'Several addresses: with commas between them.' })}
        ${textField({ id: 'cc', label: 'Copy to', value: draft.cc, set: (cc) => change({ cc }), faults: addressFaults(faults, 'cc', draft.cc) })}
        ${textField({ id: 'subject', label: 'Subject', value: draft.subject, set: (subject) => change({ subject }), faults: faultsAt(faults, '/subject'), maxLength: 200, placeholder: 'What it is, its number, and your name' })}
        ${longField({ id: 'message', label: 'Message', value: draft.message, set: (message) => change({ message }), faults: faultsAt(faults, '/message'), maxLength: 2000, placeholder: 'A sentence in the language of the customer, with the number, the amount and the day. The link to its page stands below it in any case.' })}
        ${checkField(draft.hasPdf, 'Attach the PDF', (hasPdf) => change({ hasPdf }))}
        ${object === 'quotation' ? nothing : checkField(draft.hasXml, 'Attach the electronic invoice (XML)', (hasXml) => change({ hasXml }))}`,
      [
        {
          words: 'Send',
          isMain: true,
          // Enter in a field would send what is not finished.
          isFinal: true,
          order: () => ({ operation: operations[object].mail, id, body: bodyOf(draft) }),
        },
      ],
    );
  };
  const done = (email: ShownRecord): TemplateResult =>
    savedView({
      context,
      record: email,
      title: 'The mail is on its way',
      sentences: [
        `To ${order.livemode ? [...(email.to as string[]), ...(email.cc as string[])].join(', ') : 'you alone'}: ${String(email.subject)}.`,
        'It goes out within a minute or two. The sheet Emails shows what becomes of it.',
      ],
    });
  const { frame, draw, open } = createReadDialog<Read>({
    context,
    async read() {
      const document = await answerOf(operate, { operation: operations[object].read, id });
      const customer = await operate({ operation: 'getCustomer', id: String(document.customer_id) });
      const found = customer.ok ? (customer.answer as ShownRecord).email : null;
      return { document, address: String(found ?? '') };
    },
    onRead({ address }) {
      draft = { ...draft, to: address };
    },
    focus: () => place.querySelector('input')?.focus(),
    view,
    done,
  });
  open();
}

function bodyOf({ to, cc, subject, message, hasPdf, hasXml }: Draft): ShownRecord {
  const addresses = listOf(to);
  return {
    // Without an address, the refusal says where to enter one.
    ...(addresses.length > 0 && { to: addresses }),
    cc: listOf(cc),
    subject: textOrNull(subject),
    message: textOrNull(message),
    attach: [...(hasPdf ? ['pdf'] : []), ...(hasXml ? ['ubl'] : [])],
  };
}

/** The addresses in a text, also as mail programs copy them: `Ada Lovelace <ada@example.com>`. */
function listOf(text: string): string[] {
  return text
    .split(/[,;\n]+/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.split(/\s+/))
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** What is wrong with a list of addresses; of several, it says which one is meant. */
function addressFaults(faults: readonly OperationFault[], name: 'to' | 'cc', text: string): string[] {
  const addresses = listOf(text);
  return faults.flatMap((fault) => {
    const [, field, index] = fault.pointer.split('/');
    if (field !== name) return [];
    const address = index === undefined ? undefined : addresses[Number(index)];
    return address === undefined ? faultsAt([fault], `/${name}`) : [`${address} is no e-mail address.`];
  });
}

/** Why no mail can lead to a document; null when one can. */
function obstacleOf(object: DialogRecord['object'], { status }: ShownRecord): string | null {
  if (status === 'draft' && object === 'invoice') return 'It is a draft. Finalize it first, then mail it.';
  if (status === 'draft' && object === 'credit_note') return 'It is a draft. Issue it first, then mail it.';
  return status === 'void' || status === 'canceled' ? `It is ${status}: nobody mails it any more.` : null;
}

function isDraft({ status }: ShownRecord): boolean {
  return status === 'draft';
}

function nameOf({ display_number, number }: ShownRecord): string {
  return String(number ?? display_number ?? 'The draft');
}
