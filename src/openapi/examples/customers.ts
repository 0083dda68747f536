/** Examples of customers. */
import { exampleIds, type RequestExample } from './example.ts';

export const customerExamples: readonly RequestExample[] = [
  {
    operationId: 'createCustomer',
    name: 'business',
    summary: 'A business with an address and a tax number.',
    request: {
      body: {
        name: 'Lumière et Fils SARL',
        email: 'comptabilite@lumiere.example',
        phone: '+33 4 72 00 00 00',
        contact_name: 'Antoinette Lumière',
        tax_ids: [{ type: 'eu_vat', value: 'FR40303265045' }],
        billing_address: {
          line1: '25 rue du Premier-Film',
          city: 'Lyon',
          postal_code: '69008',
          country: 'FR',
        },
        currency: 'EUR',
        payment_terms_days: 14,
        external_id: 'crm-2041',
        metadata: { segment: 'cinema' },
      },
    },
    expectedStatus: 201,
    makes: 'customer',
  },
  {
    operationId: 'createCustomer',
    name: 'person',
    summary: 'A name is enough.',
    request: { body: { name: 'Mary Somerville' } },
    expectedStatus: 201,
    makes: 'formerCustomer',
  },
  {
    operationId: 'listCustomers',
    name: 'first_page',
    summary: 'The newest customer.',
    request: { query: { limit: '1' } },
    expectedStatus: 200,
  },
  {
    operationId: 'listCustomers',
    name: 'by_metadata',
    summary: 'Customers with this text under this key of their metadata.',
    request: { query: { 'metadata[segment]': 'cinema' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getCustomer',
    name: 'by_id',
    summary: 'One customer.',
    request: { id: exampleIds.customer },
    expectedStatus: 200,
  },
  {
    operationId: 'updateCustomer',
    name: 'moved',
    summary: 'The customer has moved. Missing fields stay, null clears a field.',
    request: {
      id: exampleIds.customer,
      headers: { 'If-Match': '*' },
      body: {
        phone: null,
        payment_terms_days: 30,
        billing_address: { line1: '7 quai Saint-Antoine', postal_code: '69002' },
      },
    },
    expectedStatus: 200,
  },
  {
    operationId: 'deleteCustomer',
    name: 'without_documents',
    summary: 'A customer without documents.',
    request: { id: exampleIds.formerCustomer },
    expectedStatus: 200,
  },
];
