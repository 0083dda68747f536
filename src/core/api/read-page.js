import { nearestName } from '../schema/nearest-name.ts';
import { pageRecordsDefault, pageRecordsMax } from './limits.ts';
import { sortsOf } from './list-parameters.ts';
export function readPage(resource, query) {
  const { limit, problems: limitProblems } = readLimit(query.limit);
  const problems = [...limitProblems];
  const refuse = (parameter, message) => {
    problems.push({ parameter, code: 'invalid_parameter', message });
  };
  const [, minus = '', field = ''] = /^(-?)(.*)$/.exec(query.sort ?? '-created_at') ?? [];
  if (!sortsOf(resource).includes(field)) refuse('sort', oneOf(field, sortsOf(resource)));
  const includes = query.include === undefined ? [] : query.include.split(',');
  for (const name of includes) if (!included.includes(name)) refuse('include', oneOf(name, included));
  return {
    limit,
    sort: { field, isDescending: minus === '-' },
    counts: includes.includes('total_count'),
    showsDeleted: includes.includes('deleted'),
    problems,
  };
}
const included = ['total_count', 'deleted'];
/** What to give instead of a word that is none of the known ones. */
export function oneOf(given, known) {
  const near = nearestName(given, known);
  return `Must be one of ${known.join(', ')}.${near === null ? '' : ` Did you mean "${near}"?`}`;
}
/** How many records a page shall have. */
export function readLimit(text) {
  if (text === undefined) return { limit: pageRecordsDefault, problems: [] };
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= pageRecordsMax) return { limit, problems: [] };
  const message = `Must be a whole number from 1 to ${pageRecordsMax}.`;
  return {
    limit: pageRecordsDefault,
    problems: [{ parameter: 'limit', code: 'invalid_parameter', message }],
  };
}
