/** Writes the page of a document, a file of it, or why there is none, as an HTTP response for a browser. */
import type { ResponseEnvelope } from '../../core/api/message.ts';

// The workspaces of a gateway share its origin: no page runs a script, loads anything, or stands in a frame of another site.
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";
const XML_POLICY = `sandbox; ${FILE_POLICY}`;

const POLICIES: Readonly<Record<string, string>> = {
  'text/html': PAGE_POLICY,
  'application/pdf': FILE_POLICY,
  'application/xml': XML_POLICY,
};

// The name that a file is saved under, and nothing that a browser could take for another header.
const DISPOSITION = /^inline; filename="[\w.-]{1,200}"$/;

/**
 * The workspace's answer; a body that is no page gives the sentence that the page cannot be shown.
 * @param isHead true when the caller wants no body
 */
export function pageResponse(
  { status, headers, body, encoding }: ResponseEnvelope,
  isHead: boolean,
): Response {
  const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const type = given.get('content-type') ?? '';
  const policy = POLICIES[type.split(';')[0]?.trim().toLowerCase() ?? ''];
  const bytes = typeof body === 'string' ? bytesOf(body, encoding) : isHead ? new Uint8Array() : null;
  if (policy === undefined || bytes === null || status < 200 || status === 204 || status === 304)
    return sentenceResponse(
      503,
      'This page cannot be shown at the moment. Please try again in a minute.',
      isHead,
    );
  const sent = pageHeaders(type, policy);
  const wait = given.get('retry-after');
  if (wait !== undefined && /^\d{1,4}$/.test(wait)) sent.set('Retry-After', wait);
  const disposition = given.get('content-disposition');
  if (disposition !== undefined && DISPOSITION.test(disposition))
    sent.set('Content-Disposition', disposition);
  if (status === 405) sent.set('Allow', 'GET, HEAD, POST');
  return new Response(isHead ? null : bytes, { status, headers: sent });
}

/** A page with one sentence of the gateway's own. */
export function sentenceResponse(
  status: number,
  sentence: string,
  isHead: boolean,
  retryAfterSeconds: number | null = status === 503 ? 60 : null,
): Response {
  const headers = pageHeaders('text/html; charset=utf-8', PAGE_POLICY);
  if (retryAfterSeconds !== null) headers.set('Retry-After', String(retryAfterSeconds));
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>Page not available</title>
<style>body { margin: 0; padding: 32px 16px; font-family: sans-serif; line-height: 1.5; } main { max-width: 640px; margin: 0 auto; }</style>
</head>
<body><main><h1>Page not available</h1><p>${sentence}</p></main></body>
</html>
`;
  return new Response(isHead ? null : page, { status, headers });
}

function pageHeaders(type: string, policy: string): Headers {
  return new Headers({
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
  });
}

function bytesOf(body: string, encoding: ResponseEnvelope['encoding']): Uint8Array<ArrayBuffer> | null {
  if (encoding !== 'base64') return new TextEncoder().encode(body);
  try {
    return Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0));
  } catch (_malformed) {
    // Not what the script writes: the caller of this function says that there is no page.
    return null;
  }
}
