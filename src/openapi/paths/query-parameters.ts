/** Documents query parameters by name: bounds, sort, search and filters of a list. */
import { pageRecordsDefault, pageRecordsMax, searchLengthMax } from '../../core/api/limits.ts';
import { expandedRecordsMax } from '../../core/api/lists/expand.ts';
import { type Bound, filtersOf, sortsOf } from '../../core/api/lists/list-parameters.ts';
import { metadataKeysMax, metadataParameter } from '../../core/api/lists/metadata-filter.ts';
import { reportFormats, taxBases } from '../../core/api/operations/reports.ts';
import { hybridProfiles } from '../../core/documents/einvoice/attached-invoice.ts';
import { profileNames } from '../../core/documents/einvoice/profiles.ts';
import { currency, metadata } from '../../core/schema/kinds.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { eventTypes } from '../schemas/event-schemas.ts';
import { type Definitions, define, type JsonSchema, schemaReference } from '../schemas/json-schema.ts';
import { leafInput } from '../schemas/leaf-schema.ts';

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

/** The pattern of some of these words, separated by commas. */
function commaSeparated(words: readonly string[]): string {
  const any = words.map((word) => word.replace(/[.*]/g, '[$&]')).join('|');
  return `^(${any})(,(${any}))*$`;
}

/** Each event type, and for each resource the types that begin with its name. */
const eventPatterns = Object.keys(eventTypes).flatMap((type, index, all) => {
  const every = type.replace(/[.].*/, '.*');
  const isFirst = all.findIndex((other) => other.replace(/[.].*/, '.*') === every) === index;
  return isFirst ? [every, type] : [type];
});

/** Parameters that mean the same in every list. */
const common: Readonly<Record<string, JsonSchema>> = {
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: pageRecordsMax,
    default: pageRecordsDefault,
    description:
      'The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true.',
  },
  cursor: {
    type: 'string',
    description: 'The `next_cursor` of the previous page. Keep all other parameters the same.',
  },
  include: {
    type: 'string',
    description:
      'Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days.',
    pattern: commaSeparated(['total_count', 'deleted']),
    examples: ['total_count,deleted'],
  },
  type: {
    type: 'string',
    description: 'Events of these types, separated by commas; `invoice.*` is every event of invoices.',
    pattern: commaSeparated(eventPatterns),
    examples: ['invoice.*,payment.received'],
  },
  profile: {
    type: 'string',
    enum: profileNames(),
    default: 'en16931',
    description: 'What the electronic invoice must be fit for. CII has no profile `peppol`.',
  },
  einvoice: {
    type: 'string',
    enum: hybridProfiles,
    description: 'The PDF carries the electronic invoice of this profile: Factur-X, which is ZUGFeRD.',
  },
  from: { type: 'string', format: 'date', description: 'The first day of the period.' },
  to: { type: 'string', format: 'date', description: 'The last day of the period.' },
  basis: {
    type: 'string',
    enum: taxBases,
    default: 'issued',
    description:
      '`issued`: documents by their dates. `paid`: what was paid of them, by the days of payments and refunds.',
  },
  on: { type: 'string', format: 'date', description: 'The day at which ages are counted. Default: today.' },
  format: { type: 'string', enum: reportFormats, default: 'json', description: 'The form of the answer.' },
  resource_id: { type: 'string', description: 'Events about the record with this id.' },
};

/**
 * The schema of a query parameter, with its description.
 * @param resource what the list shows, or null when that is no kind of record
 */
export function querySchema(name: string, resource: Resource | null): JsonSchema {
  if (name === metadataParameter) return metadataSchema();
  const [, field = '', bound] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
  if (bound !== undefined) return boundSchema(field, bound as Bound, resource);
  if (resource !== null && name === 'sort') return sortSchema(resource);
  if (resource !== null && name === 'q') return searchSchema(resource);
  if (resource !== null && name === 'expand') return expandSchema(resource);
  return common[name] ?? valueSchema(name, resource);
}

const dayOrTimeName = 'DayOrTime';

/** Adds the schema of a day or a time, which query parameters refer to. */
export function defineDayOrTime(definitions: Definitions): void {
  define(definitions, dayOrTimeName, {
    anyOf: [
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
    ],
    description: 'A time, or a day, which means the whole day in the time zone of the workspace.',
    examples: ['2026-01-31', '2026-01-31T12:00:00Z'],
  });
}

function boundSchema(field: string, bound: Bound, resource: Resource | null): JsonSchema {
  const compares = resource?.fields[field]?.kind.compares;
  if (compares === 'number')
    return { type: 'number', description: `\`${field}\` is ${numberWords[bound]} this.` };
  const description = `\`${field}\` is ${boundWords[bound]} this`;
  if (compares === 'day') return { type: 'string', format: 'date', description: `${description} day.` };
  return { ...schemaReference(dayOrTimeName), description: `${description} time.` };
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
    maxLength: searchLengthMax,
    description: `Finds records with this text in ${fields}. Upper and lower case are the same.`,
  };
}

function expandSchema({ expands = {} }: Resource): JsonSchema {
  const names = Object.keys(expands);
  return {
    type: 'string',
    pattern: commaSeparated(names),
    description: `Shows other records in \`expanded\`: ${names.map((name) => `\`${name}\``).join(', ')}, separated by commas. Each needs the scope to read such records. A list has at most ${expandedRecordsMax} records then.`,
    examples: [names[0], names.join(',')],
  };
}

function metadataSchema(): JsonSchema {
  const { additionalProperties, ...schema } = leafInput(metadata);
  return {
    ...schema,
    // A query has no null.
    additionalProperties: { ...(additionalProperties as JsonSchema), type: 'string' },
    maxProperties: metadataKeysMax,
    description: `\`${metadataParameter}=value\` finds the records whose \`metadata\` has exactly this text under this key. Several keys must all fit, at most ${metadataKeysMax}.`,
  };
}

function valueSchema(name: string, resource: Resource | null): JsonSchema {
  const filter = resource === null ? undefined : filtersOf(resource).find((one) => one.name === name);
  if (filter === undefined) return { type: 'string' };
  if (filter.compares === 'flag')
    return { type: 'boolean', description: `\`${filter.field}\` is true, or false.` };
  if (filter.compares === 'day')
    return { type: 'string', format: 'date', description: `\`${name}\` is this day.` };
  if (filter.compares === 'name')
    return { type: 'string', description: `\`${name}\` is this. Upper and lower case are the same.` };
  const kind = resource?.fields[filter.field]?.kind;
  const { words } = kind ?? {};
  return {
    type: 'string',
    ...(kind === currency ? { pattern: '^[A-Z]{3}(,[A-Z]{3})*$', examples: ['EUR', 'EUR,USD'] } : {}),
    description:
      filter.compares === 'text'
        ? `\`${name}\` is this.`
        : `\`${name}\` is this, or one of these, separated by commas.`,
    ...(words === undefined
      ? {}
      : { pattern: commaSeparated(words), examples: words, 'x-known-values': words }),
  };
}
