/** Builds the semantic model of an electronic invoice from a document. */
import { currencyDecimals } from '../../billing/currency.ts';
import { subtractDecimals, sumDecimals, toFixedText } from '../../billing/decimal.ts';
import type { PostalAddress } from '../../settings.ts';
import type { SemanticInvoice, TaxGroup, Totals } from './model.ts';
import { netDocument, type NetDocument } from './net-lines.ts';
import { addressOf, buyerOf, filledText, paymentInstructionsOf, sellerPartyOf } from './parties.ts';
import type { Profile } from './profiles.ts';
import type { EInvoiceSource } from './source.ts';

/** Builds it whatever is missing: the rules say what, and the writers leave it out. */
export function buildModel(source: EInvoiceSource, profile: Profile): SemanticInvoice {
  const decimals = currencyDecimals(source.currency) ?? 2;
  const { lines, allowances, taxes } = netDocument(source, decimals);
  const context = { profile, isOutsideVat: taxes.some(({ category }) => category === 'O') };
  return {
    profile,
    isCreditNote: source.object === 'credit_note',
    number: filledText(source.number),
    issueDate: source.date,
    dueDate: source.due_date,
    currency: source.currency,
    buyerReference: filledText(source.buyer_reference),
    orderReference: filledText(source.po_number),
    paymentTerms: paymentTermsOf(source),
    note: filledText(source.notes),
    preceding: source.preceding,
    seller: sellerPartyOf(source.seller, context),
    buyer: buyerOf(source.customer, context),
    ...supplyOf(source, taxes),
    payment: paymentInstructionsOf(source),
    allowances,
    totals: totalsOf(source, { lines, allowances, taxes }, decimals),
    taxes,
    lines,
  };
}

// The standard asks for a date or for terms where something is due, and a credit note has no due date.
function paymentTermsOf({ object, terms, preceding }: EInvoiceSource): string | null {
  const given = filledText(terms);
  // Germany asks for a line break behind the last cash discount.
  if (given?.endsWith('#')) return `${given}\n`;
  if (given !== null || object === 'invoice' || preceding === null) return given;
  return `Credited against invoice ${preceding.number}`;
}

type Supply = Pick<SemanticInvoice, 'deliveryDate' | 'deliveryAddress' | 'period'>;

/**
 * When and where the supply took place. A supply to another member state must say both: an invoice that names no date of
 * supply was supplied on its own date (VAT directive, art. 226 no. 7), and goods without another place go to the buyer.
 */
function supplyOf(source: EInvoiceSource, taxes: readonly TaxGroup[]): Supply {
  const { service_date, service_period, delivery_address, customer } = source;
  const period =
    service_period === null || (service_period.start === null && service_period.end === null)
      ? null
      : service_period;
  const given = addressOf(delivery_address) ?? addressOf(customer.shipping_address);
  if (!taxes.some(({ category }) => category === 'K'))
    return { deliveryDate: service_date, deliveryAddress: withCountry(given), period };
  return {
    deliveryDate: service_date ?? (period === null ? source.date : null),
    deliveryAddress: withCountry(given) ?? addressOf(customer.billing_address),
    period,
  };
}

// An address of delivery without a country breaks a rule, and nobody has to name one.
function withCountry(address: PostalAddress | null): PostalAddress | null {
  return address?.country == null ? null : address;
}

function totalsOf(source: EInvoiceSource, { lines, allowances }: NetDocument, decimals: number): Totals {
  const show = (value: string): string => toFixedText(value, decimals);
  const { taxable_total, tax_total, total, prepaid } = source;
  return {
    lines: show(sumDecimals(lines.map(({ netAmount }) => netAmount))),
    allowances: show(sumDecimals(allowances.map(({ amount }) => amount))),
    taxExclusive: show(taxable_total),
    tax: show(tax_total),
    taxInclusive: show(total),
    prepaid: show(prepaid),
    due: show(subtractDecimals(total, prepaid)),
    accountingTax: accountingTaxOf(source),
  };
}

function accountingTaxOf({ base_tax, currency }: EInvoiceSource): Totals['accountingTax'] {
  if (base_tax === null || base_tax.currency === currency) return null;
  const decimals = currencyDecimals(base_tax.currency) ?? 2;
  return { currency: base_tax.currency, amount: toFixedText(base_tax.amount, decimals) };
}
