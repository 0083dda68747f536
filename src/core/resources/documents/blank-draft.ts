/** A draft that a person has typed without a total: its lines follow in the sheet of lines, one by one. */
import { isZero } from '../../billing/decimal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { SheetRules } from '../../schema/sheet-rules.ts';

/** What the sheets of documents do about drafts without lines. */
export const blankDraftRules = {
  completeTypedRow: (body) =>
    body.status === 'draft' && body.total === undefined && body.items === undefined
      ? { ...body, total: '0' }
      : body,
  awaitsLines: isBlankDraft,
  refuseStatus: (record) =>
    isBlankDraft(record)
      ? `It has no lines yet: type each in the sheet of lines, with "${String(record.customer_name)}" under Document. Or type its Total.`
      : null,
} as const satisfies SheetRules;

/** True while the only line of a draft is the one that stands for those to come. */
function isBlankDraft({ status, shape, items }: Readonly<JsonObject>): boolean {
  const lines = items as readonly JsonObject[];
  return (
    status === 'draft' && shape === 'total' && lines.length === 1 && isZero(String(lines[0]?.unit_price))
  );
}
