/** A library that we have no part in reads the CII of random documents: their amounts and parties are those of the documents. */
import { FacturX } from 'factur-x-kit';
import { buildModel } from '../../../../src/core/documents/einvoice/build-model.ts';
import { checkEInvoice } from '../../../../src/core/documents/einvoice/check.ts';
import { writeCii } from '../../../../src/core/documents/einvoice/cii.ts';
import type { EInvoiceSource } from '../../../../src/core/documents/einvoice/source.ts';
import { randomDocument } from '../../../official-rules/random-document.ts';

// The parts of what the library reads that are asked for here.
interface Party {
  readonly name: string;
  readonly postalAddress: { readonly country: string; readonly addressLineOne?: string };
}

interface ReadInvoice {
  readonly document: { readonly id: string; readonly type: string; readonly currency: string };
  readonly seller: Party;
  readonly buyer: Party;
  readonly invoiceLines: readonly { readonly settlement: { lineTotals: { netTotal: number } } }[];
  readonly totals: {
    readonly taxBreakdown: readonly { readonly basisAmount: number; readonly calculatedAmount: number }[];
    readonly taxTotal: readonly { readonly amount: number; readonly currency: string }[];
    readonly netTotal: number;
    readonly grossTotal: number;
    readonly prepaidAmount: number;
    readonly openAmount: number;
    readonly allowanceTotalAmount: number;
  };
}

const cents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

function readFacts({ document, seller, buyer, invoiceLines, totals }: ReadInvoice) {
  const party = ({ name, postalAddress }: Party) => [
    name,
    postalAddress.country,
    postalAddress.addressLineOne ?? null,
  ];
  return {
    ...{ number: document.id, type: document.type, currency: document.currency },
    ...{ seller: party(seller), buyer: party(buyer) },
    net: cents(invoiceLines.map(({ settlement }) => settlement.lineTotals.netTotal)),
    taxable: [cents(totals.taxBreakdown.map(({ basisAmount }) => basisAmount)), cents([totals.netTotal])],
    tax: [
      cents(totals.taxBreakdown.map(({ calculatedAmount }) => calculatedAmount)),
      cents(
        totals.taxTotal.filter(({ currency }) => currency === document.currency).map(({ amount }) => amount),
      ),
    ],
    total: cents([totals.grossTotal]),
    paid: [cents([totals.prepaidAmount]), cents([totals.openAmount])],
  };
}

function factsOf(source: EInvoiceSource, allowances: number) {
  const { seller, customer } = source;
  const of = (amount: string): number => cents([Number(amount)]);
  return {
    ...{
      number: source.number,
      type: source.object === 'invoice' ? '380' : '381',
      currency: source.currency,
    },
    seller: [seller.name, seller.address?.country, seller.address?.line1],
    buyer: [
      customer.company ?? customer.name,
      customer.billing_address?.country,
      customer.billing_address?.line1,
    ],
    net: of(source.taxable_total) + cents([allowances]),
    taxable: [of(source.taxable_total), of(source.taxable_total)],
    tax: [of(source.tax_total), of(source.tax_total)],
    total: of(source.total),
    paid: [of(source.prepaid), of(source.total) - of(source.prepaid)],
  };
}

test('amounts and parties of random invoices and credit notes', async () => {
  const types = new Set<string>();
  let read = 0;
  for (let index = 0; index < 150; index++) {
    const source = randomDocument(`independent/${index}`, 0.99);
    if (!checkEInvoice(source, 'en16931', 'cii').ready) continue;
    const { object } = await FacturX.fromXML(writeCii(buildModel(source, 'en16931')));
    const invoice = object as unknown as ReadInvoice;
    expect(readFacts(invoice)).toEqual(factsOf(source, invoice.totals.allowanceTotalAmount));
    types.add(invoice.document.type);
    read++;
  }
  expect([...types].sort()).toEqual(['380', '381']);
  expect(read).toBeGreaterThan(50);
});
