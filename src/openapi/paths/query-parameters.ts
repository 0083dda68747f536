/** Documents query parameters by name: bounds, sort, search and filters of a list. */
import { pageRecordsDefault, pageRecordsMax } from '../../core/api/limits.ts';
import { type Bound, filtersOf, sortsOf } from '../../core/api/list-parameters.ts';
import type { Resource } from '../../core/schema/resource.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';

/** How a bound on dates and times reads. */
const boundWords: Readonly<Record<Bound, string>> = {
  gte: 'at or after',
  gt: 'after',
  lte: 'at or before',
  lt: 'before',
};

/** How a bound on numbers reads. */
const numberWords: Readonly<Record<Bound, string>> = {
  gte: 'at least',
  gt: 'more than',
  lte: 'at most',
  lt: 'less than',
};

/** Parameters that mean the same in every list. */
const common: Readonly<Record<string, JsonSchema>> = {
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: pageRecordsMax,
    default: pageRecordsDefault,
    description: 'The maximum number of records on a page.',
  },
  cursor: {
    type: 'string',
    description: 'The `next_cursor` of the previous page. Keep all other parameters the same.',
  },
  include: {
    type: 'string',
    description:
      'Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days.',
    examples: ['total_count,deleted'],
  },
  type: {
    type: 'string',
    description: 'Events of these types, separated by commas; `invoice.*` is every event of invoices.',
    examples: ['invoice.*,payment.received'],
  },
  resource_id: { type: 'string', description: 'Events about the record with this id.' },
};

/**
 * The schema of a query parameter, with its description.
 * @param resource what the list shows, or null when that is no kind of record
 */
export function querySchema(name: string, resource: Resource | null): JsonSchema {
  const [, field = '', bound] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
  if (bound !== undefined) return boundSchema(field, bound as Bound, resource);
  if (resource !== null && name === 'sort') return sortSchema(resource);
  if (resource !== null && name === 'q') return searchSchema(resource);
  return common[name] ?? valueSchema(name, resource);
}

function boundSchema(field: string, bound: Bound, resource: Resource | null): JsonSchema {
  const compares = resource?.fields[field]?.kind.compares;
  if (compares === 'number')
    return { type: 'number', description: `\`${field}\` is ${numberWords[bound]} this.` };
  const description = `\`${field}\` is ${boundWords[bound]} this`;
  if (compares === 'day') return { type: 'string', format: 'date', description: `${description} day.` };
  return {
    type: 'string',
    description: `${description} time. A date means the whole day in the time zone of the workspace.`,
    examples: ['2026-01-31', '2026-01-31T12:00:00Z'],
  };
}

function sortSchema(resource: Resource): JsonSchema {
  return {
    type: 'string',
    enum: sortsOf(resource).flatMap((field) => [field, `-${field}`]),
    default: '-created_at',
    description: 'The field to sort by. A leading minus sorts in descending order.',
  };
}

function searchSchema({ searched = [] }: Resource): JsonSchema {
  const fields = searched.map((field) => `\`${field}\``).join(', ');
  return {
    type: 'string',
    description: `Finds records with this text in ${fields}. Upper and lower case are the same.`,
  };
}

function valueSchema(name: string, resource: Resource | null): JsonSchema {
  const filter = resource === null ? undefined : filtersOf(resource).find((one) => one.name === name);
  if (filter === undefined) return { type: 'string' };
  if (filter.compares === 'flag')
    return { type: 'boolean', description: `\`${filter.field}\` is true, or false.` };
  const words = resource?.fields[filter.field]?.kind.words;
  return {
    type: 'string',
    description:
      filter.compares === 'text'
        ? `\`${name}\` is this.`
        : `\`${name}\` is this, or one of these, separated by commas.`,
    ...(words === undefined ? {} : { examples: words, 'x-known-values': words }),
  };
}
