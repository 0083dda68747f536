/** Makes documents with every code that the API takes, because random ones meet few of a long list. */
import { isCountry } from '../../src/core/billing/country.ts';
import { currencyCodes } from '../../src/core/billing/currency.ts';
import type { EInvoiceSource } from '../../src/core/documents/einvoice/source.ts';
import { addressSchemes, exemptionCodes } from '../../src/core/schema/codes/short-code-lists.ts';
import { unitCodes } from '../../src/core/schema/codes/unit-code-list.ts';
import { completeLine, completeSource } from './complete-document.ts';

type NamedDocument = readonly [name: string, source: EInvoiceSource];

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The most lines that a document has. */
const linesMax = 200;

/** A document for each currency, country, scheme of addresses and exemption; unit codes stand in as many lines as there may be. */
export function codeDocuments(): NamedDocument[] {
  const countries = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  const { customer } = completeSource;
  const { billing_address } = customer;
  const named = (list: string, codes: readonly string[], of: (code: string) => Partial<EInvoiceSource>) =>
    codes.map((code): NamedDocument => [`${list} ${code}`, { ...completeSource, ...of(code) }]);
  return [
    ...named('currency', currencyCodes(), (currency) => ({ currency })),
    ...named('country', countries, (country) => ({
      customer: { ...customer, billing_address: billing_address && { ...billing_address, country } },
    })),
    ...named('address', addressSchemes, (scheme) => ({
      customer: { ...customer, electronic_address: { scheme, value: '7300010000001' } },
    })),
    ...named('exemption', exemptionCodes, exempt),
    ...unitDocuments(),
  ];
}

function exempt(code: string): Partial<EInvoiceSource> {
  const { amount } = completeLine;
  const untaxed = { tax_category: 'exempt', tax_rate: '0', tax_exemption_code: code };
  return {
    items: [{ ...completeLine, ...untaxed }],
    tax_breakdown: [{ tax_rate: '0', category: 'exempt', reason: null, code, taxable: amount, tax: '0' }],
    tax_total: '0',
    total: amount,
  };
}

function unitDocuments(): NamedDocument[] {
  const codes = unitCodes();
  return Array.from({ length: Math.ceil(codes.length / linesMax) }, (_, part): NamedDocument => {
    const own = codes.slice(part * linesMax, (part + 1) * linesMax);
    const sum = (each: number): string => String(each * own.length);
    return [
      `units ${own[0]} to ${own[own.length - 1]}`,
      {
        ...completeSource,
        items: own.map((unit_code) => ({ ...completeLine, unit_code })),
        taxable_total: sum(100),
        tax_total: sum(19),
        total: sum(119),
        tax_breakdown: completeSource.tax_breakdown.map((row) => ({
          ...row,
          taxable: sum(100),
          tax: sum(19),
        })),
      },
    ];
  });
}
