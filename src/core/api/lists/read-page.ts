/** Reads from the query how many records a list shall have, in which order, and what it shows beside them. */
import type { ParameterProblem } from '../../errors/refusal.ts';
import { nearestHint } from '../../schema/nearest-name.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Sort } from '../../store/page/positions.ts';
import { sortsOf } from './list-parameters.ts';
import { readLimit } from './read-limit.ts';

/** The page of a list that a query asks for. */
export interface ListPageRequest {
  readonly limit: number;
  readonly sort: Sort;
  /** True when the answer shall report how many records there are on all pages. */
  readonly counts: boolean;
  /** True when deleted records shall be listed, too. */
  readonly showsDeleted: boolean;
  readonly problems: readonly ParameterProblem[];
}

export function readPage(resource: Resource, query: Readonly<Record<string, string>>): ListPageRequest {
  const { limit, problems: limitProblems } = readLimit(query.limit);
  const problems: ParameterProblem[] = [...limitProblems];
  const refuse = (parameter: string, message: string): void => {
    problems.push({ parameter, code: 'invalid_parameter', message });
  };
  const [, minus = '', field = ''] = /^(-?)(.*)$/.exec(query.sort ?? '-created_at') ?? [];
  if (!sortsOf(resource).includes(field)) refuse('sort', oneOf(field, sortsOf(resource)));
  const includes = query.include === undefined ? [] : query.include.split(',');
  const stranger = includes.find((name) => !included.includes(name));
  if (stranger !== undefined) refuse('include', oneOf(stranger, included));
  return {
    limit,
    sort: { field, isDescending: minus === '-' },
    counts: includes.includes('total_count'),
    showsDeleted: includes.includes('deleted'),
    problems,
  };
}

const included = ['total_count', 'deleted'];

/** Returns a sentence for the caller: which words are known, and which of them is the nearest. */
export function oneOf(given: string, known: readonly string[]): string {
  return `Must be one of ${known.join(', ')}.${nearestHint(given, known)}`;
}
