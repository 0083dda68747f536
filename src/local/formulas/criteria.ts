/** Reads the criteria of SUMIFS and COUNTIFS: a comparison, or a text with wildcards. */
import { orderOf } from './operators.ts';
import { isFault, type Scalar } from './formula-value.ts';

/** Whether a value meets a criterion. */
export type Criterion = (value: Scalar) => boolean;

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

export function readCriterion(criterion: Scalar): Criterion {
  if (typeof criterion !== 'string') return (value) => !isFault(value) && orderOf(value, criterion) === 0;
  const [, sign = '', operand = ''] = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/.exec(criterion) ?? [];
  const compare = comparisons[sign];
  if (compare !== undefined) {
    const bound = numberOr(operand);
    return (value) => typeof value === typeof bound && compare(orderOf(value, bound));
  }
  const isEqual = equality(operand);
  return sign === '<>' ? (value) => !isEqual(value) : isEqual;
}

function equality(operand: string): Criterion {
  const number = numberOr(operand);
  const pattern = wildcards(operand);
  return (value) => {
    if (typeof value === 'number' && typeof number === 'number') return value === number;
    if (value === null || typeof value === 'string') return pattern.test(value ?? '');
    return String(value).toUpperCase() === operand.toUpperCase();
  };
}

function numberOr(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

// A question mark is any character, an asterisk any number of them, and a tilde takes that meaning away.
function wildcards(text: string): RegExp {
  const source = text.replace(/~([?*~])|([?*])|([\\^$.|+()[\]{}/])/g, (_whole, literal, wild, special) => {
    if (literal !== undefined) return `\\${literal}`;
    if (special !== undefined) return `\\${special}`;
    return wild === '?' ? '[^]' : '[^]*';
  });
  return new RegExp(`^${source}$`, 'i');
}
