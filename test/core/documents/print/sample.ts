/** An invoice for tests of the template, which takes what a test changes. */
import type {
  Look,
  PrintedDocument,
  PrintedLine,
} from '../../../../src/core/documents/print/printed-document.ts';

export const line: PrintedLine = {
  description: 'Projector lamp',
  sku: 'LAMP',
  quantity: '4',
  unit: 'piece',
  unit_code: null,
  unit_price: '33.33',
  discount: null,
  discount_percent: null,
  tax_rate: '19',
  amount: '133.32',
};

const address = {
  ...{ line1: 'Torstraße 12', line2: null, city: 'Berlin', state: null, postal_code: '10119', country: 'DE' },
};

const party = {
  ...{ tax_ids: [], registration_number: null, email: null, phone: null, contact_name: null },
};

export const sample: PrintedDocument = {
  ...{
    object: 'invoice',
    language: 'en',
    livemode: true,
    status: 'open',
    number: 'INV-2026-0001',
    title: null,
  },
  ...{ date: '2026-01-07', due_date: '2026-02-06', service_date: null, service_period: null },
  ...{ delivery_address: null, po_number: null, buyer_reference: null, payment_reference: 'INV-2026-0001' },
  ...{ preceding: null, reason: null, currency: 'EUR', tax_inclusive: false, lines: [line] },
  ...{ subtotal: '133.32', discount_total: '0', discount_percent: null },
  ...{ taxable_total: '133.32', tax_total: '25.33', total: '158.65' },
  taxes: [
    { tax_rate: '19', tax_name: null, category: 'standard', reason: null, taxable: '133.32', tax: '25.33' },
  ],
  paid: { paid: '0', credited: '0', due: '158.65' },
  ...{ base: null, notes: null, terms: null, payment_code: null },
  seller: {
    ...party,
    ...{ name: 'Lovelace Engines GmbH', trade_name: null, address, website: null },
    ...{ iban: 'DE89370400440532013000', bic: null, account_name: null, qr_iban: null, upi_id: null },
  },
  buyer: { ...party, name: 'Ada', company: null, billing_address: null },
};

export const look: Look = { logo: null, colour: null, paper: 'auto', footer: null, words: null };
