/** Answers a web-app event with the envelope of the API's responses, also when an error is thrown. */
import type { Asked } from '../../core/api/exchange.ts';
import { handle } from '../../core/api/handle.ts';
import type { ApiResponse } from '../../core/api/message.ts';
import { problemAnswer, refusalOf } from '../../core/api/problem-answer.ts';
import { routes } from '../../core/api/routes/routes.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { loadBackground } from '../load-script.ts';
import { openWorkspace } from '../workspace.ts';
import { lockProbePath } from './lock-probe-path.ts';

type TextOutput = GoogleAppsScript.Content.TextOutput;

/** @param read reads the request of the event, or several; what it throws is answered too */
export function answer(read: () => Asked | readonly Asked[]): TextOutput {
  const text = respond(read);
  return ContentService.createTextOutput(text).setMimeType(ContentService.MimeType.JSON);
}

function respond(read: () => Asked | readonly Asked[]): string {
  try {
    const workspace = openWorkspace();
    const asked = readOrFault(read);
    if (isList(asked)) return `{"responses":[${handle(workspace, routes, asked).map(write).join()}]}`;
    const probed =
      'path' in asked && asked.path === lockProbePath
        ? loadBackground().background.probeLocks(workspace, asked)
        : null;
    return probed === null ? handle(workspace, routes, [asked]).map(write).join() : write(probed);
  } catch (error) {
    const refusal = refusalOf(error) ?? new Refusal('internal_error', 'The request could not be answered.');
    const { status, body, headers = {} } = problemAnswer(refusal, '', '');
    return write({ status, headers, body });
  }
}

function readOrFault(read: () => Asked | readonly Asked[]): Asked | readonly Asked[] {
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
