/** The rules of e-mails. They are made by mailing a document, and sent by the trigger. */
import { addActions } from '../../records/add-actions.ts';
import { declareLate } from '../../records/late-rules.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Action } from '../../schema/action.ts';
import { emails } from '../emails.ts';
import { emailFacts } from './declaration.ts';

declareLate(emails, {
  ...emailFacts,
  create() {
    throw new Refusal('invalid_state', 'A mail is made by mailing a document, not by itself.');
  },
  editable: () => ({ fields: [], recomputes: false }),
  complete: ({ to, cc }) => ({ addresses: [...to, ...cc].join(', ') }),
});

const cancel: Action = {
  name: 'cancel',
  summary: 'Cancel a mail',
  fields: {},
  repetition: { statuses: ['canceled'], run: () => null },
  successStatus: 200,
  run: () => ({ status: 'canceled', next_attempt_at: null }),
};

addActions(emails, [cancel]);
