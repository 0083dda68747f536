/** Documents events, and what each type of event means. */
import { pingType } from '../../core/events/event.ts';
import { recordEventTypes } from '../../core/events/event-types.ts';
import { eventSources } from '../../core/store/journal/journal-request.ts';
import type { EventType } from '../../core/schema/record-types.ts';
import { type Definitions, define, answerObject, type JsonSchema, schemaReference } from './json-schema.ts';

const eventName = 'Event';

/** Refers to the schema of an event, which it adds if it is not there yet. */
export function defineEvent(definitions: Definitions): JsonSchema {
  if (definitions.has(eventName)) return schemaReference(eventName);
  const data = define(
    definitions,
    'EventData',
    eventObject(
      {
        object: {
          type: 'object',
          description: 'The record as it was then. Its field `object` names its type.',
        },
      },
      {
        changed: {
          type: 'array',
          items: { type: 'string' },
          description:
            'The names of the fields that this commit changed, besides `version` and `updated_at`. Empty for a record that is new, deleted or as before.',
        },
      },
    ),
  );
  return define(
    definitions,
    eventName,
    eventObject(
      {
        id: { type: 'string', pattern: '^evt_[0-9A-HJKMNP-TV-Z]{26}$', description: 'The id of the event.' },
        object: { type: 'string', const: 'event' },
        type: {
          type: 'string',
          description: 'The type of the event: the name of one of the `webhooks`.',
          examples: Object.keys(eventTypes).slice(0, 3),
        },
        timestamp: { type: 'string', format: 'date-time', description: 'When it was committed.' },
        data,
      },
      {
        workspace_id: { type: 'string', description: 'The id of the workspace, as `/me` names it.' },
        livemode: {
          type: 'boolean',
          description: 'True: the event is about live data. False: about test data.',
        },
        source: {
          type: 'string',
          examples: eventSources,
          description:
            'Who caused the event: a request to the API, an edit in the sheet, an import, or the calendar.',
        },
        request_id: {
          type: ['string', 'null'],
          description: 'The `X-Request-Id` of the request that caused it; null when none did.',
        },
      },
    ),
  );
}

// Events that version 1.0 has recorded have none of the later properties, for the 30 days that they are kept.
function eventObject(
  properties: Readonly<Record<string, JsonSchema>>,
  later: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const { required } = answerObject(properties);
  return { ...answerObject({ ...properties, ...later }), required };
}

/** Adds the schema of a page of events, and refers to it. */
export function defineEventList(definitions: Definitions): JsonSchema {
  return define(
    definitions,
    'EventList',
    answerObject({
      object: { type: 'string', const: 'list' },
      url: { type: 'string', description: 'The path of the list.' },
      data: { type: 'array', items: defineEvent(definitions) },
      has_more: { type: 'boolean', description: 'True when another page follows.' },
      next_cursor: { type: ['string', 'null'], description: 'The `cursor` of the next page.' },
    }),
  );
}

// A type that is not here, such as one of a new resource, gets a plain sentence.
const meanings: Readonly<Partial<Record<EventType, string>>> = {
  ...changesOf('customer'),
  ...changesOf('product'),
  ...changesOf('quotation'),
  'quotation.created': 'A quotation was created, as a draft or sent.',
  'quotation.updated':
    'A quotation was changed, or may be invoiced again because the invoice made of it was deleted or voided.',
  'quotation.deleted': 'A draft was deleted, or the row of a quotation in the sheet.',
  'quotation.sent': 'A quotation was sent. It has a number and can be accepted.',
  'quotation.viewed': 'A customer opened the page of a quotation for the first time.',
  'quotation.accepted':
    'A quotation was accepted: by the customer on its page, in the sheet or by a request.',
  'quotation.declined':
    'A quotation was declined: by the customer on its page, in the sheet or by a request.',
  'quotation.canceled': 'A quotation was canceled.',
  'quotation.invoiced': 'A quotation was converted to an invoice.',
  ...changesOf('invoice'),
  'invoice.created': 'An invoice was created, as a draft or open.',
  'invoice.updated':
    'An invoice was changed, or what is paid or credited of it without a change that has an event.',
  'invoice.deleted': 'A draft was deleted, or the row of an invoice in the sheet.',
  'invoice.finalized':
    'An invoice was issued: finalized, created open, converted from a quotation, or typed. It has a number and can be paid.',
  'invoice.partially_paid': 'Part of an invoice was paid.',
  'invoice.paid': 'Nothing of an invoice is due any more, and something of it was paid.',
  'invoice.credited': 'An invoice was credited in full.',
  'invoice.overdue': 'The due date of an unpaid invoice has passed. It comes once for each due date.',
  'invoice.voided': 'An invoice was voided. It keeps its number.',
  'invoice.uncollectible': 'An invoice was marked as uncollectible. It can still be paid.',
  'payment.received': 'A payment was recorded: by a request, in the sheet or by an import.',
  'payment.applied': 'A deposit or an overpayment was applied to an invoice.',
  'payment.updated':
    'A payment was changed, taken back from an invoice or refunded, or its deleted row was restored.',
  'payment.voided': 'A payment was voided. Its invoice owes the amount again.',
  'payment.deleted': 'The row of a payment was deleted in the sheet. Its invoice owes the amount again.',
  'credit_note.created': 'A credit note was created, as a draft or issued.',
  'credit_note.updated': 'A credit note was changed, taken back from an invoice or refunded.',
  'credit_note.deleted': 'A draft was deleted, or the row of a credit note in the sheet.',
  'credit_note.issued': 'A credit note was issued. It has a number and lowers what its invoice owes.',
  'credit_note.applied': 'The rest of a credit note was applied to another invoice.',
  'credit_note.voided': 'A credit note was voided. Its invoice owes the amount again.',
  ...changesOf('refund'),
  'refund.created': 'Money was paid back: of a payment, or of a credit note.',
  'refund.deleted': 'The row of a refund was deleted in the sheet, as if it had not been paid.',
  'refund.voided': 'A refund was voided, as if it had not been paid.',
  'workspace.updated': 'A setting of the workspace was changed.',
  'webhook.ping': 'A test event, sent on request.',
};

/** The meaning of each event type. Its first word is the `object` of the record in the event. */
export const eventTypes: Readonly<Record<string, string>> = Object.fromEntries(
  [...recordEventTypes, pingType].map((type) => [type, meanings[type as EventType] ?? plainMeaning(type)]),
);

function plainMeaning(type: string): string {
  const [object = '', action = ''] = type.split('.');
  const spoken = object.replace(/_/g, ' ');
  return `${articleOf(spoken)} ${spoken} was ${action.replace(/_/g, ' ')}.`;
}

function articleOf(object: string): string {
  return /^[aeiou]/.test(object) ? 'An' : 'A';
}

function changesOf<Name extends string>(
  object: Name,
): Readonly<Record<`${Name}.${'created' | 'updated' | 'deleted'}`, string>> {
  const article = articleOf(object);
  return {
    [`${object}.created`]: `${article} ${object} was created.`,
    [`${object}.updated`]: `${article} ${object} was changed.`,
    [`${object}.deleted`]: `${article} ${object} was deleted.`,
    // A computed name is any text to the compiler.
  } as Record<`${Name}.${'created' | 'updated' | 'deleted'}`, string>;
}
