/** The types of the billing dialogs: what one is opened for, and the operations of the API that it carries out. */

/** What the owner does in a dialog. */
export type DialogKind =
  | 'invoice'
  | 'quotation'
  | 'payment'
  | 'credit'
  | 'correct'
  | 'duplicate'
  | 'document'
  | 'pdf'
  | 'email';

/** What the command of the menu opens a dialog for. */
export interface DialogOrder {
  readonly kind: DialogKind;
  /** False in the sheets of test data. */
  readonly livemode: boolean;
  /** The document whose row was selected, or the draft that is written on; null for a new one. */
  readonly record: DialogRecord | null;
  /** The calendar day of the workspace, for example `2026-01-31`. */
  readonly today: string;
}

export interface DialogRecord {
  readonly object: 'invoice' | 'quotation' | 'credit_note';
  readonly id: string;
}

/** The operations that the owner's pages may carry out: those of the API by their operationId, and the owner's correction. */
export type DialogOperation =
  | 'getWorkspace'
  | 'getInvoice'
  | 'getQuotation'
  | 'getCreditNote'
  | 'getInvoiceHtml'
  | 'getQuotationHtml'
  | 'getCreditNoteHtml'
  | 'getInvoicePdf'
  | 'getQuotationPdf'
  | 'getCreditNotePdf'
  | 'getInvoiceEinvoiceCheck'
  | 'getCreditNoteEinvoiceCheck'
  | 'emailInvoice'
  | 'emailQuotation'
  | 'emailCreditNote'
  | 'cancelEmail'
  | 'getCustomer'
  | 'listInvoices'
  | 'listQuotations'
  | 'listEmails'
  | 'listCustomers'
  | 'listProducts'
  | 'previewInvoice'
  | 'previewQuotation'
  | 'previewCreditNote'
  | 'createInvoice'
  | 'createQuotation'
  | 'updateInvoice'
  | 'updateQuotation'
  | 'finalizeInvoice'
  | 'sendQuotation'
  | 'duplicateInvoice'
  | 'duplicateQuotation'
  | 'correctInvoice'
  | 'createInvoicePayment'
  | 'createCreditNote';

/** One operation of the API, which the owner carries out without a key. */
export interface OperationOrder {
  readonly operation: DialogOperation;
  /** The id in the path; missing when it has none. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The same for each repetition of a write, so that it happens once; missing for what writes nothing. */
  readonly idempotency_key?: string;
}

/** What the operation answers, or why it was refused. */
export type OperationResult =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly refusal: OperationRefusal };

export interface OperationRefusal {
  /** A sentence for a person. */
  readonly message: string;
  /** True when nobody can know whether the write is done: it must be repeated with the same key. */
  readonly is_unknown: boolean;
  readonly faults: readonly OperationFault[];
}

export interface OperationFault {
  /** JSON Pointer into the body, for example `/items/0/quantity`. */
  readonly pointer: string;
  readonly message: string;
  /** For example `customer_ambiguous`. */
  readonly code: string;
}
