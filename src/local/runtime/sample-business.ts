/** A small believable business, as the requests that create it: a workshop that builds and repairs instruments. */

export interface SampleRequest {
  readonly path: string;
  /** Texts of the form `{customer:2}` stand for the id of the third customer made. */
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

/** In the order in which they are to be sent. */
export const sampleRequests: readonly SampleRequest[] = [
  ...customers.map((body) => ({ path: '/api/v1/customers', body })),
  ...products.map((body) => ({ path: '/api/v1/products', body })),
  ...quotations.map((body) => ({ path: '/api/v1/quotations', body })),
  ...invoices.map((body) => ({ path: '/api/v1/invoices', body })),
];
