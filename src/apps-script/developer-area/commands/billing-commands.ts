/** Carries out operations of the API for the billing dialogs, so that they bill by the same rules as programs do. */
import { actAsOwner } from '../../../core/api/act-as-owner.ts';
import { writeOf } from '../../../core/api/idempotency.ts';
import type { Route } from '../../../core/api/operation.ts';
import { allRoutes } from '../../../core/api/routes/all-routes.ts';
import { Refusal } from '../../../core/errors/refusal.ts';
import { voidAndDraftAgain } from '../../../core/resources/invoices/correct-invoice.ts';
import { invoices } from '../../../core/resources/invoices.ts';
import { ownersWords } from '../../../core/sheet-edits/notes/owners-words.ts';
import type { DialogOperation, OperationRefusal } from '../../../pages/protocol.ts';
import { type CommandTable, CommandProblem } from '../command.ts';

const allowed: Readonly<Record<DialogOperation, true>> = {
  getWorkspace: true,
  getInvoice: true,
  getQuotation: true,
  getCreditNote: true,
  getInvoiceHtml: true,
  getQuotationHtml: true,
  getCreditNoteHtml: true,
  getInvoicePdf: true,
  getQuotationPdf: true,
  getCreditNotePdf: true,
  getInvoiceEinvoiceCheck: true,
  getCreditNoteEinvoiceCheck: true,
  emailInvoice: true,
  emailQuotation: true,
  emailCreditNote: true,
  cancelEmail: true,
  getCustomer: true,
  listInvoices: true,
  listQuotations: true,
  listEmails: true,
  listCustomers: true,
  listProducts: true,
  previewInvoice: true,
  previewQuotation: true,
  previewCreditNote: true,
  createInvoice: true,
  createQuotation: true,
  updateInvoice: true,
  updateQuotation: true,
  finalizeInvoice: true,
  sendQuotation: true,
  duplicateInvoice: true,
  duplicateQuotation: true,
  correctInvoice: true,
  createInvoicePayment: true,
  createCreditNote: true,
};

// Voiding and duplicating are two requests for programs. For the owner they are one deed, which is done whole or not at all.
const correction: Route = {
  resource: invoices,
  scopes: [],
  method: 'POST',
  path: '/invoices/{id}/correct',
  operationId: 'correctInvoice',
  body: { kind: 'none' },
  answer: 'record',
  parameters: [],
  successStatus: 201,
  write: (call) =>
    writeOf(call, (tx) => {
      voidAndDraftAgain(tx, call.id);
      return null;
    }),
};

const ownersRoutes: readonly Route[] = [...allRoutes, correction];

export const billingCommands: Pick<CommandTable, 'operate'> = {
  operate(workspace, { operation, id = '', query = {}, body, idempotency_key: key }) {
    if (!Object.keys(allowed).includes(operation))
      throw new CommandProblem(`No dialog carries out "${operation}".`);
    const headers = key === undefined ? {} : { 'idempotency-key': String(key) };
    const resource = ownersRoutes.find(({ operationId }) => operationId === operation)?.resource ?? null;
    // Refusals and warnings name fields for programs.
    const inWords = (sentence: string): string =>
      resource === null ? sentence : ownersWords(resource, sentence);
    try {
      const answer = actAsOwner(workspace, ownersRoutes, operation, { id, query, body, headers });
      return { ok: true, answer: withWarnings(answer, inWords) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { ok: false, refusal: refusalOf(error, inWords) };
    }
  },
};

function withWarnings(answer: unknown, inWords: (sentence: string) => string): unknown {
  const { warnings } = Object(answer) as { readonly warnings?: unknown };
  if (!Array.isArray(warnings)) return answer;
  const told = (warnings as readonly { readonly message: string }[]).map((warning) => ({
    ...warning,
    message: inWords(warning.message),
  }));
  return { ...(answer as object), warnings: told };
}

function refusalOf(
  { code, message, facts: { problems = [] } }: Refusal,
  inWords: (sentence: string) => string,
): OperationRefusal {
  const [only, ...others] = problems;
  return {
    // The sentence of a single fault names its field by a pointer, which is for programs.
    message: inWords(only !== undefined && others.length === 0 ? only.message : message),
    is_unknown: code === 'outcome_unknown',
    faults: problems.map(({ pointer, message: sentence, code: fault }) => ({
      pointer,
      message: inWords(sentence),
      code: fault,
    })),
  };
}
