/** Decides the tax category of a document's lines, and which of them cannot stand together. */
import { isZero } from '../../billing/decimal.ts';
import {
  noTreatment,
  type TaxCategory,
  type TaxTreatment,
  treatByRate,
} from '../../billing/tax-categories.ts';
import type { FieldCode } from '../../schema/problem.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { Line } from './line-items.ts';

/** A line with its category. */
export interface TreatedLine {
  readonly line: Line;
  /** True when the category is that of the workspace, which nobody has asked for. */
  readonly isDefault: boolean;
}

/**
 * Treats a line by its rate: a line without tax takes the category of its product, else that of the workspace.
 * @param fault notes a fault of the line
 */
export function treatLine(
  { settings }: Transaction,
  rate: string,
  given: TaxTreatment,
  product: TaxTreatment | null,
  fault: (field: string, code: FieldCode, message: string) => void,
): { readonly treatment: TaxTreatment; readonly isDefault: boolean } {
  const workspace: TaxTreatment = {
    // The settings take no other word.
    tax_category: settings.zero_rate_category as TaxCategory | null,
    tax_exemption_reason: settings.zero_rate_reason,
    tax_exemption_code: settings.zero_rate_exemption_code,
  };
  const sources = product === null ? [workspace] : [product, workspace];
  const treatment = treatByRate(rate, given, sources, (field, message) =>
    fault(field, 'mutually_exclusive', message),
  );
  const own = given.tax_category ?? product?.tax_category ?? null;
  return { treatment, isDefault: isZero(rate) && (own === null || own === 'standard') };
}

/**
 * Keeps lines that are outside the scope of VAT from all others. Where it is only the workspace's default, the line has
 * no category; where it was asked for, a fault is noted.
 */
export function separateOutsideScope(tx: Transaction, lines: readonly TreatedLine[]): TreatedLine[] {
  const isOutside = ({ line }: TreatedLine): boolean => line.tax_category === 'outside_scope';
  const isOther = (one: TreatedLine): boolean => one.line.tax_category !== null && !isOutside(one);
  if (!lines.some(isOutside) || !lines.some(isOther)) return [...lines];
  return lines.map((one, index) => {
    if (!isOutside(one)) return one;
    if (one.isDefault) return { ...one, line: { ...one.line, ...noTreatment } };
    const message = 'A document with a line outside the scope of VAT has no line of another category.';
    tx.fault({ pointer: `/items/${index}/tax_category`, code: 'mutually_exclusive', message });
    return one;
  });
}

/** Warns once of all lines that are not taxed and do not say why. */
export function warnOfMissingCategory(tx: Transaction, lines: readonly TreatedLine[]): void {
  const silent = lines.flatMap(({ line }, index) => (line.tax_category === null ? [index] : []));
  const [first] = silent;
  if (first === undefined) return;
  const which = silent.length === 1 ? 'The line has' : `${silent.length} lines have`;
  tx.warn({
    code: 'tax_category_missing',
    message: `${which} no tax and no tax_category, which says why: give one, or set a default in the settings.`,
    pointer: `/items/${first}/tax_category`,
  });
}
