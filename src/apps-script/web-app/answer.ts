/** Answers a web-app event with the envelope of the API's response, also when an error is thrown. */
import { handle, handleUnreadable } from '../../core/api/handle.ts';
import type { ApiRequest, ApiResponse } from '../../core/api/message.ts';
import { problemAnswer, refusalOf } from '../../core/api/problem-answer.ts';
import type { RouteTable } from '../../core/api/routes/match-route.ts';
import { routes } from '../../core/api/routes/routes.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { loadBackground } from '../load-background.ts';
import { openWorkspace } from '../workspace.ts';
import { probeLock } from './lock-probe.ts';

type TextOutput = GoogleAppsScript.Content.TextOutput;

/** @param read reads the request from the event; an error that it throws becomes a response too */
export function answer(read: () => ApiRequest): TextOutput {
  return write(respond(read));
}

const routeTable: RouteTable = {
  usual: routes,
  loadRare: () => loadBackground().loadRareRoutes(),
  loadReceipts: () => loadBackground().loadReceipts(),
};

function respond(read: () => ApiRequest): ApiResponse {
  try {
    const workspace = openWorkspace();
    const request = readOrFault(read);
    if ('fault' in request) return handleUnreadable(workspace, request.fault);
    return probeLock(workspace, request) ?? handle(workspace, routeTable, request);
  } catch (error) {
    const refusal = refusalOf(error) ?? new Refusal('internal_error', 'The request could not be answered.');
    const { status, body, headers = {} } = problemAnswer(refusal, '', '');
    return { status, headers, body };
  }
}

function readOrFault(read: () => ApiRequest): ApiRequest | { readonly fault: unknown } {
  try {
    return read();
  } catch (fault) {
    return { fault };
  }
}

// The body is already JSON text and is inserted unchanged, because parsing and writing it again would only cost time.
function write({ status, headers, body }: ApiResponse): TextOutput {
  const text = `{"status":${status},"headers":${JSON.stringify(headers)},"body":${body === '' ? 'null' : body}}`;
  return ContentService.createTextOutput(text).setMimeType(ContentService.MimeType.JSON);
}
