/** Writes a request as a curl command for a POSIX shell. */
import { keyPlaceholder, uniquePlaceholder, type WireRequest } from './wire-request.ts';

/** The command; it reads the key from `$BILLING_KEY`. */
export function curlSnippet({ method, url, headers, body }: WireRequest, isEnvelope: boolean): string {
  // The redirect of a web app must be followed with GET, which curl does unless it has a method.
  const start = isEnvelope ? `curl -L ${quote(url)}` : `curl${methodFlag(method, body)} ${quote(url)}`;
  const lines = Object.entries(headers).map(
    ([name, value]) => `-H "${name}: ${substitute(escapeDouble(value))}"`,
  );
  if (body === undefined) return [start, ...lines].join(' \\\n  ');
  const text = JSON.stringify(body, null, 2);
  if (!isEnvelope) return [start, ...lines, `-d ${quote(text)}`].join(' \\\n  ');
  return `${[start, ...lines, '--data @- <<JSON'].join(' \\\n  ')}\n${substitute(escapeHeredoc(text))}\nJSON`;
}

// With data, curl sends a POST by itself.
function methodFlag(method: string, body: unknown): string {
  const byItself = body === undefined ? 'GET' : 'POST';
  return method === byItself ? '' : ` -X ${method}`;
}

function quote(text: string): string {
  return /^[\w:/.@%+=-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;
}

function escapeDouble(text: string): string {
  return text.replace(/[\\"$`]/g, '\\$&');
}

function escapeHeredoc(text: string): string {
  return text.replace(/[\\$`]/g, '\\$&');
}

function substitute(text: string): string {
  return text
    .split(keyPlaceholder)
    .join('$BILLING_KEY')
    .split(uniquePlaceholder)
    .join('$(openssl rand -hex 16)');
}
