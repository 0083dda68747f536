/** What differs between the dialogs of an invoice and of a quotation. */

/** The operations, the fields and the words of one document. */
export interface DialogWords {
  readonly title: string;
  /** The heading while a draft is written on. */
  readonly change: string;
  /** True when it has a subject. */
  readonly hasTitle: boolean;
  readonly preview: 'previewInvoice' | 'previewQuotation';
  readonly create: 'createInvoice' | 'createQuotation';
  readonly read: 'getInvoice' | 'getQuotation';
  readonly update: 'updateInvoice' | 'updateQuotation';
  /** Issues a draft. */
  readonly finalize: 'finalizeInvoice' | 'sendQuotation';
  readonly date: 'invoice_date' | 'quotation_date';
  readonly until: 'due_date' | 'expiry_date';
  readonly dateLabel: string;
  readonly untilLabel: string;
  readonly untilHint: string;
  /** The status of one that is not a draft, and the words of the button. */
  readonly issued: 'open' | 'sent';
  readonly issue: string;
  readonly another: string;
}

export const documents: Readonly<Record<'invoice' | 'quotation', DialogWords>> = {
  invoice: {
    title: 'New invoice',
    change: 'Change the draft of an invoice',
    hasTitle: false,
    preview: 'previewInvoice',
    create: 'createInvoice',
    read: 'getInvoice',
    update: 'updateInvoice',
    finalize: 'finalizeInvoice',
    date: 'invoice_date',
    until: 'due_date',
    dateLabel: 'Invoice date',
    untilLabel: 'Due date',
    untilHint: 'Left blank: by the payment terms.',
    issued: 'open',
    issue: 'Issue',
    another: 'Another invoice',
  },
  quotation: {
    title: 'New quotation',
    change: 'Change the draft of a quotation',
    hasTitle: true,
    preview: 'previewQuotation',
    create: 'createQuotation',
    read: 'getQuotation',
    update: 'updateQuotation',
    finalize: 'sendQuotation',
    date: 'quotation_date',
    until: 'expiry_date',
    dateLabel: 'Quotation date',
    untilLabel: 'Valid until',
    untilHint: 'Left blank: 30 days.',
    issued: 'sent',
    issue: 'Mark as sent',
    another: 'Another quotation',
  },
};
