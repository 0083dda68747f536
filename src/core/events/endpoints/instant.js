/** The kind of a field that takes any instant of RFC 3339, and keeps it in UTC. */
import * as v from 'valibot';
import { faultText } from '../../schema/problem.ts';
const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;
export const instant = {
  schema: v.pipe(
    v.string(faultText('invalid_type', 'Must be a text.')),
    v.check(
      (text) => form.test(text) && !Number.isNaN(Date.parse(text)),
      faultText('invalid_format', 'Must be an RFC 3339 time such as 2026-01-31T12:00:00Z.'),
    ),
    v.transform((text) => new Date(text).toISOString()),
    v.metadata({ format: 'date-time', pattern: form.source }),
  ),
  cell: 'text',
};
