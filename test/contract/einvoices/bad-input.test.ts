/** What hinders an electronic invoice is refused with 422, the rule, the field, and words for a person, as the check tells it. */
import { expectRefused } from '../support/expect-answer.ts';
import { buyer, createElectronicBusiness, lamps, electronicSeller as owner } from './electronic-business.ts';

const { ask, create, customer, get, invoice, seller } = createElectronicBusiness();

const { country: _buyers, ...nowhere } = buyer.billing_address;
const untaxed = (tax_category: string | null) => ({ items: [{ ...lamps, tax_rate: 0, tax_category }] });
const taxNumber = [{ type: 'tax_number', value: '30/123/45678' }] as const;

interface BadInput {
  readonly words: string;
  readonly profile?: string;
  readonly seller?: Parameters<typeof seller>[0];
  readonly customer?: object;
  readonly invoice?: object;
  /** Each as `rule pointer`. */
  readonly missing: readonly string[];
}

const inputs: readonly BadInput[] = [
  {
    words: 'a seller without an address',
    seller: { address: null },
    missing: ['BR-08 /seller/address', 'BR-09 /seller/address/country'],
  },
  {
    words: 'a customer without an address',
    customer: { billing_address: null },
    missing: ['BR-10 /customer/billing_address', 'BR-11 /customer/billing_address/country'],
  },
  {
    words: 'an address without a country',
    customer: { billing_address: nowhere },
    missing: ['BR-11 /customer/billing_address/country'],
  },
  {
    words: 'reverse charge without a tax number of the seller',
    seller: { tax_ids: [] },
    invoice: untaxed('reverse_charge'),
    missing: ['BR-AE-02 /seller/tax_ids'],
  },
  {
    words: 'reverse charge without a number of the customer',
    customer: { tax_ids: [], registration_number: null },
    invoice: untaxed('reverse_charge'),
    missing: ['BR-AE-02 /customer/tax_ids'],
  },
  {
    words: 'a supply to another member state between parties without VAT numbers',
    seller: { tax_ids: taxNumber },
    customer: { tax_ids: [] },
    invoice: untaxed('intra_community'),
    missing: ['BR-IC-02 /seller/tax_ids', 'BR-IC-02 /customer/tax_ids'],
  },
  {
    words: 'a line without tax and without a category',
    invoice: untaxed(null),
    missing: ['BR-CO-04 /items/0/tax_category'],
  },
  {
    words: 'an exemption without a reason',
    invoice: untaxed('exempt'),
    missing: ['BR-E-10 /items/0/tax_exemption_reason'],
  },
  {
    words: 'nobody to ask at the seller',
    profile: 'xrechnung',
    // XRechnung takes the e-mail address for an electronic address, too, and this seller has another one.
    seller: { contact_name: null, phone: null, email: null },
    missing: ['BR-DE-5 /seller/contact_name', 'BR-DE-6 /seller/phone', 'BR-DE-7 /seller/email'],
  },
  {
    words: 'no reference of the buyer for XRechnung',
    profile: 'xrechnung',
    customer: { buyer_reference: null },
    invoice: { po_number: 'PO-7' },
    missing: ['BR-DE-15 /buyer_reference'],
  },
  {
    words: 'neither reference nor order for Peppol',
    profile: 'peppol',
    customer: { buyer_reference: null },
    missing: ['PEPPOL-EN16931-R003 /buyer_reference'],
  },
  {
    words: 'no electronic addresses for Peppol',
    profile: 'peppol',
    seller: { electronic_address: null },
    customer: { electronic_address: null },
    missing: [
      'PEPPOL-EN16931-R020 /seller/electronic_address',
      'PEPPOL-EN16931-R010 /customer/electronic_address',
    ],
  },
  {
    words: 'neither electronic address nor e-mail address for XRechnung',
    profile: 'xrechnung',
    customer: { electronic_address: null, email: null },
    missing: ['PEPPOL-EN16931-R010 /customer/electronic_address'],
  },
  {
    words: 'a draft',
    invoice: { status: 'draft' },
    missing: ['BR-02 /number', 'BR-03 /status'],
  },
];

afterEach(() => seller(owner));

test.each(inputs)('$words', ({ profile, missing, ...input }) => {
  seller(input.seller ?? {});
  const { id } = customer(input.customer);
  const made = invoice({ customer_id: id, ...input.invoice });
  const refused = ask(made, 'ubl', profile);
  expectRefused(refused, 422, 'einvoice_not_ready', { profile: profile ?? 'en16931' });
  const found: readonly Record<'rule' | 'pointer' | 'message', string>[] = refused.body.missing;
  expect(found.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(missing);
  for (const { message } of found) {
    expect(message).toMatch(/^[A-Z][^_{}]+\.$/);
    expect(refused.body.detail).toContain(message);
  }
  expect(ask(made, 'einvoice_check', profile).body).toMatchObject({ ready: false, missing: found });
  if (profile !== 'peppol') expect(ask(made, 'cii', profile).body.missing).toEqual(found);
});

test('a credit note lacks what its invoice lacks', () => {
  const { id } = customer({ billing_address: null });
  const note = create('credit_notes', { invoice_id: invoice({ customer_id: id }).id, reason: 'duplicate' });
  expectRefused(get(`/api/v1/credit_notes/${note.id}/ubl`), 422, 'einvoice_not_ready', {
    missing: [{ rule: 'BR-10' }, { rule: 'BR-11' }],
  });
});
