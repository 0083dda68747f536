/** A small believable business, as the requests that create it: a workshop that builds and repairs instruments. */

import { pastCreditNotes, exported, pastRequests, type SampleRequest } from './sample-past.ts';

const customers = [
  {
    name: 'Hanna Weber',
    email: 'hanna.weber@example.com',
    phone: '+49 30 5550142',
    billing_address: { line1: 'Lindenstraße 12', city: 'Berlin', postal_code: '10969', country: 'DE' },
  },
  {
    name: 'Orchestre de Chambre Mistral',
    email: 'regie@mistral.example',
    contact_name: 'Zoë Fournier',
    payment_terms_days: 14,
    language: 'fr',
    buyer_reference: 'Régie 2026',
    electronic_address: { scheme: '0009', value: '30326504500012' },
    tax_ids: [{ type: 'eu_vat', value: 'FR40303265045' }],
    billing_address: { line1: '4 quai des Belges', city: 'Marseille', postal_code: '13001', country: 'FR' },
  },
  {
    name: 'Music School Northgate',
    email: 'office@northgate.example',
    company: 'Northgate Trust',
    tax_exempt: true,
    tax_ids: [{ type: 'gb_vat', value: 'GB123456789' }],
    billing_address: { line1: '2 Northgate', city: 'York', postal_code: 'YO1 7LF', country: 'GB' },
    shipping_address: { line1: '14 Foss Bank', city: 'York', postal_code: 'YO31 7JB', country: 'GB' },
  },
  {
    name: '山田 太郎',
    email: 'taro.yamada@example.jp',
    notes: 'Writes in English.',
    billing_address: { line1: '神南 1-19-11', city: '東京都渋谷区', postal_code: '150-0041', country: 'JP' },
  },
];

const products = [
  { name: 'Workshop hour', sku: 'WORK-H', unit_price: '78.00', tax_rate: 19, unit: 'hour' },
  { name: 'Violin strings, set', sku: '00123', unit_price: '64.90', tax_rate: 19, unit: 'set' },
  { name: 'Bow rehair', sku: 'BOW-REHAIR', unit_price: '59.00', tax_rate: 19 },
  {
    name: 'Violin course, evening',
    sku: 'COURSE',
    unit_price: '45.00',
    tax_rate: 0,
    unit: 'hour',
    tax_category: 'exempt',
    tax_exemption_reason: 'Teaching, exempt from VAT',
    tax_exemption_code: 'VATEX-EU-132-1J',
  },
  { name: 'Instrument care booklet', sku: 'BOOK-CARE', unit_price: '12.50', tax_rate: 7, unit: 'copy' },
];

const quotations = [
  {
    title: 'Overhaul of three violins',
    status: 'sent',
    customer_id: '{customer:2}',
    items: [
      { product_id: '{product:0}', quantity: 9, ...exported },
      { product_id: '{product:1}', quantity: 3, ...exported },
    ],
    discount_percent: 5,
  },
  {
    title: 'Concert grand, regulation',
    customer_id: '{customer:1}',
    items: [{ description: 'Regulation of the action', unit_price: '1850.00', tax_rate: 19 }],
  },
];

const invoices = [
  {
    customer_id: '{customer:0}',
    items: [
      { product_id: '{product:2}' },
      { product_id: '{product:0}', quantity: 1.5 },
      { product_id: '{product:4}', quantity: 2 },
      { product_id: '{product:3}', quantity: 2 },
    ],
  },
  {
    customer_id: '{customer:1}',
    items: [
      {
        description: 'Tour service, Marseille to Lyon',
        quantity: 3,
        unit: 'day',
        unit_price: '640.00',
        tax_rate: 0,
        tax_category: 'reverse_charge',
        tax_exemption_reason: 'Reverse charge',
        tax_exemption_code: 'VATEX-EU-AE',
      },
    ],
    discount: '120.00',
    service_period: { start: '{daysAgo:9}', end: '{daysAgo:7}' },
    po_number: 'MIS-2291',
    notes: 'Thank you for the kind invitation to the rehearsal.',
  },
  { customer_name: 'Hanna Weber', customer_email: 'hanna.weber@example.com', total: 249.9, tax_rate: 19 },
  {
    customer_id: '{customer:3}',
    status: 'draft',
    items: [{ product_id: '{product:1}', quantity: 2, ...exported }],
  },
];

/** In the order in which they are to be sent. */
export const sampleRequests: readonly SampleRequest[] = [
  ...customers.map((body) => ({ path: '/api/v1/customers', body })),
  ...products.map((body) => ({ path: '/api/v1/products', body })),
  ...pastRequests,
  ...quotations.map((body) => ({ path: '/api/v1/quotations', body })),
  ...invoices.map((body) => ({ path: '/api/v1/invoices', body })),
  ...pastCreditNotes.map((body) => ({ path: '/api/v1/credit_notes', body })),
];
