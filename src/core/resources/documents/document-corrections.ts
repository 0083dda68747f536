/** Decides which fields of an invoice or a quotation an owner may correct in the sheet, by its status. */
import { Refusal } from '../../errors/refusal.ts';
import { type Fields, isCorrectable } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Editable } from '../../schema/resource.ts';
import { checkDates, type DocumentDates } from './document-editable.ts';

interface CorrectionRules extends DocumentDates {
  readonly fields: Fields;
  /** The columns that an owner may correct once the document has left its draft, besides its dates. */
  readonly byOwner: readonly string[];
  /** True while the issued document has had no consequences, so that an owner may still correct its lines. */
  readonly isOpen: boolean;
}

/** Decides which fields an owner may correct in the document as it is. */
export function documentCorrections(record: JsonObject, rules: CorrectionRules): Editable {
  const { fields, byOwner, dates, isOpen } = rules;
  if (record.status === 'draft') {
    const correctable = Object.entries(fields).flatMap(([name, field]) =>
      isCorrectable(field) ? [name] : [],
    );
    // The total of a document of shape B was given, so an owner may correct it.
    return { fields: [...correctable, ...(record.shape === 'total' ? ['total'] : [])], recomputes: true };
  }
  const plain = [...dates, ...byOwner];
  return {
    fields: isOpen ? [...plain, 'items'] : plain,
    needed: dates,
    recomputes: isOpen,
    check(changes, tx) {
      if (record.status !== 'void') return checkDates(record, changes, tx, rules);
      const message = 'A void document cannot be changed. Copy the row to create a new one.';
      throw new Refusal('invalid_state', message);
    },
  };
}
