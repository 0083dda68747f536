/** Calendar days and instants, kept as text. */
import * as v from 'valibot';
import { isCalendarDay } from '../billing/calendar.ts';
import type { Kind } from './kind.ts';
import { faultText, notText } from './problem.ts';

/** A real calendar day, `YYYY-MM-DD`, 1900-01-01 to 2999-12-31. */
export const day: Kind<string> = {
  schema: v.pipe(
    v.string(faultText('invalid_type', 'Must be a text of the form YYYY-MM-DD.')),
    v.check(
      isCalendarDay,
      faultText('invalid_date', 'Must be a real calendar day of the form YYYY-MM-DD, from 1900 to 2999.'),
    ),
  ),
  cell: 'text',
  compares: 'day',
};

/** An instant in UTC with three fraction digits, `2026-01-31T12:00:00.000Z`. */
export const timestamp: Kind<string> = {
  schema: v.pipe(
    v.string(notText),
    v.regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      faultText('invalid_format', 'Must be a UTC time of the form 2026-01-31T12:00:00.000Z.'),
    ),
  ),
  cell: 'text',
  compares: 'instant',
};
