/** Reads how many records a page shall have. */
import { Refusal } from '../errors/refusal.ts';
import { pageRecordsDefault, pageRecordsMax } from './limits.ts';

/** @throws Refusal invalid_parameter */
export function readLimit(text: string | undefined): number {
  if (text === undefined) return pageRecordsDefault;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= pageRecordsMax) return limit;
  const message = `Must be a whole number from 1 to ${pageRecordsMax}.`;
  throw new Refusal('invalid_parameter', 'The parameter "limit" is invalid.', {
    parameters: [{ parameter: 'limit', code: 'invalid_parameter', message }],
  });
}
