/** The routes by which a document is mailed to its customer. */
import { printedResources } from '../../documents/print/printed-resources.ts';
import { startEveryMinute } from '../../events/cadence.ts';
import { mailRequestFields } from '../../mails/mail-request.ts';
import { emails } from '../../resources/emails.ts';
import type { Route } from '../operation.ts';
import { queueDocumentMail } from '../operations/mail-document.ts';
import { singular } from './routes.ts';

export const emailRoutes: readonly Route[] = printedResources.map(
  (resource): Route => ({
    method: 'POST',
    resource,
    answers: emails,
    path: `/${resource.plural}/{id}/email`,
    operationId: `email${singular(resource)}`,
    scopes: ['emails:send'],
    parameters: [],
    body: { kind: 'action', fields: mailRequestFields },
    answer: 'record',
    successStatus: 202,
    run(call) {
      const answer = queueDocumentMail(resource, call);
      // Where nothing else is sent by the minute, the trigger comes for this one and goes again.
      startEveryMinute(call.session.workspace);
      return answer;
    },
  }),
);
