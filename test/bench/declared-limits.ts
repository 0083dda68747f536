/** Writes what operations should declare as their limits, from what they cost now. */
import type { Measurement } from './measure-group.ts';
import { sizes } from './operations/operation.ts';

// A limit lies so much above the cost, in steps of ten milliseconds.
const above = 1.02;
const stepMs = 10;

const limitOf = (ms: number): number => Math.ceil((ms * above) / stepMs) * stepMs;

/** A line for each measured operation, as its declaration has it. A size that was not measured shows as 0. */
export function declaredLimits(measurements: readonly Measurement[]): string {
  const names = [...new Set(measurements.map(({ op }) => op))];
  return names
    .map((name) => {
      const figures = (figureOf: (measurement: Measurement) => number): string => {
        const found = sizes.map((size) => measurements.find(({ op, rows }) => op === name && rows === size));
        return `[${found.map((one) => (one === undefined ? 0 : figureOf(one))).join(', ')}]`;
      };
      const ms = figures((one) => limitOf(one.ms));
      const pessimistic = figures((one) => limitOf(one.pessimistic_ms));
      return `${name}: { ms: ${ms}, pessimistic: ${pessimistic}, calls: ${figures((one) => one.document_calls)} }`;
    })
    .join('\n');
}
