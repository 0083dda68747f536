/** Knows the tax categories of EN 16931, and how a line of a document comes by one. */
import { compareDecimals, type Decimal } from './decimal.ts';

/** Why a line is taxed or not: in EN 16931 S, Z, E, AE, K, G and O. */
export const taxCategories = [
  'standard',
  'zero',
  'exempt',
  'reverse_charge',
  'intra_community',
  'export',
  'outside_scope',
] as const;

export type TaxCategory = (typeof taxCategories)[number];

/** A category with the reason and the code (VATEX) that explain a line without tax. */
export interface TaxTreatment {
  readonly tax_category: TaxCategory | null;
  readonly tax_exemption_reason: string | null;
  readonly tax_exemption_code: string | null;
}

export const noTreatment: TaxTreatment = {
  tax_category: null,
  tax_exemption_reason: null,
  tax_exemption_code: null,
};

/**
 * Treats a line by its rate: a rate above zero is standard, and a line without tax that names no category takes that of
 * the first source which has one, with its reason and code.
 * @param given what the line itself says
 * @param fault is told each field that the rate forbids, with a sentence for a person
 */
export function treatByRate(
  rate: Decimal | null,
  given: TaxTreatment,
  sources: readonly TaxTreatment[],
  fault: (field: keyof TaxTreatment, message: string) => void,
): TaxTreatment {
  const { tax_category: category, tax_exemption_reason: reason, tax_exemption_code: code } = given;
  if (rate !== null && compareDecimals(rate, '0') > 0) {
    if (category !== null && category !== 'standard')
      fault('tax_category', `A rate above zero is of the category standard, not ${category}.`);
    for (const field of ['tax_exemption_reason', 'tax_exemption_code'] as const)
      if (given[field] !== null) fault(field, 'Only a line without tax has a reason for it.');
    return { ...noTreatment, tax_category: 'standard' };
  }
  if (category === 'standard') fault('tax_category', 'The category standard needs a tax_rate above zero.');
  if (category !== null)
    return { tax_category: category, tax_exemption_reason: reason, tax_exemption_code: code };
  // A source may lack these fields: documents and products of version 1.0 do.
  const source = sources.find((one) => (one.tax_category ?? 'standard') !== 'standard') ?? noTreatment;
  return {
    tax_category: source.tax_category,
    tax_exemption_reason: reason ?? source.tax_exemption_reason,
    tax_exemption_code: code ?? source.tax_exemption_code,
  };
}
