/** The port of the dispatcher: the network, the owner's mailbox and signatures, which no request needs. */
import type { CustomerMail } from './customer-mail.ts';
import type { OwnerMail } from './owner-mail.ts';
import type { Workspace } from './workspace.ts';

export interface OutboundWorkspace extends Workspace {
  readonly web: Web;
  readonly mail: OwnerMail;
  readonly customerMail: CustomerMail;
  readonly signing: Signing;
}

export interface WebRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, sent as UTF-8 to the byte. */
  readonly body: string;
}

/** The answer of a receiver, or the reason why there was none. */
export type WebResult =
  | {
      readonly kind: 'answer';
      readonly status: number;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, string>>;
      /** The beginning of the body: text from outside that must not be trusted. */
      readonly text: string;
    }
  | { readonly kind: 'failure'; readonly reason: FailureReason };

/**
 * `quota` means that the host has used up a quota of its own, `permission` that its owner does not allow requests: neither
 * was sent.
 */
export type FailureReason = 'timeout' | 'dns' | 'tls' | 'unreachable' | HostRefusal;

/** Why the host itself refuses to send. */
export type HostRefusal = 'quota' | 'permission';

/** The host's own refusal in a result; null when the request was sent. */
export function hostRefusal(result: WebResult | undefined): HostRefusal | null {
  if (result?.kind !== 'failure') return null;
  return result.reason === 'quota' || result.reason === 'permission' ? result.reason : null;
}

/** Requests to receivers: POST, redirects not followed, any status an answer. */
export interface Web {
  /**
   * Sends requests side by side, and waits for the slowest of them.
   * @returns a result for each in its place, or null when the host reports only that one of them has failed
   */
  postAll(requests: readonly WebRequest[]): readonly WebResult[] | null;
  post(request: WebRequest): WebResult;
}

export interface Signing {
  /**
   * HMAC-SHA256 of the text's UTF-8 bytes, in Base64.
   * @param key the key's bytes in Base64
   */
  hmacSha256(key: string, text: string): string;
}
