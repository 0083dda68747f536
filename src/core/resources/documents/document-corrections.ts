/** What a person may correct in the columns of an invoice or a quotation. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Corrections } from '../../schema/resource.ts';

const remarks = ['po_number', 'external_id'];
const parties = ['number', 'customer_name', 'customer_id', 'customer_email', 'currency'];

/**
 * @param isOpen true while it has been issued and nothing has come of it: then its lines may still be corrected
 * @param own fields that only this kind of document has: its dates, which are decided once it is issued, and others
 */
export function documentCorrections(
  { status, shape }: JsonObject,
  isOpen: boolean,
  own: { readonly dates: readonly string[]; readonly others?: readonly string[] },
): Corrections {
  const plain = [...own.dates, ...(own.others ?? []), ...remarks];
  if (status === 'draft') {
    return {
      fields: [...plain, ...parties, 'items', ...(shape === 'total' ? ['total'] : [])],
      revises: true,
    };
  }
  return { fields: isOpen ? [...plain, 'items'] : plain, needed: own.dates, revises: isOpen };
}
