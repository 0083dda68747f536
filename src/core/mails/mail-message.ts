/** Makes the message of a queued mail from its document as it is now: texts, link and files. */
import { attachedInvoice } from '../documents/einvoice/attached-invoice.ts';
import { buildModel } from '../documents/einvoice/build-model.ts';
import { readEInvoiceSources } from '../documents/einvoice/find-source.ts';
import { requireReady } from '../documents/einvoice/require-ready.ts';
import type { Syntax } from '../documents/einvoice/profiles.ts';
import type { EInvoiceSource } from '../documents/einvoice/source.ts';
import { writeUbl } from '../documents/einvoice/ubl.ts';
import type { DocumentView } from '../documents/print/document-view.ts';
import type { MailFile, MailMessage } from '../customer-mail.ts';
import type { RecordTypes } from '../schema/record-types.ts';
import type { JsonObject } from '../schema/represent.ts';
import { hostedUrl } from '../store/hosted-link.ts';
import type { Session } from '../store/session.ts';
import { composeMail, mailText } from './compose-mail.ts';
import { mailHtml } from './mail-html.ts';

/**
 * In test mode it goes to the owner alone.
 * @param record the document as it is stored
 * @throws Refusal record_quarantined, workspace_busy, einvoice_not_ready
 */
export function mailMessage(
  session: Session,
  email: RecordTypes['email'],
  record: Readonly<JsonObject>,
): MailMessage {
  const { settings, workspace } = session;
  const { livemode } = workspace;
  const view = workspace.background.printer().view(session, record);
  const files = namesOf(email).map((name) => fileOf(session, view, record, name));
  const content = composeMail({
    ...{ email, record, view, settings },
    url: hostedUrl(record, settings),
    fileNames: files.map(({ name }) => name),
  });
  return {
    to: livemode ? email.to : null,
    cc: livemode ? email.cc : [],
    subject: livemode ? email.subject : `TEST ${email.subject}`,
    text: mailText(content),
    html: mailHtml(content, view.colours.heading),
    senderName: view.brand,
    replyTo: settings.email,
    files,
  };
}

// Both PDFs have one name, and the one with the electronic invoice says all that the other says.
function namesOf({ attach }: RecordTypes['email']): readonly Attachment[] {
  return attach.includes('facturx') ? attach.filter((name) => name !== 'pdf') : attach;
}

type Attachment = RecordTypes['email']['attach'][number];

function fileOf(
  session: Session,
  view: DocumentView,
  record: Readonly<JsonObject>,
  name: Attachment,
): MailFile {
  const source = name === 'pdf' ? null : readySource(session, record, name === 'ubl' ? 'ubl' : 'cii');
  if (source !== null && name === 'ubl')
    return {
      name: `${view.fileName}.xml`,
      type: 'application/xml',
      body: writeUbl(buildModel(source, profile)),
      isBase64: false,
    };
  const invoice = source === null ? undefined : attachedInvoice(source, profile);
  const { base64 } = session.workspace.background.printer().pdf(view, invoice);
  return { name: `${view.fileName}.pdf`, type: 'application/pdf', body: base64, isBase64: true };
}

const profile = 'en16931';

function readySource(session: Session, record: Readonly<JsonObject>, syntax: Syntax): EInvoiceSource {
  const source = readEInvoiceSources(session, [record])(record);
  requireReady(source, profile, syntax);
  return source;
}
