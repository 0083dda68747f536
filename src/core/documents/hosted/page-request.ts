/** Describes what is asked of the page of a document, and what is answered. */

export interface PageRequest {
  /** What stands behind `/d/`, as it was sent: a token, and the name of a file behind a slash. */
  readonly target: string;
  readonly method: string;
  /** The fields of a form, by name; the first of several counts. */
  readonly form: Readonly<Record<string, string>>;
  /** The address of the web app that shows the page in Google's frame; null at a gateway. */
  readonly webApp: string | null;
  /** Address and browser of the caller, as the gateway tells them; empty when it does not. */
  readonly from: string;
  readonly requestId: string | null;
}

export interface PageAnswer {
  readonly status: 200 | 404 | 405 | 409 | 422 | 429 | 503;
  /** `text/html; charset=utf-8`, `application/pdf` or `application/xml`. */
  readonly type: string;
  /** The page; of a PDF its bytes in Base64. */
  readonly body: string;
  /** The name of a file to save. */
  readonly fileName?: string;
  readonly retryAfterSeconds?: number;
}

export const htmlType = 'text/html; charset=utf-8';
