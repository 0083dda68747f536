/** Mails a document to its customer. */
import { readEInvoiceSources } from '../../documents/einvoice/find-source.ts';
import { requireReady } from '../../documents/einvoice/require-ready.ts';
import type { Syntax } from '../../documents/einvoice/profiles.ts';
import { invalid } from '../../errors/refusal.ts';
import { readMailRequest } from '../../mails/mail-request.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { quotations } from '../../resources/quotations.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Session } from '../../store/session.ts';
import { findForWrite } from '../find-for-write.ts';
import { writeOf } from '../idempotency.ts';
import type { Answer, Call } from '../operation.ts';
import { runWrite } from './write.ts';

/**
 * Queues the mail: the answer shows it, with 202.
 * @throws Refusal not_found, etag_mismatch, invalid_state, no_recipient, einvoice_not_ready, validation_failed
 */
export function queueDocumentMail(resource: Resource, call: Call): Answer {
  const { session } = call;
  const write = writeOf(call, (tx) => {
    const record = findForWrite(tx, resource, call);
    const request = readMailRequest(call.body);
    for (const name of request.attach ?? [])
      if (name !== 'pdf') refuseUnready(session, resource, record, name === 'ubl' ? 'ubl' : 'cii');
    queueMail(tx, resource, record, request);
    return null;
  });
  return { ...runWrite(call, write), status: 202 };
}

function refuseUnready(session: Session, resource: Resource, record: JsonObject, syntax: Syntax): void {
  if (resource === quotations)
    throw invalid([
      { pointer: '/attach', code: 'invalid_enum', message: 'A quotation is no electronic invoice.' },
    ]);
  if (record.status === 'draft') return;
  requireReady(readEInvoiceSources(session, [record])(record), 'en16931', syntax);
}
