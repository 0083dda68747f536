/** True or false. */
import * as v from 'valibot';
import type { Kind } from './kind.ts';
import { faultText } from './problem.ts';

export const bool: Kind<boolean> = {
  schema: v.boolean(faultText('invalid_type', 'Must be true or false.')),
  cell: 'boolean',
  compares: 'flag',
};
