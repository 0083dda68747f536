/** Accepts or declines a quotation for the customer who has filled in the form of its page. */
import { compareDays } from '../../billing/calendar.ts';
import { Refusal } from '../../errors/refusal.ts';
import { lateAction } from '../../records/add-actions.ts';
import { actOnRecord } from '../../records/act-on-record.ts';
import { quotations } from '../../resources/quotations.ts';
import { optional, required } from '../../schema/field.ts';
import { inputSchema } from '../../schema/input-schema.ts';
import { email, text } from '../../schema/kinds.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { mayAll, type Transaction } from '../../schema/transaction.ts';
import { blankToNull, validate } from '../../schema/validate.ts';
import { notIdempotent } from '../../store/transaction/commit.ts';
import { transact } from '../../store/transaction/transact.ts';
import type { FoundPage } from './find-page.ts';
import { offerDigest } from './offer.ts';
import type { PageRequest } from './page-request.ts';

const acceptance = {
  name: required(text(200), 'Who accepts.'),
  email: optional(email, 'Their e-mail address.'),
  po_number: optional(text(100), 'Their order number.'),
};
const refusal = { reason: optional(text(1000), 'Why not.') };

/** What came of a form: done, done by somebody before, or why nothing was done. */
export type FormOutcome =
  | { readonly kind: 'done' | 'repeated' | 'changed' | 'expired' | 'closed' }
  /** The faults by the name of the field; `agree` when the tick is missing. */
  | { readonly kind: 'faults'; readonly faults: Readonly<Record<string, FieldFault>> };

/** Why a field is refused. */
export type FieldFault = 'missing' | 'wrong' | 'too_long';

const settledBy = {
  accept: { action: 'accept', statuses: ['accepted', 'invoiced'] },
  decline: { action: 'decline', statuses: ['declined'] },
} as const;

/**
 * Takes a form. Nothing is done unless the offer is the one that the form was filled in for.
 * @throws Refusal not_found, and as a write of the API does
 */
export function answerOffer({ session, record: { id } }: FoundPage, request: PageRequest): FormOutcome {
  const { form, requestId } = request;
  const answer = form.answer === 'decline' ? settledBy.decline : settledBy.accept;
  const given = readForm(answer.action, form);
  if ('kind' in given) return given;
  let outcome: FormOutcome = { kind: 'done' };
  // A transaction that finds nothing to do leaves the record as it is.
  const leave = (record: JsonObject, kind: 'repeated' | 'changed' | 'expired' | 'closed') => {
    outcome = { kind };
    return { resource: quotations, record };
  };
  const attempt = { ...notIdempotent, source: 'hosted_page', request_id: requestId } as const;
  transact(session, {
    attempt,
    may: mayAll,
    decide: (tx) => {
      const record = tx.find(quotations, String(id)) as JsonObject | null;
      if (record === null) throw new Refusal('not_found', 'The quotation was deleted.');
      if (answer.statuses.some((status) => status === record.status)) return leave(record, 'repeated');
      if (record.status !== 'sent') return leave(record, 'closed');
      if (form.offer !== offerDigest(session, record)) return leave(record, 'changed');
      const isExpired = compareDays(String(record.expiry_date), tx.today) < 0;
      if (isExpired && answer.action === 'accept') return leave(record, 'expired');
      settle(tx, record, { ...answer, input: given.input, from: request.from });
      outcome = { kind: 'done' };
      return null;
    },
  });
  return outcome;
}

interface Settling {
  readonly action: 'accept' | 'decline';
  readonly input: Readonly<JsonObject>;
  readonly from: string;
}

function settle(tx: Transaction, record: JsonObject, { action, input, from }: Settling): void {
  const taken = lateAction(quotations, action);
  if (action === 'decline') {
    actOnRecord(tx, quotations, taken, record, input);
    return;
  }
  const { name, email: address, po_number } = input;
  // Before the action, because an invoice that is made at once has the customer's order number, too.
  const answered = tx.change(quotations, record, {
    accepted_via: 'hosted_page',
    accepted_from: from === '' ? null : from.slice(0, 500),
    ...(po_number !== null && { po_number }),
  }) as JsonObject;
  actOnRecord(tx, quotations, taken, answered, { accepted_by: { name, email: address } });
}

type ReadForm = { readonly input: Readonly<JsonObject> } | Extract<FormOutcome, { kind: 'faults' }>;

function readForm(action: Settling['action'], form: PageRequest['form']): ReadForm {
  const fields = action === 'accept' ? acceptance : refusal;
  const trimmed = Object.keys(fields).map((name) => [name, (form[name] ?? '').trim()]);
  const validated = validate<JsonObject>(inputSchema(fields), blankToNull(Object.fromEntries(trimmed)));
  const faults: Record<string, FieldFault> = {};
  for (const { pointer, code } of validated.problems)
    faults[pointer.slice(1)] = code === 'required' ? 'missing' : code === 'too_long' ? 'too_long' : 'wrong';
  if (action === 'accept' && form.agree !== 'yes') faults.agree = 'missing';
  return Object.keys(faults).length > 0 ? { kind: 'faults', faults } : { input: validated.value };
}
