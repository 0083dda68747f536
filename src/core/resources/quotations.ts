/** Quotations as the register knows them: few requests ask for them, so their declaration stands with the rare routes. */
import { lateResource } from '../records/late-rules.ts';

export const quotations = lateResource({
  object: 'quotation',
  plural: 'quotations',
  idPrefix: 'quo',
  sheet: 'Quotations',
});
