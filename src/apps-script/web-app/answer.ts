/** Answers a web-app event with the envelope of the API's response, also when an error is thrown. */
import { handle, handleUnreadable } from '../../core/api/handle.ts';
import type { ApiRequest, ApiResponse } from '../../core/api/message.ts';
import { problemAnswer, refusalOf } from '../../core/api/problem-answer.ts';
import type { RouteTable } from '../../core/api/routes/match-route.ts';
import { routes } from '../../core/api/routes/routes.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { loadBackground, loadRequests } from '../load-script.ts';
import { openWorkspace } from '../workspace.ts';
import { lockProbePath } from './lock-probe-path.ts';

type TextOutput = GoogleAppsScript.Content.TextOutput;

type Read = () => ApiRequest;

/** @param read reads the request from the event, or gives a reader for each of several; what it throws is answered too */
export function answer(read: () => ApiRequest | readonly Read[]): TextOutput {
  const text = respond(read);
  return ContentService.createTextOutput(text).setMimeType(ContentService.MimeType.JSON);
}

const routeTable: RouteTable = {
  usual: routes,
  loadRare: () => loadRequests().loadRareRoutes(),
  hostedPage: (workspace, request) => loadBackground().hostedPage(workspace, request),
  loadReceipts: () => loadRequests().loadReceipts(),
  refusalOfRoute: (request) => loadRequests().refusalOfRoute(request),
};

function respond(read: () => ApiRequest | readonly Read[]): string {
  try {
    const workspace = openWorkspace();
    const request = readOrFault(read);
    if ('fault' in request) return write(handleUnreadable(workspace, request.fault));
    if (isList(request)) {
      const script = readOrFault(loadRequests);
      const answers =
        'fault' in script
          ? request.map(() => handleUnreadable(workspace, script.fault))
          : script.answerMany(workspace, routeTable, request);
      return `{"responses":[${answers.map(write).join()}]}`;
    }
    const probed = request.path === lockProbePath ? loadBackground().probeLocks(workspace, request) : null;
    return write(probed ?? handle(workspace, routeTable, request));
  } catch (error) {
    const refusal = refusalOf(error) ?? new Refusal('internal_error', 'The request could not be answered.');
    const { status, body, headers = {} } = problemAnswer(refusal, '', '');
    return write({ status, headers, body });
  }
}

function readOrFault<Result extends object>(read: () => Result): Result | { readonly fault: unknown } {
  try {
    return read();
  } catch (fault) {
    return { fault };
  }
}

function isList<Item>(value: object | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}

// The body is already JSON text and is inserted unchanged, because parsing and writing it again would only cost time.
function write({ status, headers, body, encoding }: ApiResponse): string {
  const bytes = encoding === undefined ? '' : `,"encoding":"${encoding}"`;
  return `{"status":${status},"headers":${JSON.stringify(headers)},"body":${body === '' ? 'null' : body}${bytes}}`;
}
