/** The members of a Sheet about protection, filter and conditional formats. */
import { createConditionalFormatRule } from '../rules/conditional-format-rule.ts';
import { readFilter } from '../rules/filter.ts';
import { protectArea, readProtections } from '../rules/protection.ts';
import { signatureError } from '../access/script-arguments.ts';
import { conditionalFormats, standsFor } from '../access/script-objects.ts';
import type { SheetAccess } from './sheet-access.ts';

export function sheetRules(access: SheetAccess, self: () => object) {
  const { document, sheetId } = access;
  const { realm } = document.execution;
  return {
    protect: () => protectArea(document, sheetId),
    getProtections: (type: unknown) => readProtections(document, sheetId, type),
    getFilter: () => readFilter(document, sheetId),
    getConditionalFormatRules() {
      const formats = access.call('getConditionalFormatRules', (sheet) => sheet.conditionalFormats);
      return realm.array(formats.map((format) => createConditionalFormatRule(document, sheetId, format)));
    },
    setConditionalFormatRules(rules: unknown) {
      const formats = Array.isArray(rules)
        ? rules.map((rule) => standsFor(conditionalFormats, rule))
        : [undefined];
      const known = formats.flatMap((format) => (format === undefined ? [] : [format]));
      if (known.length !== formats.length)
        throw signatureError(realm, 'Sheet.setConditionalFormatRules', [rules]);
      access.write('setConditionalFormatRules', {
        op: 'set_conditional_formats',
        sheet_id: sheetId,
        rules: known.map(({ sheetId: _, ...format }) => format),
      });
      return self();
    },
    clearConditionalFormatRules() {
      access.write('clearConditionalFormatRules', {
        op: 'set_conditional_formats',
        sheet_id: sheetId,
        rules: [],
      });
    },
  };
}
