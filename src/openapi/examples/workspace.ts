/** Examples of the workspace: who bills. */
import type { RequestExample } from './example.ts';

// One red pixel.
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** Who bills is filled in before others are billed. */
export const sellerExamples: readonly RequestExample[] = [
  {
    operationId: 'updateWorkspace',
    name: 'who_bills',
    summary: 'What an invoice says of the business that bills.',
    request: {
      headers: { 'If-Match': '*' },
      body: {
        name: 'Lovelace Engines GmbH',
        address: { line1: 'Torstraße 1', postal_code: '10119', city: 'Berlin', country: 'DE' },
        tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
        registration_number: 'HRB 12345 B',
        email: 'office@lovelace.example',
        website: 'https://lovelace.example',
        iban: 'DE89 3704 0044 0532 0130 00',
        bic: 'COBADEFFXXX',
        electronic_address: { scheme: '9930', value: 'DE136695976' },
        language: 'de',
        paper: 'a4',
        document_footer: 'Managing director: Ada Lovelace',
        colour: '#1a73e8',
        logo: pixel,
      },
    },
    expectedStatus: 200,
  },
];

export const workspaceExamples: readonly RequestExample[] = [
  {
    operationId: 'updateWorkspace',
    name: 'wrong_account',
    summary: 'The check digits of an IBAN are computed, and a BIC has 8 or 11 characters.',
    request: { body: { iban: 'DE88370400440532013000', bic: 'COBADEFFX' } },
    expectedStatus: 422,
  },
  {
    operationId: 'getWorkspace',
    name: 'settings',
    summary: 'All settings, as the sheet Settings shows them.',
    request: {},
    expectedStatus: 200,
  },
];
