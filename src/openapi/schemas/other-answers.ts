/** Documents the answers that are neither a record, nor a page of records, nor a deletion. */
import { defineApi, defineClearedTestData, defineMe } from './about-schemas.ts';
import { decimalName } from './decimal-schema.ts';
import { defineDelivery, defineDeliveryList, definePing, defineRecovery } from './delivery-schemas.ts';
import { defineEInvoiceCheck } from './einvoice-schemas.ts';
import { printAnswers } from './print-answers.ts';
import { reportAnswers } from './report-answers.ts';
import { defineEvent, defineEventList } from './event-schemas.ts';
import {
  type Definitions,
  type JsonSchema,
  define,
  innerName,
  nullable,
  schemaReference,
  answerObject,
  livemodeSchema,
} from './json-schema.ts';

/** An answer of a form of its own. */
export interface OtherAnswer {
  readonly summary: string;
  /** Describes the answer in one sentence. */
  readonly description: string;
  /** Adds the schemas of the answer, once the records of the API are defined, and refers to them. */
  readonly define: (definitions: Definitions) => JsonSchema;
}

/** The register, by `operationId`. */
export const otherAnswers: Readonly<Record<string, OtherAnswer>> = {
  previewInvoice: {
    summary: 'Preview an invoice',
    description: 'The invoice as it would be created.',
    define: (definitions) => definePreview('Invoice', definitions),
  },
  previewCreditNote: {
    summary: 'Preview a credit note',
    description: 'The credit note as it would be created, and what can be credited at most.',
    define: (definitions) => definePreview('CreditNote', definitions, creditableProperties),
  },
  getApi: { summary: 'Get the API root', description: 'The collections of the API.', define: defineApi },
  getMe: {
    summary: 'Get the current API key',
    description: 'The API key, its scopes, and its workspace.',
    define: defineMe,
  },
  listEvents: {
    summary: 'List all events',
    description: 'A page of events, the newest first.',
    define: defineEventList,
  },
  getEvent: { summary: 'Get an event', description: 'The event.', define: defineEvent },
  pingWebhookEndpoint: {
    summary: 'Send a test event to a webhook endpoint',
    description: 'The endpoint, with the ids of the event and of its delivery.',
    define: definePing,
  },
  recoverWebhookEndpoint: {
    summary: 'Recover missed deliveries',
    description: 'How many deliveries were scheduled.',
    define: defineRecovery,
  },
  listDeliveries: {
    summary: 'List the deliveries of a webhook endpoint',
    description: 'A page of deliveries, the newest first.',
    define: defineDeliveryList,
  },
  getDelivery: {
    summary: 'Get a delivery',
    description: 'The delivery, with its attempts.',
    define: defineDelivery,
  },
  resendDelivery: {
    summary: 'Resend a delivery',
    description: 'The delivery, which is sent again within a minute.',
    define: defineDelivery,
  },
  clearTestData: {
    summary: 'Clear the test data',
    description: 'All test data is deleted. Test keys stay.',
    define: defineClearedTestData,
  },
  ...printAnswers,
  ...reportAnswers,
  ...einvoiceAnswers('Invoice', 'invoice'),
  ...einvoiceAnswers('CreditNote', 'credit note'),
  getCustomerBalance: {
    summary: 'Get the balance of a customer',
    description: 'The amounts due on the invoices of the customer, by currency.',
    define: defineBalance,
  },
};

/** What a preview of a credit note tells of its invoice. */
const creditableProperties: Readonly<Record<string, JsonSchema>> = {
  max_creditable: { type: 'number', description: 'What can be credited of the invoice, with tax.' },
  creditable_lines: {
    type: 'array',
    description: 'What can be credited of each line.',
    items: answerObject({
      invoice_item_id: { type: 'string', description: 'The line of the invoice.' },
      quantity: { type: 'number', description: 'The quantity that can be taken back.' },
      amount: { type: 'number', description: 'The amount that can be credited, in the terms of the line.' },
    }),
  },
};

/** The fields that only a stored record has. */
const storedOnly = ['id', 'number', 'version', 'etag', 'created_at', 'updated_at'];

/**
 * Adds the schema of a preview of the records with this schema, and refers to it.
 * @throws Error when the records are not defined
 */
function definePreview(
  recordName: string,
  definitions: Definitions,
  further: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const name = `${recordName}Preview`;
  const line = innerName(name, 'items', true);
  define(definitions, line, withoutStamps(innerName(recordName, 'items', true), definitions));
  const preview = withoutStamps(recordName, definitions);
  const properties = preview.properties as Record<string, JsonSchema>;
  return define(definitions, name, {
    ...preview,
    description:
      'The record that the request would create. Fields that only a stored record has are null, and it has no actions.',
    properties: {
      ...properties,
      customer_id: nullable({ ...properties.customer_id, description: 'The customer; null for a new one.' }),
      items: { ...properties.items, items: schemaReference(line) },
      allowed_actions: { ...properties.allowed_actions, maxItems: 0 },
      ...further,
    },
  });
}

function withoutStamps(name: string, definitions: Definitions): JsonSchema {
  const schema = definitions.get(name);
  if (schema === undefined) throw new Error(`There is no schema ${name} for a preview.`);
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>).map(
    ([field, known]): [string, JsonSchema] => [field, storedOnly.includes(field) ? unstored(known) : known],
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

function unstored({ description }: JsonSchema): JsonSchema {
  return { type: 'null', description };
}

/** Adds the schema of a customer's balance, and refers to it. */
function defineBalance(definitions: Definitions): JsonSchema {
  const amounts = define(
    definitions,
    'BalanceEntryAmounts',
    answerObject({
      balance_due: schemaReference(decimalName),
      overdue: schemaReference(decimalName),
      credit_available: schemaReference(decimalName),
      currency: { type: 'string', examples: ['EUR'] },
    }),
  );
  const entry = define(
    definitions,
    'BalanceEntry',
    answerObject({
      currency: { type: 'string', examples: ['EUR'] },
      balance_due: { type: 'number', description: 'The amount due on open and partially paid invoices.' },
      overdue: { type: 'number', description: 'The part of it whose due date has passed.' },
      credit_available: {
        type: 'number',
        description: 'The credit of credit notes and payments that can be applied or refunded.',
      },
      amounts: { ...amounts, description: 'The same numbers as exact text.' },
    }),
  );
  return define(
    definitions,
    'Balance',
    answerObject({
      object: { type: 'string', const: 'balance' },
      livemode: livemodeSchema,
      customer_id: { type: 'string', description: 'The customer who owes the balance.' },
      balances: { type: 'array', items: entry, description: 'One balance for each currency.' },
    }),
  );
}

function einvoiceAnswers(name: string, document: string): Record<string, OtherAnswer> {
  const one = /^[aeiou]/.test(document) ? `an ${document}` : `a ${document}`;
  const xml = (syntax: string): OtherAnswer => ({
    summary: `Export ${one} as ${syntax}`,
    description: `The ${document} as an electronic invoice in ${syntax}: a file, which is sent to nobody. In an envelope, the body is a string.`,
    define: () => ({ type: 'string' }),
  });
  return {
    [`get${name}Ubl`]: xml('UBL 2.1'),
    [`get${name}Cii`]: xml('CII D16B'),
    [`get${name}EinvoiceCheck`]: {
      summary: `Check ${one} for its electronic form`,
      description: `Whether the ${document} can be exported with the profile, and what is missing.`,
      define: defineEInvoiceCheck,
    },
  };
}
