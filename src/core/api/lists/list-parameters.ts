/** Derives the query parameters of a resource's list from its fields. */
import type { Comparison } from '../../schema/kind.ts';
import type { Resource } from '../../schema/resource.ts';

export interface Filter {
  /** The parameter, without its bound. */
  readonly name: string;
  readonly field: string;
  readonly compares: Comparison;
}

/** How a value can be bounded. */
export const bounds = ['gte', 'gt', 'lte', 'lt'] as const;
export type Bound = (typeof bounds)[number];

/** The names of all parameters of a list. */
export function listParameters(resource: Resource): string[] {
  const filters = filtersOf(resource)
    .flatMap(filterParameters)
    .map(({ parameter }) => parameter);
  return [
    'limit',
    'cursor',
    'sort',
    'include',
    ...(resource.searched === undefined ? [] : ['q']),
    ...filters,
  ];
}

/**
 * The filters of a list.
 * @throws Error when a declared one is of a kind that cannot be compared
 */
export function filtersOf({ fields, filters, plural }: Resource): Filter[] {
  const common = ['id', 'created_at', 'updated_at', 'external_id'];
  return [...common, ...filters]
    .filter((field) => field in fields)
    .flatMap((field) => {
      const compared = fields[field]?.comparedBy ?? field;
      const compares = fields[compared]?.kind.compares;
      if (compares === undefined) throw new Error(`${plural} cannot be filtered by ${field}.`);
      // Callers look for a flag under its own name, too.
      const names = new Set([field.replace(/^is_/, ''), field]);
      return [...names].map((name) => ({ name, field: compared, compares }));
    });
}

/** The parameters of a filter: one for each bound, and one for the value itself where that is usual. */
export function filterParameters({ name, compares }: Filter): { parameter: string; bound: Bound | null }[] {
  const bounded = hasBounds(compares)
    ? bounds.map((bound) => ({ parameter: `${name}[${bound}]`, bound }))
    : [];
  const isExact = compares === 'day' || bounded.length === 0;
  return [...(isExact ? [{ parameter: name, bound: null }] : []), ...bounded];
}

/** Comparisons that a filter makes with a bound. */
export type BoundedComparison = Extract<Comparison, 'number' | 'day' | 'instant'>;

export function hasBounds(compares: Comparison): compares is BoundedComparison {
  return compares === 'number' || compares === 'day' || compares === 'instant';
}

/** The fields that a list can be sorted by. */
export function sortsOf({ fields, sorts = [] }: Resource): string[] {
  return ['created_at', 'updated_at', ...sorts].filter((field) => field in fields);
}
