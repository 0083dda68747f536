/** Decides which fields of an invoice or a quotation an owner may change in the sheet, by its status. */
import { isCorrectable } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Editable, Resource } from '../../schema/resource.ts';

/** The column Discount shows what a discount comes to; an amount that is typed there is the discount. */
export function typedDiscount({ discount_total, ...values }: Readonly<JsonObject>): JsonObject {
  return discount_total === undefined
    ? values
    : { ...values, discount: discount_total ?? '0', discount_percent: null };
}

/** All fields of a draft; what is issued is final for everybody, but for what a caller may change. */
export function documentCorrections({ fields, editable }: Resource, record: JsonObject): Editable {
  const issued = record.status === 'draft' ? null : (editable?.(record) ?? null);
  if (issued !== null) return { ...issued, needed: issued.fields.filter((name) => name.endsWith('_date')) };
  const correctable = Object.entries(fields).flatMap(([name, field]) => (isCorrectable(field) ? [name] : []));
  // The total of a document of shape B was given, so an owner may correct it.
  const total = record.shape === 'total' ? ['total'] : [];
  return { fields: [...correctable, 'discount_total', ...total], recomputes: true };
}
