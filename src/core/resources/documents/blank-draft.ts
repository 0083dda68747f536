/** A draft that a person has typed without a total: its lines follow in the sheet of lines, one by one. */
import { isZero } from '../../billing/decimal.ts';
import { displayName } from '../../schema/draft-name.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { SheetRules } from '../../schema/sheet-rules.ts';

/** What the sheets of documents do about drafts without lines. */
export const blankDraftRules = {
  // It is issued once it has lines, although its Status says so before.
  completeTypedRow: (body) =>
    body.total === undefined &&
    body.items === undefined &&
    ['draft', 'open', 'sent'].includes(String(body.status))
      ? { ...body, status: 'draft', total: '0' }
      : body,
  awaitsLines: isOfTotal,
  refuseStatus: (record) =>
    isBlankDraft(record)
      ? `Without lines it stays a draft: type each in the sheet of lines, with "${displayName(record)}" under Document, or type its Total. Then set its Status.`
      : null,
} as const satisfies SheetRules;

/** True while the only line of a draft is its total. */
function isOfTotal({ status, shape }: Readonly<JsonObject>): boolean {
  return status === 'draft' && shape === 'total';
}

function isBlankDraft(record: Readonly<JsonObject>): boolean {
  return isOfTotal(record) && isZero(String(record.total));
}
