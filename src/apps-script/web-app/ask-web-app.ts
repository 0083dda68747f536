/** Sends a GET to a web app without a Google account, as callers of the API do. */

/** `body`: the body of an answer as the API makes it. `fault`: what came instead, and what the owner can do about it. */
export type WebAppAnswer = { readonly body: Readonly<Record<string, unknown>> } | { readonly fault: string };

/**
 * @param query the path and the further parameters, encoded
 * @throws Exception of Google's when the address cannot be reached, or the script may not send requests
 */
export function askWebApp(url: string, query: string): WebAppAnswer {
  const answer = UrlFetchApp.fetch(`${url}?path=${query}`, { muteHttpExceptions: true });
  const text = answer.getContentText();
  const body = bodyOf(text);
  return body === null ? { fault: faultOf(answer.getResponseCode(), text) } : { body };
}

function bodyOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const { body } = JSON.parse(text) as { body?: Record<string, unknown> | null };
    return body ?? null;
  } catch (_notJson) {
    return null;
  }
}

// Google's pages are in the language of the owner's account, so that only their status and their links tell them apart.
function faultOf(status: number, text: string): string {
  if (status === 404)
    return 'No deployment answers at this address. It may have been archived: copy the Web app URL of Deploy › Manage deployments. If it is the same, try again in a minute.';
  if (status === 401 || status === 403 || /accounts\.google\.com/i.test(text))
    return 'Google asks for a sign-in: it does not answer a caller without an account. Choose Deploy › Manage deployments › Edit, executed as you, access for anyone. If "Anyone" is not offered, the administrator of your Google Workspace forbids it.';
  if (text.trimStart().startsWith('<'))
    return `Google answers with a page instead of the API: "${wordsOf(text)}".`;
  return 'Another program answers at this address. Copy the Web app URL of this script: Deploy › Manage deployments.';
}

const wordsShownMax = 200;

function wordsOf(page: string): string {
  const words = page
    .replace(/<(style|script|title)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return words.trim().slice(0, wordsShownMax);
}
