/** Refunds as the register knows them: few requests ask for them, so their declaration stands with the rare routes. */
import { lateResource } from '../records/late-rules.ts';

export const refunds = lateResource({
  object: 'refund',
  plural: 'refunds',
  idPrefix: 'ref',
  sheet: 'Refunds',
});
