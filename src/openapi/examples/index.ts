/** The register of examples, in an order in which all of them can be run. */
import { allRoutes } from '../../core/api/routes/all-routes.ts';
import { batchExamples } from './batches.ts';
import { creditNoteExamples } from './credit-notes.ts';
import { customerExamples } from './customers.ts';
import { deriveExamples } from './derived.ts';
import { einvoiceExamples } from './einvoices.ts';
import type { RequestExample } from './example.ts';
import { emailExamples } from './emails.ts';
import { invoiceChangeExamples } from './invoice-changes.ts';
import { invoiceExamples } from './invoices.ts';
import { paymentExamples } from './payments.ts';
import { productExamples } from './products.ts';
import { quotationExamples } from './quotations.ts';
import { refundExamples } from './refunds.ts';
import { serviceExamples } from './service.ts';
import { webhookExamples } from './webhooks.ts';
import { sellerExamples, workspaceExamples } from './workspace.ts';

/** Those that people have written, for every operation that the documents describe. */
export const writtenExamples: readonly RequestExample[] = [
  // Electronic invoices name the business that bills.
  ...sellerExamples,
  ...customerExamples,
  ...productExamples,
  ...quotationExamples,
  ...invoiceExamples,
  ...paymentExamples,
  ...creditNoteExamples,
  ...refundExamples,
  ...emailExamples,
  ...batchExamples,
  ...invoiceChangeExamples,
  ...workspaceExamples,
  ...einvoiceExamples,
  ...serviceExamples,
  ...webhookExamples,
];

/** All examples, the written ones first; a record is created before another example names it. */
export const examples: readonly RequestExample[] = [
  ...writtenExamples,
  ...deriveExamples(allRoutes, writtenExamples),
];

/** The examples of an operation that succeed, the first one first. */
export function succeedingExamples(operationId: string): readonly RequestExample[] {
  return examples.filter((example) => example.operationId === operationId && example.expectedStatus < 300);
}
