/** Decides which fields of an invoice or a quotation an owner may change in the sheet, by its status. */
import { isCorrectable } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Editable, Resource } from '../../schema/resource.ts';

/** All fields of a draft; what is issued is final for everybody, but for what a caller may change. */
export function documentCorrections({ fields, editable }: Resource, record: JsonObject): Editable {
  const issued = record.status === 'draft' ? null : (editable?.(record) ?? null);
  if (issued !== null) return { ...issued, needed: issued.fields.filter((name) => name.endsWith('_date')) };
  const correctable = Object.entries(fields).flatMap(([name, field]) => (isCorrectable(field) ? [name] : []));
  // The total of a document of shape B was given, so an owner may correct it.
  return { fields: [...correctable, ...(record.shape === 'total' ? ['total'] : [])], recomputes: true };
}
