/** Recognises the emulated objects that a script passes back to a service. */
import type { Area, ChartSnapshot, ConditionalFormat } from '../workbook/workbook-snapshot.ts';
import type { ValidationRule } from '../mutations/mutation.ts';

/** What a Range object stands for. */
export interface RangeReference {
  readonly sheetId: number;
  readonly area: Area;
}

export const rangeReferences = new WeakMap<object, RangeReference>();
export const sheetIds = new WeakMap<object, number>();
export const validationRules = new WeakMap<object, ValidationRule>();
export const conditionalFormats = new WeakMap<object, ConditionalFormat & { readonly sheetId: number }>();

export const charts = new WeakMap<object, ChartSnapshot>();

/** What such an object stands for, or undefined when it is none. */
export function standsFor<T>(register: WeakMap<object, T>, value: unknown): T | undefined {
  return typeof value === 'object' && value !== null ? register.get(value) : undefined;
}
