/** Mails a document to its customer. */
import { checkEInvoice } from '../../documents/einvoice/check.ts';
import { readEInvoiceSources } from '../../documents/einvoice/find-source.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { readMailRequest } from '../../mails/mail-request.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { quotations } from '../../resources/quotations.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Session } from '../../store/session.ts';
import { transact } from '../../store/transaction/transact.ts';
import { findForWrite } from '../find-for-write.ts';
import { idempotencyOf, outcomeAnswer } from '../idempotency.ts';
import type { Answer, Call } from '../operation.ts';

/**
 * Queues the mail: the answer shows it, with 202.
 * @throws Refusal not_found, etag_mismatch, invalid_state, no_recipient, einvoice_not_ready, validation_failed
 */
export function mailDocument(resource: Resource, call: Call): Answer {
  const { session } = call;
  const outcome = transact(session, idempotencyOf(call), (tx) => {
    const record = findForWrite(tx, resource, call);
    const request = readMailRequest(call.body);
    if (request.attach?.includes('ubl') === true) refuseUnready(session, resource, record);
    queueMail(tx, resource, record, request);
    return null;
  });
  return { ...outcomeAnswer(outcome), status: 202 };
}

function refuseUnready(session: Session, resource: Resource, record: JsonObject): void {
  if (resource === quotations)
    throw invalid([
      { pointer: '/attach', code: 'invalid_enum', message: 'A quotation is no electronic invoice.' },
    ]);
  if (record.status === 'draft') return;
  const { missing, ready } = checkEInvoice(readEInvoiceSources(session, [record])(record), 'en16931');
  if (ready) return;
  // The dialog shows this sentence alone.
  const lacks = missing.map(({ message }) => message).join(' ');
  throw new Refusal('einvoice_not_ready', `The electronic invoice cannot be attached. ${lacks}`, {
    members: { profile: 'en16931', missing },
  });
}
