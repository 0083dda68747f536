/** Reads from the query how many records a page shall have. */
import type { ParameterProblem } from '../../errors/refusal.ts';
import { pageRecordsDefault, pageRecordsMax } from '../limits.ts';

/** The number of records that the text asks for, and what is wrong with the text. */
export function readLimit(text: string | undefined): {
  limit: number;
  problems: readonly ParameterProblem[];
} {
  if (text === undefined) return { limit: pageRecordsDefault, problems: [] };
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= pageRecordsMax) return { limit, problems: [] };
  const message = `Must be a whole number from 1 to ${pageRecordsMax}.`;
  return {
    limit: pageRecordsDefault,
    problems: [{ parameter: 'limit', code: 'invalid_parameter', message }],
  };
}
