/** E-mails as the register knows them: few requests ask for them, so their declaration stands with the rare routes. */
import { lateResource } from '../records/late-rules.ts';

export const emails = lateResource({
  object: 'email',
  plural: 'emails',
  idPrefix: 'em',
  sheet: 'Emails',
  // Callers mail a document, and neither create nor change a mail by itself.
  actionScope: 'emails:send',
});
