/** Translates conditional formats by formula. */

import type { ConditionalRule } from 'hucre/xlsx';
import type { ConditionalFormat } from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { fromFileStyle, toFileStyle } from './cell-style.ts';
import { escapeText, unescapeText } from './escaped-text.ts';
import { areasFromReferences, areaToReference } from './reference.ts';

/** A rule for the file; the first of a sheet has priority 1 and wins. */
export function toFileRule(format: ConditionalFormat, index: number): ConditionalRule {
  return {
    type: 'expression',
    priority: index + 1,
    range: format.areas.map(areaToReference).join(' '),
    formula: escapeText(format.formula.replace(/^=/, '')),
    style: toFileStyle(format.style),
  };
}

/** The formats of a sheet, those by formula alone, in the order in which they win. */
export function fromFileRules(
  rules: readonly ConditionalRule[],
  grid: { readonly maxRows: number; readonly maxColumns: number },
): ConditionalFormat[] {
  return [...rules]
    .sort((one, other) => one.priority - other.priority)
    .flatMap((rule) => {
      const areas = areasFromReferences(rule.range, grid.maxRows, grid.maxColumns);
      if (rule.type !== 'expression' || typeof rule.formula !== 'string' || areas.length === 0) return [];
      return [{ areas, formula: `=${unescapeText(rule.formula)}`, style: fromFileStyle(rule.style, 'rule') }];
    });
}
