/** Checks that no paid invoice was deleted in its sheet; the owner brings it back, or voids its payments. */
import { actAsOwner } from '../../../core/api/act-as-owner.ts';
import { allRoutes } from '../../../core/api/routes/all-routes.ts';
import { fixedAmount } from '../../../core/billing/currency.ts';
import { Refusal } from '../../../core/errors/refusal.ts';
import {
  bringInvoiceBack,
  type DeletedInvoice,
  findDeletedInvoices,
  invoicesOf,
} from '../../../core/sheet-edits/deletions/deleted-invoices.ts';
import { startSession } from '../../../core/store/start-session.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { HealthCase } from '../../../pages/protocol.ts';
import { openWorkbook } from '../../triggers/edited-workbook.ts';
import { forPerson, good, type HealthCheck } from '../health-check.ts';

/** More payments are counted, and not named. */
const namedMax = 5;

export const deletedInvoicesCheck: HealthCheck = {
  id: 'deleted_invoices',
  title: 'Deleted invoices',
  run({ workspace }) {
    const found = findDeletedInvoices(startSession(workspace));
    if (found.length === 0) return good('No invoice was deleted that has payments.');
    const lead = 'These invoices were deleted in the sheet, and money was received for them.';
    return { ...forPerson('warning', [lead]), cases: found.map(caseOf) };
  },
  mend({ workspace, spreadsheet }, remedy) {
    const [what, id = ''] = remedy.split(':');
    if (what === 'void') return voidPayments(workspace, id);
    try {
      bringInvoiceBack(openWorkbook(spreadsheet), id);
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  },
};

function caseOf({ id, number, record, payments }: DeletedInvoice): HealthCase {
  const named = payments
    .slice(0, namedMax)
    .map((payment) => `${amountOf(payment.amount, payment.currency)} of ${payment.payment_date}`);
  const more = payments.length > namedMax ? ` and ${payments.length - namedMax} more` : '';
  const name = record?.number ?? number ?? id;
  const whose =
    record === null ? '' : ` of ${record.customer_name}, ${amountOf(record.total, record.currency)}`;
  const forgotten = record === null ? ' The journal does not have the invoice any more.' : '';
  const back = { id: `restore:${id}`, words: 'Restore', question: null };
  const voided = {
    id: `void:${id}`,
    words: 'Void the payments',
    question: `${counted(payments.length)} of ${name} ${payments.length === 1 ? 'is' : 'are'} void then, which cannot be undone.`,
  };
  return {
    sentence: `${name}${whose}. Its payments stay: ${named.join(', ')}${more}.${forgotten}`,
    remedies: [...(record === null ? [] : [back]), voided],
  };
}

function amountOf(amount: string, currency: string): string {
  return `${fixedAmount(amount, currency)} ${currency}`;
}

function counted(count: number): string {
  return count === 1 ? '1 payment' : `${count} payments`;
}

/** Voids the payments of a deleted invoice one by one; one that another invoice has a part of stays as it is. */
function voidPayments(workspace: Workspace, invoiceId: string): string[] {
  const found = findDeletedInvoices(startSession(workspace));
  const gone = new Set(found.map(({ id }) => id));
  const payments = found.find(({ id }) => id === invoiceId)?.payments ?? [];
  return payments.flatMap((payment): string[] => {
    const [other] = [...invoicesOf(payment)].filter(([id]) => !gone.has(id));
    const name = `The payment of ${amountOf(payment.amount, payment.currency)} of ${payment.payment_date}`;
    if (other !== undefined)
      return [`${name} is for ${other[1] ?? other[0]}, too, and stays. Set its Status to voided by hand.`];
    try {
      const body = { reason: 'Its invoice was deleted in the sheet.' };
      actAsOwner(workspace, allRoutes, 'voidPayment', { id: payment.id, body });
      return [];
    } catch (error) {
      return [`${name} stays: ${messageOf(error)}`];
    }
  });
}

/** @throws what is no refusal */
function messageOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}
