/** The emulated class BooleanCondition, the formula of a conditional format and what it changes. */
import type { Realm } from '../../realm/realm.ts';
import { strict } from '../../realm/strict.ts';
import type { ConditionalFormat } from '../workbook/workbook-snapshot.ts';

/** The kinds of conditions that the emulator knows. */
export const booleanCriteria = { CUSTOM_FORMULA: 'CUSTOM_FORMULA' } as const;

export function createBooleanCondition(realm: Realm, { formula, style }: ConditionalFormat): object {
  return strict('BooleanCondition', {
    getCriteriaType: () => booleanCriteria.CUSTOM_FORMULA,
    getCriteriaValues: () => realm.array([formula]),
    getBackground: () => style.background ?? null,
    getFontColor: () => style.fontColor ?? null,
    getBold: () => style.bold ?? null,
    getItalic: () => style.italic ?? null,
    getStrikethrough: () => style.strikethrough ?? null,
  });
}
