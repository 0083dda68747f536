/** The fields by which lines and products say what they are taxed as, and in which unit they are counted. */
import { taxCategories } from '../billing/tax-categories.ts';
import { isUsualUnitCode, unitCodeOf } from '../billing/unit-codes.ts';
import { optional } from '../schema/field.ts';
import { choice, exemptionCode, text, unitCode } from '../schema/kinds.ts';
import type { Transaction } from '../schema/transaction.ts';

export const taxFields = {
  tax_category: optional(
    choice(taxCategories),
    'The tax category (EN 16931). A rate above 0 is `standard`; for the rate 0 it says why there is no tax.',
  ),
  tax_exemption_reason: optional(text(200), 'Why there is no tax, in words for the customer.'),
  tax_exemption_code: optional(exemptionCode, 'The code of that reason, of the list VATEX.'),
};

export const unitCodeField = optional(
  unitCode,
  'The code of the unit (UN/ECE Recommendation 20), for example `HUR`. Default: that of a common `unit`.',
);

/** Notes a fault of a code that the list VATEX does not have. */
export function checkExemptionCode(tx: Transaction, code: string | null, pointer: string): void {
  const message = code === null ? null : tx.codeLists().exemptionCodeFault(code);
  if (message !== null) tx.fault({ pointer, code: 'invalid_enum', message });
}

/**
 * The code of a unit: the given one, or that of a common word. A code that few people use loads the whole list; a fault
 * is noted when that does not have it.
 */
export function unitCodeFor(
  tx: Transaction,
  { unit, unit_code: given }: { readonly unit: string | null; readonly unit_code: string | null },
  pointer: string,
): string | null {
  if (given === null) return unit === null ? null : unitCodeOf(unit);
  const message = isUsualUnitCode(given) ? null : tx.codeLists().unitCodeFault(given);
  if (message !== null) tx.fault({ pointer, code: 'invalid_enum', message });
  return given;
}
