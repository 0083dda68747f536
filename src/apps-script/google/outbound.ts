/** Sends webhook requests by UrlFetchApp, signs them by Utilities, and sends mails to the owner by MailApp. */

import {
  type FailureReason,
  hostRefusal,
  type Signing,
  type Web,
  type WebRequest,
  type WebResult,
} from '../../core/outbound.ts';
import { answerTimeoutSeconds } from '../../core/events/dispatcher/limits.ts';
import type { OwnerMail } from '../../core/owner-mail.ts';
import { serviceCall } from './service-call.ts';

type UrlFetch = GoogleAppsScript.URL_Fetch.UrlFetchApp;
type Response = GoogleAppsScript.URL_Fetch.HTTPResponse;
type Options = GoogleAppsScript.URL_Fetch.URLFetchRequest;

/** Only this much of an answer is read, because the log shows no more of it. */
const textLengthMax = 2048;

/** Google's message names the missing scope, whatever the language of the account is. */
const scopeMissing = /(^|[\s(])https:\/\/www\.googleapis\.com\/auth\/script\.external_request\b/;

/** Maps words in Google's messages to the reason of a failure. The first match counts. */
const reasons: readonly (readonly [RegExp, FailureReason])[] = [
  [/too many times|quota/i, 'quota'],
  [/time.?out|timed out/i, 'timeout'],
  [/dns/i, 'dns'],
  [/ssl|certificate|handshake/i, 'tls'],
];

/** Sends requests to the receivers of webhooks. */
export function googleWeb(service: UrlFetch, utilities: GoogleAppsScript.Utilities.Utilities): Web {
  const optionsOf = ({ url, headers, body }: WebRequest): Options => {
    const options = {
      url,
      method: 'post',
      contentType: 'application/json',
      headers: { ...headers },
      // The body is sent as bytes, because the signature was computed from these bytes.
      payload: utilities.newBlob(body).getBytes(),
      followRedirects: false,
      muteHttpExceptions: true,
      // Google's published types lack this newer option. Hosts that do not know it ignore it.
      timeoutSeconds: answerTimeoutSeconds,
    } as const;
    return options as unknown as Options;
  };
  return {
    postAll(requests) {
      try {
        return service.fetchAll(requests.map(optionsOf)).map(resultOf);
      } catch (error) {
        const failed = failure(reasonOf(error));
        return hostRefusal(failed) === null ? null : requests.map(() => failed);
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
  // When the other requests of the same call succeed, Google gives a failed one the status 0.
  if (status === 0) return failure(reasonOf(text));
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.getAllHeaders())) {
    headers[name.toLowerCase()] = String(Array.isArray(value) ? value[0] : value);
  }
  return { kind: 'answer', status, headers, text };
}

function reasonOf(error: unknown): FailureReason {
  const message = error instanceof Error ? error.message : String(error);
  if (scopeMissing.test(message)) return 'permission';
  // The address of a receiver stands in the message too, and may contain any word.
  const words = message.replace(/https?:\/\/\S+/g, '');
  return reasons.find(([known]) => known.test(words))?.[1] ?? 'unreachable';
}

function failure(reason: FailureReason): WebResult {
  return { kind: 'failure', reason };
}

/** Signs bytes, because Google's functions for texts read them as ASCII. */
export function googleSigning(utilities: GoogleAppsScript.Utilities.Utilities): Signing {
  return {
    hmacSha256: (key, text) =>
      serviceCall(() => {
        const value = utilities.newBlob(text).getBytes();
        return utilities.base64Encode(
          utilities.computeHmacSha256Signature(value, utilities.base64Decode(key)),
        );
      }),
  };
}

/** Sends mails to the owner of the script. */
export function googleMail(
  service: GoogleAppsScript.Mail.MailApp,
  session: GoogleAppsScript.Base.Session,
): OwnerMail {
  return {
    toOwner: (subject, text) =>
      serviceCall(() => service.sendEmail(session.getEffectiveUser().getEmail(), subject, text)),
  };
}
