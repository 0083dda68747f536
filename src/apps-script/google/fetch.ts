/** Requests to receivers of webhooks, by Google's UrlFetchApp. */
import type { FailureReason, Web, WebRequest, WebResult } from '../../core/outbound.ts';
import { answerTimeoutSeconds } from '../../core/events/dispatcher/limits.ts';

type UrlFetch = GoogleAppsScript.URL_Fetch.UrlFetchApp;
type Response = GoogleAppsScript.URL_Fetch.HTTPResponse;
type Options = GoogleAppsScript.URL_Fetch.URLFetchRequest;

/** The beginning of an answer; the rest of it is nobody's business. */
const textLengthMax = 2048;

/** What Google says, by the words that it says it with; the first that fits. */
const reasons: readonly (readonly [RegExp, FailureReason])[] = [
  [/too many times|quota/i, 'quota'],
  [/time.?out|timed out/i, 'timeout'],
  [/dns/i, 'dns'],
  [/ssl|certificate|handshake/i, 'tls'],
];

export function googleWeb(service: UrlFetch, utilities: GoogleAppsScript.Utilities.Utilities): Web {
  const optionsOf = ({ url, headers, body }: WebRequest): Options => {
    const options = {
      url,
      method: 'post',
      contentType: 'application/json',
      headers: { ...headers },
      // Bytes, because the signature is theirs.
      payload: utilities.newBlob(body).getBytes(),
      followRedirects: false,
      muteHttpExceptions: true,
      // Newer than the types, and unknown to older hosts, which ignore it.
      timeoutSeconds: answerTimeoutSeconds,
    } as const;
    return options as unknown as Options;
  };
  return {
    postAll(requests) {
      try {
        return service.fetchAll(requests.map(optionsOf)).map(resultOf);
      } catch (error) {
        const reason = reasonOf(error);
        return reason === 'quota' ? requests.map(() => failure(reason)) : null;
      }
    },
    post(request) {
      try {
        return resultOf(service.fetch(request.url, optionsOf(request)));
      } catch (error) {
        return failure(reasonOf(error));
      }
    },
  };
}

function resultOf(response: Response): WebResult {
  const status = response.getResponseCode();
  const text = response.getContentText().slice(0, textLengthMax);
  // Where a failing member does not take the others with it, it has no status.
  if (status === 0) return failure(reasonOf(text));
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.getAllHeaders())) {
    headers[name.toLowerCase()] = String(Array.isArray(value) ? value[0] : value);
  }
  return { kind: 'answer', status, headers, text };
}

function reasonOf(error: unknown): FailureReason {
  const message = error instanceof Error ? error.message : String(error);
  return reasons.find(([words]) => words.test(message))?.[1] ?? 'unreachable';
}

function failure(reason: FailureReason): WebResult {
  return { kind: 'failure', reason };
}
