/** The past year of the sample business: its invoices, their payments, and what was credited. */

export interface SampleRequest {
  readonly path: string;
  /** Texts of the form `{customer:2}` stand for the id of the third customer made, `{daysAgo:9}` for a day. */
  readonly body: Readonly<Record<string, unknown>>;
}

// The school in York and the customer in Japan are not taxed, because what they buy leaves the Union.
export const exported = { tax_rate: 0, tax_category: 'export', tax_exemption_code: 'VATEX-EU-G' };

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

const treatments: Readonly<Record<number, object>> = { 2: exported, 3: exported };

const pastInvoiceRequests = pastInvoices.map(
  ([customer, daysAgo, hours]): SampleRequest => ({
    path: '/api/v1/invoices',
    body: {
      customer_id: `{customer:${customer}}`,
      invoice_date: `{daysAgo:${daysAgo}}`,
      items: [
        { product_id: '{product:0}', quantity: hours, ...treatments[customer] },
        { product_id: '{product:2}', ...treatments[customer] },
      ],
    },
  }),
);

const pastPaymentRequests = pastInvoices.flatMap(([, daysAgo, , paidAfter], index): SampleRequest[] => {
  const payment = {
    invoice_id: `{invoice:${index}}`,
    payment_date: `{daysAgo:${daysAgo - paidAfter}}`,
    method: 'bank_transfer',
  };
  return paidAfter === 0 ? [] : [{ path: '/api/v1/payments', body: payment }];
});

/** All invoices before all payments, so that many requests need nothing of each other. */
export const pastRequests = [...pastInvoiceRequests, ...pastPaymentRequests];

/** A repair that was redone, with the money back; a discount that is credit; and one that an open invoice owes less by. */
export const pastCreditNotes = [
  {
    invoice_id: `{invoice:${pastInvoices.length - 3}}`,
    amount: '78.00',
    reason: 'product_unsatisfactory',
    credit_note_date: '{daysAgo:33}',
    refund: { method: 'bank_transfer', refund_date: '{daysAgo:31}' },
  },
  {
    invoice_id: `{invoice:${pastInvoices.length - 1}}`,
    amount: '120.00',
    reason: 'price_correction',
    credit_note_date: '{daysAgo:9}',
  },
  {
    invoice_id: `{invoice:${pastInvoices.length - 2}}`,
    amount: '60.00',
    reason: 'other',
    reason_text: 'The strings were not replaced.',
    credit_note_date: '{daysAgo:2}',
  },
];
