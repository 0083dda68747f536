/** Writes of mails, and the run of the trigger that sends them, each alone. */
import { get, post, answeredRecord, type Script } from '../../actors/actor.ts';
import { clockRun } from '../../actors/script-calls.ts';
import { type CrashedWorkload, step, crashedWrite } from './crashed-workload.ts';

const body = { to: ['charles@example.com'], subject: 'Mailed once', attach: [] };

/** Longer than a mail that was being sent when its execution died waits for somebody else. */
const leaseMs = 8 * 60_000;

export const mailWrites: readonly CrashedWorkload[] = [
  crashedWrite('mail_invoice', ({ invoice }) => post(`invoices/${invoice}/email`, body)),
  crashedWrite('mail_quotation', ({ quotationDraft }) => post(`quotations/${quotationDraft}/email`, body)),
  step('mail_credit_note', 2, ({ invoice }) => creditAndMail(invoice)),
  step('cancel_mail', 2, ({ invoice }) => mailAndCancel(invoice)),
  step('send_mail', 2, ({ invoice }) => mailAndSend(invoice)),
];

function* creditAndMail(invoice: string | undefined): Script {
  const part = { invoice_id: invoice, reason: 'order_change', amount: '40.00' };
  const note = answeredRecord(yield post('credit_notes', part));
  yield post(`credit_notes/${String(note.id)}/email`, body);
}

function* mailAndCancel(invoice: string | undefined): Script {
  const mail = answeredRecord(yield post(`invoices/${invoice}/email`, body));
  yield post(`emails/${String(mail.id)}/cancel`);
  yield clockRun('runDispatcher', 0);
}

function* mailAndSend(invoice: string | undefined): Script {
  yield post(`invoices/${invoice}/email`, body);
  yield clockRun('runDispatcher', 0);
  yield { kind: 'wait', ms: leaseMs };
  yield clockRun('runDispatcher', 0);
  yield get(`invoices/${invoice}`);
}
