/** Makes documents by chance, through the API: three sellers, six languages, every kind of tax. */
import { languages } from '../../../src/core/words/language.ts';
import type { Answered, TestWorkspace } from '../../contract/support/test-workspace.ts';

export type PrintedRecord = Answered['body'];

/** The businesses, whose currencies and accounts have another payment code each. */
export const sellers = [
  {
    name: 'Lovelace Engines GmbH',
    address: { line1: 'Torstraße 12', postal_code: '10119', city: 'Berlin', country: 'DE' },
    tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
    currency: 'EUR',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    qr_iban: null,
    upi_id: null,
    payment_reference_form: 'number',
  },
  {
    name: 'Engiadina Licht AG',
    address: { line1: 'Via Maistra 7a', postal_code: '7500', city: 'St. Moritz', country: 'CH' },
    tax_ids: [{ type: 'ch_vat', value: 'CHE-116.281.710 MWST' }],
    currency: 'CHF',
    iban: 'CH9300762011623852957',
    bic: null,
    qr_iban: null,
    upi_id: null,
    payment_reference_form: 'rf',
  },
  {
    name: 'Bengaluru Lamps Pvt Ltd',
    address: {
      line1: '12 MG Road',
      postal_code: '560001',
      city: 'Bengaluru',
      state: 'Karnataka',
      country: 'IN',
    },
    tax_ids: [{ type: 'in_gst', value: '29AAGCB7383J1Z4' }],
    currency: 'INR',
    iban: null,
    bic: null,
    qr_iban: null,
    upi_id: 'lamps@upi',
    payment_reference_form: 'number',
  },
] as const;

/** Words that a description is made of; each stands alone in a document, so that a reader finds it. */
const words =
  'Lampe Gehäuse lumière ampoule Linse Kabel tornillo lámpara Ständer proiettore bâti Spule'.split(' ');

/** A source of numbers below a limit, the same for the same seed. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    // The constants of Numerical Recipes.
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

type Chance = ReturnType<typeof chance>;

function lineOf(pick: Chance, index: number): object {
  const rates = [0, 7, 19, '8.1', '5.5'];
  const tax_rate = rates[pick(rates.length)];
  const exempt = ['reverse_charge', 'exempt', 'zero', 'intra_community', 'export'];
  return {
    description: `${words[pick(words.length)]} ${index + 1}-${pick(1000)}`,
    quantity: pick(4) === 0 ? `${1 + pick(40)}.${1 + pick(9)}` : 1 + pick(60),
    unit_price: `${pick(pick(3) === 0 ? 90_000 : 900)}.${10 + pick(90)}`,
    tax_rate,
    ...(tax_rate === 0
      ? { tax_category: exempt[pick(exempt.length)], tax_exemption_reason: `Reason-${pick(900)}` }
      : {}),
    ...(pick(4) === 0 ? { discount_percent: 1 + pick(30) } : {}),
  };
}

function contentOf(pick: Chance, customer: PrintedRecord): object {
  const count = pick(6) === 0 ? 20 + pick(30) : 1 + pick(8);
  return {
    customer_id: customer.id,
    items: Array.from({ length: count }, (_, index) => lineOf(pick, index)),
    tax_inclusive: pick(4) === 0,
    ...(pick(3) === 0 ? { discount_percent: 1 + pick(15) } : {}),
    ...(pick(2) === 0 ? { notes: `Note-${pick(9999)}` } : {}),
    ...(pick(2) === 0 ? { terms: `Terms-${pick(9999)}` } : {}),
    ...(pick(3) === 0 ? { po_number: `PO-${pick(9999)}` } : {}),
    ...(pick(3) === 0 ? { service_date: `2026-0${1 + pick(6)}-1${pick(9)}` } : {}),
  };
}

/** Customers of every language. */
export function makeCustomers(workspace: TestWorkspace, country: string): PrintedRecord[] {
  return languages.map((language) =>
    workspace.create('customers', {
      name: `Kundin-${language}`,
      company: `Société ${language.toUpperCase()} & Söhne`,
      language,
      tax_ids: [{ type: 'eu_vat', value: 'BE0203430576' }],
      billing_address: { line1: 'Rue de la Loi 16', postal_code: '1000', city: 'Bruxelles', country },
    }),
  );
}

/** One document; every fifth is a quotation, and every fifth a credit note about an invoice of its own. */
export function makeDocument(
  workspace: TestWorkspace,
  pick: Chance,
  { index, customer }: { readonly index: number; readonly customer: PrintedRecord },
): PrintedRecord {
  const content = contentOf(pick, customer);
  if (index % 5 === 3) return workspace.create('quotations', { ...content, status: 'sent', title: 'Titel' });
  const isForeign = pick(5) === 0;
  const invoice = workspace.create('invoices', {
    ...content,
    ...(isForeign ? { currency: 'USD', exchange_rate: '1.2', exchange_rate_date: '2026-01-05' } : {}),
  });
  if (index % 5 === 4 && Number(invoice.total) > 0)
    return workspace.create('credit_notes', { invoice_id: invoice.id, reason: 'duplicate' });
  if (pick(3) === 0 && Number(invoice.total) > 1)
    workspace.create('payments', { invoice_id: invoice.id, amount: '0.50' });
  return workspace.get(`/api/v1/invoices/${invoice.id}`).body;
}
