/** A small believable business, as the requests that create it: a workshop that builds and repairs instruments. */

export interface SampleRequest {
  readonly path: string;
  /** Texts of the form `{customer:2}` stand for the id of the third customer made, `{daysAgo:9}` for a day. */
  readonly body: Readonly<Record<string, unknown>>;
}

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
    tax_ids: [{ type: 'eu_vat', value: 'FR40303265045' }],
    billing_address: { line1: '4 quai des Belges', city: 'Marseille', postal_code: '13001', country: 'FR' },
  },
  {
    name: 'Music School Northgate',
    email: 'office@northgate.example',
    company: 'Northgate Trust',
    tax_exempt: true,
  },
  { name: '山田 太郎', email: 'taro.yamada@example.jp', notes: 'Writes in English.' },
];

const products = [
  { name: 'Workshop hour', sku: 'WORK-H', unit_price: '78.00', tax_rate: 19, unit: 'hour' },
  { name: 'Violin strings, set', sku: '00123', unit_price: '64.90', tax_rate: 19, unit: 'set' },
  { name: 'Bow rehair', sku: 'BOW-REHAIR', unit_price: '59.00', tax_rate: 19 },
  { name: 'Instrument care booklet', sku: 'BOOK-CARE', unit_price: '12.50', tax_rate: 7, unit: 'copy' },
];

const quotations = [
  {
    title: 'Overhaul of three violins',
    status: 'sent',
    customer_id: '{customer:2}',
    items: [
      { product_id: '{product:0}', quantity: 9 },
      { product_id: '{product:1}', quantity: 3 },
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
        tax_rate: 19,
      },
    ],
    discount: '120.00',
    po_number: 'MIS-2291',
    notes: 'Thank you for the kind invitation to the rehearsal.',
  },
  { customer_name: 'Hanna Weber', customer_email: 'hanna.weber@example.com', total: 249.9, tax_rate: 19 },
  { customer_id: '{customer:3}', status: 'draft', items: [{ product_id: '{product:1}', quantity: 2 }] },
];

/** The invoices of the past year: customer, days ago, hours, and days until the payment, 0 for an unpaid one. */
const pastInvoices: readonly (readonly [
  customer: number,
  daysAgo: number,
  hours: number,
  paidAfter: number,
])[] = [
  ...([
    [0, 345, 4, 20],
    [1, 331, 14, 12],
    [2, 318, 9, 28],
    [1, 296, 11, 15],
    [0, 281, 3, 33],
  ] as const),
  ...([
    [3, 262, 6, 9],
    [2, 240, 12, 30],
    [1, 226, 16, 14],
    [0, 203, 5, 41],
    [1, 187, 13, 13],
  ] as const),
  ...([
    [2, 171, 8, 35],
    [3, 154, 7, 0],
    [1, 139, 18, 16],
    [0, 121, 4, 25],
    [2, 104, 10, 0],
  ] as const),
  ...([
    [1, 92, 15, 14],
    [3, 76, 5, 22],
    [2, 61, 9, 0],
    [1, 47, 12, 13],
    [0, 38, 6, 0],
    [1, 24, 10, 10],
  ] as const),
];

const pastRequests = pastInvoices.flatMap(([customer, daysAgo, hours, paidAfter], index): SampleRequest[] => {
  const invoice = {
    customer_id: `{customer:${customer}}`,
    invoice_date: `{daysAgo:${daysAgo}}`,
    items: [{ product_id: '{product:0}', quantity: hours }, { product_id: '{product:2}' }],
  };
  const payment = {
    invoice_id: `{invoice:${index}}`,
    payment_date: `{daysAgo:${daysAgo - paidAfter}}`,
    method: 'bank_transfer',
  };
  const booked = { path: '/api/v1/invoices', body: invoice };
  return paidAfter === 0 ? [booked] : [booked, { path: '/api/v1/payments', body: payment }];
});

/** In the order in which they are to be sent. */
export const sampleRequests: readonly SampleRequest[] = [
  ...customers.map((body) => ({ path: '/api/v1/customers', body })),
  ...products.map((body) => ({ path: '/api/v1/products', body })),
  ...pastRequests,
  ...quotations.map((body) => ({ path: '/api/v1/quotations', body })),
  ...invoices.map((body) => ({ path: '/api/v1/invoices', body })),
];
