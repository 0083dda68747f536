/** Reads the filters of a list out of its query. */
import { addDays } from '../billing/calendar.ts';
import type { ParameterProblem } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Condition } from '../store/query.ts';
import type { Session } from '../store/session.ts';
import { type BoundKind, boundCondition } from './bound-condition.ts';
import { type Bound, type Filter, filtersOf, parametersOf } from './list-parameters.ts';
import { oneOf } from './read-page.ts';

// As many ids as fit into a URL that every client and server takes.
const valuesMax = 100;
// So many days are searched for one by one; more than a quarter are sooner read.
const daysMax = 92;

export interface Filters {
  readonly conditions: readonly Condition[];
  readonly problems: readonly ParameterProblem[];
}

export function readFilters(
  session: Session,
  resource: Resource,
  query: Readonly<Record<string, string>>,
): Filters {
  const read = filtersOf(resource).flatMap((filter) =>
    parametersOf(filter).flatMap(
      ({ parameter, bound }): { parameter: string; found: Condition | string }[] => {
        const text = query[parameter];
        return text === undefined
          ? []
          : [{ parameter, found: conditionOf(session, resource, filter, bound, text) }];
      },
    ),
  );
  const search = query.q === undefined ? [] : [searchCondition(resource.searched ?? [], query.q)];
  const conditions = read.flatMap(({ found }) => (typeof found === 'string' ? [] : [found]));
  return {
    conditions: [...conditions, ...daysAsked(resource, query, conditions), ...search],
    problems: read.flatMap(({ parameter, found }) =>
      typeof found === 'string' ? [{ parameter, code: 'invalid_parameter', message: found }] : [],
    ),
  };
}

// What the text asks for, or what is wrong with it.
function conditionOf(
  session: Session,
  resource: Resource,
  filter: Filter,
  bound: Bound | null,
  text: string,
): Condition | string {
  if (bound !== null)
    return boundCondition(session, kindOf(resource, filter.field), filter.field, bound, text);
  return filter.kind === 'flag'
    ? flagCondition(session, resource, filter, text)
    : valuesCondition(resource, filter, text);
}

// Days between two bounds, one by one. A cell that shows none of them is not found, should it be unreadable.
function daysAsked(
  resource: Resource,
  query: Readonly<Record<string, string>>,
  conditions: readonly Condition[],
): Condition[] {
  return filtersOf(resource).flatMap(({ name, field, kind }) => {
    if (kind !== 'bounds' || kindOf(resource, field) !== 'day') return [];
    const from = query[`${name}[gte]`] ?? query[`${name}[gt]`] ?? null;
    const to = query[`${name}[lte]`] ?? query[`${name}[lt]`];
    if (to === undefined) return [];
    const patterns: string[] = [];
    for (let day = from; day !== null && day <= to; day = addDays(day, 1)) {
      if (patterns.length >= daysMax) return [];
      const record = { [field]: day };
      if (conditions.every(({ needs, holds }) => needs[0] !== field || holds(record))) patterns.push(day);
    }
    return from === null ? [] : [{ needs: [field], holds: () => true, patterns }];
  });
}

function kindOf({ fields }: Resource, field: string): BoundKind {
  if (fields[field]?.kind.decimal !== undefined) return 'decimal';
  return field.endsWith('_date') ? 'day' : 'instant';
}

function valuesCondition({ fields }: Resource, { field }: Filter, text: string): Condition | string {
  const values: unknown[] = text.split(',');
  if (values.length > valuesMax) return `Give at most ${valuesMax} values.`;
  const words = fields[field]?.kind.words;
  const stranger = values.find((value) => words?.includes(String(value)) === false);
  if (words !== undefined && stranger !== undefined) return oneOf(String(stranger), words);
  const isPlain = fields[field]?.kind.cell === 'text' && /^[\w,-]+$/.test(text);
  // A single value may hold commas itself, as names do.
  values.push(text);
  return {
    needs: [field],
    holds: (record) => values.includes(record[field]),
    ...(isPlain && { patterns: values.map(String) }),
  };
}

// A derived flag is computed: where it is true, the states are searched for, and need not be read.
function flagCondition(
  { today }: Session,
  { fields, derive }: Resource,
  { field }: Filter,
  text: string,
): Condition | string {
  if (text !== 'true' && text !== 'false') return 'Must be true or false.';
  const wanted = text === 'true';
  const { from } = fields[field] ?? {};
  if (from === undefined) return { needs: [field], holds: (record) => record[field] === wanted };
  const { statuses, needs } = from;
  return {
    needs: ['status', ...needs],
    holds: (record) => derive?.({ status: statuses[0], ...record }, today)[field] === wanted,
    ...(wanted && { patterns: statuses }),
  };
}

function searchCondition(searched: readonly string[], text: string): Condition {
  const wanted = text.toLowerCase();
  return {
    needs: searched,
    holds: (record: JsonObject) =>
      searched.some((field) =>
        String(record[field] ?? '')
          .toLowerCase()
          .includes(wanted),
      ),
  };
}
