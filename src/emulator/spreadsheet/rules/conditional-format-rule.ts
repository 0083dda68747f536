/** The emulated class ConditionalFormatRule, its builder and its BooleanCondition. */
import { strict } from '../../realm/strict.ts';
import type { ConditionalFormat, CellStyle } from '../workbook/workbook-snapshot.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import {
  conditionalFormats,
  signatureError,
  textArgument,
  rangeReferences,
  standsFor,
} from '../access/script-arguments.ts';
import { shownFormula } from '../typing/locale.ts';
import { normalColour } from '../typing/colours.ts';
import type { Realm } from '../../realm/realm.ts';

/** A rule of a sheet with a formula and a style. */
export function createConditionalFormatRule(
  document: DocumentAccess,
  sheetId: number,
  format: ConditionalFormat,
): object {
  const { realm } = document.execution;
  const rule: object = strict(realm, 'ConditionalFormatRule', {
    getRanges: () => realm.array(format.areas.map((area) => document.rangeObject(sheetId, area))),
    getBooleanCondition: () => createBooleanCondition(realm, format),
    copy: () => createConditionalFormatRuleBuilder(document, { ...format, sheetId }),
  });
  conditionalFormats.set(rule, { ...format, sheetId });
  return rule;
}

type RuleParts = Partial<ConditionalFormat> & { readonly sheetId?: number };

/** A builder of a rule, blank or with the parts of another rule. */
export function createConditionalFormatRuleBuilder(document: DocumentAccess, from: RuleParts = {}): object {
  const { realm } = document.execution;
  const className = 'ConditionalFormatRuleBuilder';
  let parts: RuleParts = from;
  const setter =
    (property: keyof CellStyle, type: 'string' | 'boolean', member: string) => (value: unknown) => {
      if (typeof value !== type) throw signatureError(realm, `${className}.${member}`, [value]);
      const stored = typeof value === 'string' ? normalColour(value) : value;
      if (stored !== undefined) parts = { ...parts, style: { ...parts.style, [property]: stored } };
      return builder;
    };
  const builder: object = strict(realm, className, {
    whenFormulaSatisfied(formula: unknown) {
      const text = textArgument(realm, `${className}.whenFormulaSatisfied`, formula);
      parts = { ...parts, formula: shownFormula(text, document.workbook.data.locale) };
      return builder;
    },
    setRanges(ranges: unknown) {
      const references = Array.isArray(ranges)
        ? ranges.map((range) => standsFor(rangeReferences, range))
        : [undefined];
      const areas = references.flatMap((reference) => (reference === undefined ? [] : [reference.area]));
      const sheetId = references[0]?.sheetId;
      if (areas.length !== references.length || sheetId === undefined)
        throw signatureError(realm, `${className}.setRanges`, [ranges]);
      parts = { ...parts, areas, sheetId };
      return builder;
    },
    setBackground: setter('background', 'string', 'setBackground'),
    setFontColor: setter('fontColor', 'string', 'setFontColor'),
    setItalic: setter('italic', 'boolean', 'setItalic'),
    setStrikethrough: setter('strikethrough', 'boolean', 'setStrikethrough'),
    build: () => built(document, parts),
  });
  return builder;
}

function built(document: DocumentAccess, { areas, formula, style = {}, sheetId }: RuleParts): object {
  const { realm } = document.execution;
  if (areas === undefined || sheetId === undefined)
    throw realm.exception('Conditional format rule must have at least one range.');
  if (formula === undefined) throw realm.exception('Conditional format rule must have a condition.');
  return createConditionalFormatRule(document, sheetId, { areas, formula, style });
}

/** The emulated class BooleanCondition: the formula of a rule and the style it gives. */
function createBooleanCondition(realm: Realm, { formula, style }: ConditionalFormat): object {
  return strict(realm, 'BooleanCondition', {
    getCriteriaValues: () => realm.array([formula]),
    getBackground: () => style.background ?? null,
    getFontColor: () => style.fontColor ?? null,
  });
}
