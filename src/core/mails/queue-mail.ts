/** Queues the mail that leads a customer to a document; the trigger sends it. */
import { Refusal } from '../errors/refusal.ts';
import { lateAction } from '../records/add-actions.ts';
import { actOnRecord } from '../records/act-on-record.ts';
import { quotations } from '../resources/quotations.ts';
import type { RecordTypes } from '../schema/record-types.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Transaction } from '../schema/transaction.ts';
import { languageOf } from '../words/language.ts';
import { wordsOf } from '../words/words.ts';
import { fillWords } from '../words/fill-words.ts';
import { isMailable } from './is-mailable.ts';
import type { MailRequest } from './mail-request.ts';

/**
 * Creates the mail, which is the answer. A quotation in its draft is sent first, as its own action does.
 * @throws Refusal invalid_state, no_recipient, insufficient_scope, and what sending a quotation refuses with
 */
export function queueMail(
  tx: Transaction,
  resource: Resource,
  found: JsonObject,
  request: MailRequest,
): RecordTypes['email'] {
  const record = resource === quotations && found.status === 'draft' ? issued(tx, found) : found;
  if (!isMailable(record))
    throw new Refusal('invalid_state', `A document that is ${String(record.status)} is not mailed.`);
  const customer = record.customer as JsonObject;
  const to = recipientsOf(tx, record, request);
  const seller = record.seller as JsonObject | null;
  const { settings } = tx;
  const language = languageOf(request.language, customer.language, seller?.language, settings.language);
  const { mail } = wordsOf(language, settings.document_words);
  const number = String(record.number);
  const { name, trade_name } = seller ?? settings;
  const object = resource.object as RecordTypes['email']['resource_type'];
  const usual = fillWords(mail[`${object}_subject`], { number, sender: String(trade_name ?? name ?? '') });
  const email = tx.create('email', {
    status: 'queued',
    resource_type: object,
    resource_id: record.id,
    document_number: number,
    to,
    cc: eachOnce(request.cc ?? [], to),
    subject: said(request.subject) ?? usual.slice(0, subjectMax).trim(),
    message: said(request.message),
    attach: [...new Set(request.attach ?? ['pdf'])],
    language,
    attempts: 0,
    next_attempt_at: tx.now,
    sent_at: null,
    failure: null,
  });
  tx.answerWith(email);
  return email;
}

const subjectMax = 200;

function issued(tx: Transaction, draft: JsonObject): JsonObject {
  if (!tx.may('quotations:update'))
    throw new Refusal(
      'insufficient_scope',
      'Mailing a draft sends the quotation, which needs the scope quotations:update.',
      { members: { required_scope: 'quotations:update' } },
    );
  actOnRecord(tx, quotations, lateAction(quotations, 'send'), draft, {});
  return tx.find(quotations, String(draft.id)) as JsonObject;
}

function recipientsOf(tx: Transaction, record: JsonObject, request: MailRequest): readonly string[] {
  if (request.to?.length === 0)
    throw new Refusal(
      'no_recipient',
      '"to" names nobody. Leave it out, and the mail goes to the address of the customer.',
    );
  const to = eachOnce(request.to ?? addressOf(tx, record), []);
  if (to.length === 0)
    throw new Refusal('no_recipient', 'The customer has no e-mail address. Name a recipient in "to".');
  return to;
}

// Google counts an address as often as it is named, and the day has few of them.
function eachOnce(addresses: readonly string[], others: readonly string[]): readonly string[] {
  const seen = new Set(others.map(normalized));
  return addresses.filter((address) => {
    const isNew = !seen.has(normalized(address));
    seen.add(normalized(address));
    return isNew;
  });
}

function normalized(address: string): string {
  return address.toLowerCase();
}

// Blanks say nothing: the usual text stands in their place, as it does for an empty one.
function said(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

// Today's address comes first: people correct it in the sheet Customers.
function addressOf(tx: Transaction, record: JsonObject): readonly string[] {
  const customer = tx.find('customer', String(record.customer_id));
  const snapshot = record.customer as JsonObject;
  const address = customer?.email ?? snapshot.email ?? null;
  return address === null ? [] : [String(address)];
}
