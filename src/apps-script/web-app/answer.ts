/** Answers a web-app event with the envelope of the API's response, also when an error is thrown. */
import { handle, handleUnreadable } from '../../core/api/handle.ts';
import type { ApiRequest, ApiResponse } from '../../core/api/message.ts';
import { problemAnswer, refusalOf } from '../../core/api/problem-answer.ts';
import type { RouteTable } from '../../core/api/routes/match-route.ts';
import { routes } from '../../core/api/routes/routes.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import type { Workspace } from '../../core/workspace.ts';
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
};

function respond(read: () => ApiRequest | readonly Read[]): string {
  try {
    const workspace = openWorkspace();
    const request = readOrFault(read);
    if ('fault' in request) return write(handleUnreadable(workspace, request.fault));
    if (isList(request)) return `{"responses":[${answerMany(workspace, request).map(write).join()}]}`;
    const probed = request.path === lockProbePath ? loadBackground().probeLocks(workspace, request) : null;
    return write(probed ?? handle(workspace, routeTable, request));
  } catch (error) {
    const refusal = refusalOf(error) ?? new Refusal('internal_error', 'The request could not be answered.');
    const { status, body, headers = {} } = problemAnswer(refusal, '', '');
    return write({ status, headers, body });
  }
}

function answerMany(workspace: Workspace, reads: readonly Read[]): ApiResponse[] {
  const requests = reads.map(readOrFault);
  const readable = requests.flatMap((one) => ('fault' in one ? [] : [one]));
  const requestsScript = readOrFault(loadRequests);
  const answers =
    'fault' in requestsScript
      ? readable.map(() => handleUnreadable(workspace, requestsScript.fault))
      : [...requestsScript.handleMany(workspace, routeTable, readable)];
  return requests.flatMap((one) =>
    'fault' in one ? [handleUnreadable(workspace, one.fault)] : answers.splice(0, 1),
  );
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
