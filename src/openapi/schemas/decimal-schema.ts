/** Documents decimals: a JSON number or decimal text in requests, a number or exact text in answers. */
import * as v from 'valibot';
import type { DecimalRules } from '../../core/schema/numbers.ts';
import type { DecimalOutput, Kind } from '../../core/schema/kind.ts';
import { type JsonSchema, schemaReference } from './json-schema.ts';

/** The name of the schema of exact decimal text. */
export const decimalName = 'Decimal';

/** Exact decimal text, as answers write it. */
export const decimalTextSchema: JsonSchema = {
  type: 'string',
  pattern: '^-?\\d+(\\.\\d+)?$',
  description: 'An exact decimal number as text.',
  examples: ['1468.51'],
};

// Twelve digits before the point.
const wholeMax = 1e12;

/** A decimal of a request. */
export function decimalInput(kind: Kind<unknown>): JsonSchema {
  const rules = v.getMetadata(kind.schema).rules as DecimalRules;
  const { min, max, notZero } = rules;
  const bounds = {
    ...(min === undefined ? { exclusiveMinimum: -wholeMax } : { minimum: Number(min) }),
    ...(max === undefined ? { exclusiveMaximum: wholeMax } : { maximum: Number(max) }),
  };
  return {
    anyOf: [
      { type: 'number', ...bounds, ...(notZero === true ? { not: { const: 0 } } : {}) },
      {
        type: 'string',
        pattern: textPattern(rules),
        ...(notZero === true ? { not: { pattern: '^-?[0.]+$' } } : {}),
      },
    ],
    description: limitsOf(rules),
  };
}

// The limits that a JSON Schema of a number cannot express.
function limitsOf({ decimals, max }: DecimalRules): string {
  // Money without a rule of its own has the decimals of its currency.
  const fraction =
    decimals === undefined ? 'No more decimals than the currency has' : `At most ${decimals} decimals`;
  return max === undefined ? `${fraction}, and 15 significant digits.` : `${fraction}.`;
}

/** A decimal of an answer. */
export function decimalOutput({ as }: DecimalOutput): JsonSchema {
  return as === 'string' ? schemaReference(decimalName) : { type: 'number' };
}

function textPattern({ min, max, decimals }: DecimalRules): string {
  const sign = min !== undefined && Number(min) >= 0 ? '' : '-?';
  const fraction = decimals === undefined ? '(\\.\\d+)?' : `(\\.\\d{1,${decimals}}0*)?`;
  // A bound such as 100 is the one number of three digits that is allowed.
  const isPowerOfTen = max !== undefined && /^10*$/.test(max);
  if (isPowerOfTen) return `^${sign}0*(${max}(\\.0+)?|\\d{1,${max.length - 1}}${fraction})$`;
  return `^${sign}0*\\d{1,12}${fraction}$`;
}
