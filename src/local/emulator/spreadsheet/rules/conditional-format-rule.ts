/** The emulated class ConditionalFormatRule. */
import { strict } from '../../realm/strict.ts';
import type { ConditionalFormat } from '../workbook/workbook-snapshot.ts';
import { createBooleanCondition } from './boolean-condition.ts';
import { createConditionalFormatRuleBuilder } from './conditional-format-rule-builder.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { createRange } from '../range/range.ts';
import { conditionalFormats } from '../access/script-objects.ts';

export function createConditionalFormatRule(
  document: DocumentAccess,
  sheetId: number,
  format: ConditionalFormat,
): object {
  const { realm } = document.execution;
  const rule: object = strict('ConditionalFormatRule', {
    getRanges: () => realm.array(format.areas.map((area) => createRange(document, sheetId, area))),
    getBooleanCondition: () => createBooleanCondition(realm, format),
    copy: () => createConditionalFormatRuleBuilder(document, { ...format, sheetId }),
  });
  conditionalFormats.set(rule, { ...format, sheetId });
  return rule;
}
