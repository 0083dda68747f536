/** Serves the page of a document, its files, and the answers that its forms send. */
import { Refusal } from '../../errors/refusal.ts';
import { invoices } from '../../resources/invoices.ts';
import { quotations } from '../../resources/quotations.ts';
import '../../resources/late-rules.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { unasked } from '../../store/transaction/commit.ts';
import { mayAll } from '../../schema/transaction.ts';
import { transact } from '../../store/transaction/transact.ts';
import { ServiceFailure, type Workspace } from '../../workspace.ts';
import { answerOffer, type FormOutcome } from './answer-offer.ts';
import { type FoundPage, findPage, readAgain } from './find-page.ts';
import { offerDigest } from './offer.ts';
import { filesOf, serveFile } from './page-files.ts';
import { invoiceLink } from './page-links.ts';
import { htmlType, type PageAnswer, type PageRequest } from './page-request.ts';
import { pageWords } from '../../words/page-words.ts';
import { viewRecord } from '../print/view-record.ts';
import { renderPage, sentencePage } from './render-page.ts';

const { en } = pageWords;

/** Who has a wrong link learns nothing, not even that there was a right one. */
const gone: PageAnswer = { status: 404, type: htmlType, body: sentencePage(en.gone_title, en.gone) };

const often: PageAnswer = {
  status: 429,
  type: htmlType,
  body: sentencePage(en.gone_title, en.often),
  retryAfterSeconds: 60,
};

const busy: PageAnswer = {
  status: 503,
  type: htmlType,
  body: sentencePage(en.gone_title, en.busy),
  retryAfterSeconds: 60,
};

/** The answer to whoever opens a link; nothing that goes wrong is told to a stranger. */
export function answerPageRequest(workspace: Workspace, request: PageRequest): PageAnswer {
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    return { ...gone, status: 405, body: sentencePage(en.gone_title, en.gone) };
  const [token = '', file, ...further] = request.target.split('/');
  try {
    const found = findPage(workspace, token);
    if (found === 'often') return often;
    if (found === 'gone' || further.length > 0) return gone;
    if (file !== undefined && file !== '')
      return (request.method !== 'POST' && serveFile(found, file)) || gone;
    return request.method === 'POST' ? takeForm(found, request) : show(found, request);
  } catch (error) {
    return refused(workspace, error);
  }
}

function refused({ log }: Workspace, error: unknown): PageAnswer {
  if (error instanceof Refusal && error.code === 'not_found') return gone;
  if (error instanceof Refusal || error instanceof ServiceFailure) return busy;
  const trace = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  log.error('hosted_page_failed', { trace });
  return busy;
}

function show(found: FoundPage, request: PageRequest): PageAnswer {
  if (request.method === 'GET') noteView(found, request.requestId);
  return { status: 200, type: htmlType, body: write(found, request, null) };
}

const statusOf: Readonly<Record<FormOutcome['kind'], PageAnswer['status']>> = {
  done: 200,
  repeated: 200,
  faults: 422,
  changed: 409,
  expired: 409,
  closed: 409,
};

function takeForm(found: FoundPage, request: PageRequest): PageAnswer {
  if (found.resource !== quotations) return { ...gone, status: 405 };
  const outcome = answerOffer(found, request);
  // The page shows the quotation as it is now. This does not count as a view.
  return { status: statusOf[outcome.kind], type: htmlType, body: write(readAgain(found), request, outcome) };
}

function write(found: FoundPage, request: PageRequest, outcome: FormOutcome | null): string {
  const { webApp, form, target } = request;
  const [token = ''] = target.split('/');
  return renderPage({
    found,
    view: viewRecord(found.session, found.record),
    place: webApp === null ? { action: '', token: null } : { action: webApp, token },
    offer: found.resource === quotations ? offerDigest(found.session, found.record) : '',
    files: filesOf(found, token, webApp),
    invoiceLink: found.resource === invoices ? null : invoiceLink(found, webApp),
    outcome,
    filled: form,
  });
}

/** The first view of an offer is an event. When others are writing at the moment, the next view is the first. */
function noteView({ session, resource, record }: FoundPage, requestId: string | null): void {
  if (resource !== quotations || record.status !== 'sent' || record.viewed_at != null) return;
  try {
    transact(session, {
      attempt: { ...unasked('hosted_page'), request_id: requestId },
      may: mayAll,
      decide: (tx) => {
        const now = tx.find(quotations, String(record.id)) as JsonObject | null;
        if (now === null) throw new Refusal('not_found', 'The quotation was deleted.');
        if (now.viewed_at != null || now.status !== 'sent') return { resource, record: now };
        tx.change(quotations, now, { viewed_at: tx.now }, ['quotation.viewed']);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'not_found') throw error;
    session.workspace.log.error('view_not_noted', { code: error.code });
  }
}
