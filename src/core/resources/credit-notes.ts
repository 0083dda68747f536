/** Credit notes as the register knows them: few requests ask for them, so their declaration stands with the rare routes. */
import { lateResource } from '../records/late-rules.ts';

export const creditNotes = lateResource({
  object: 'credit_note',
  plural: 'credit_notes',
  idPrefix: 'cn',
  sheet: 'Credit notes',
});
