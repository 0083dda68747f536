/** Reads a cell of another tool's file as the value that a request would give. */
import type { Kind } from '../schema/kind.ts';

const truthValues: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  1: true,
  active: true,
  false: false,
  no: false,
  n: false,
  0: false,
  inactive: false,
};

/** A text that has no certain meaning stays as it is, and validation refuses it. */
export function foreignValue(kind: Kind<unknown>, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (kind.cell === 'boolean') return truthValues[trimmed.toLowerCase()] ?? trimmed;
  if (kind.decimal !== undefined) return foreignDecimal(trimmed);
  if (kind.cell === 'number' && /^\d+$/.test(trimmed)) return Number(trimmed);
  return kind.verbatim === true ? text : trimmed;
}

// Currency and percent signs stand in front or behind; of two different marks the last one is that of the decimals.
function foreignDecimal(text: string): string {
  const digits = text.replace(/^[^\d+\-.,]+|[^\d.,]+$/g, '').replace(/(\d)[ '\u00A0\u2019](?=\d{3})/g, '$1');
  if (/^[+-]?\d+(\.\d+)?$/.test(digits)) return digits;
  // A comma before three digits may separate thousands or decimals, so a person has to correct the cell.
  if (/^[+-]?\d+,(\d{1,2}|\d{4,})$/.test(digits)) return digits.replace(',', '.');
  if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(digits)) return digits.replace(/,/g, '');
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(digits)) return digits.replace(/\./g, '').replace(',', '.');
  return text;
}
