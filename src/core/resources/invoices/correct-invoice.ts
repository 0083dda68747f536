/** Corrects an issued invoice: it is voided, and a draft like it takes its place. */
import { Refusal } from '../../errors/refusal.ts';
import { actOnRecord } from '../../records/act-on-record.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { invoices } from '../invoices.ts';

/**
 * Adds both to the transaction, the draft last.
 * @throws Refusal not_found, invalid_state, invoice_has_payments, invoice_has_credit_notes, period_locked
 */
export function voidAndDraftAgain(tx: Transaction, id: string): void {
  const find = () => {
    const invoice = tx.find('invoice', id);
    if (invoice === null) throw new Refusal('not_found', `There is no invoice with the id ${id}.`);
    return invoice;
  };
  if (find().status === 'draft')
    throw new Refusal('invalid_state', 'A draft is changed as it stands: there is nothing to correct.');
  for (const [name, input] of [['void', { reason: 'Corrected' }], ['duplicate']] as const) {
    const { actions = [], lateActions = [] } = invoices;
    const action = [...actions, ...lateActions].find((one) => one.name === name);
    if (action === undefined) throw new Error(`Invoices have no action ${name}.`);
    actOnRecord(tx, invoices, action, find(), input);
  }
}
