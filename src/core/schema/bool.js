/** True or false. */
import * as v from 'valibot';
import { faultText } from './problem.ts';
export const bool = {
  schema: v.boolean(faultText('invalid_type', 'Must be true or false.')),
  cell: 'boolean',
};
