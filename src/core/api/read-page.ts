/** Reads what a list is asked for: how many, sorted how, with what beside the records. */
import type { ParameterProblem } from '../errors/refusal.ts';
import { nearestName } from '../schema/nearest-name.ts';
import type { Resource } from '../schema/resource.ts';
import type { Sort } from '../store/query.ts';
import { pageRecordsDefault, pageRecordsMax } from './limits.ts';
import { sortsOf } from './list-parameters.ts';

export interface PageWish {
  readonly limit: number;
  readonly sort: Sort;
  /** True: tell how many records there are on all pages. */
  readonly counts: boolean;
  /** True: list deleted records along. */
  readonly showsDeleted: boolean;
  readonly problems: readonly ParameterProblem[];
}

/** The newest first. */
export const defaultSort: Sort = { field: 'created_at', isDescending: true };

export function readPage(resource: Resource, query: Readonly<Record<string, string>>): PageWish {
  const problems: ParameterProblem[] = [];
  const refuse = (parameter: string, message: string): void => {
    problems.push({ parameter, code: 'invalid_parameter', message });
  };
  const limit = query.limit === undefined ? pageRecordsDefault : wholeNumber(query.limit);
  if (limit < 1 || limit > pageRecordsMax)
    refuse('limit', `Must be a whole number from 1 to ${pageRecordsMax}.`);
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

function oneOf(given: string, known: readonly string[]): string {
  const near = nearestName(given, known);
  return `Must be one of ${known.join(', ')}.${near === null ? '' : ` Did you mean "${near}"?`}`;
}

function wholeNumber(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0;
}
