/** Checks the address of a web app before the first request needs it. */

const PUBLISHED = /^https:\/\/script\.google\.com\/macros\/s\/[\w-]+\/exec$/;
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the address is one of this machine, where the local runtime listens. */
export function isLoopback(execUrl: string): boolean {
  return URL.canParse(execUrl) && LOOPBACK_HOSTS.has(new URL(execUrl).hostname);
}

/** What is wrong with the address, in a sentence, or null when it can be called. */
export function findExecUrlFault(execUrl: string): string | null {
  if (!URL.canParse(execUrl)) return 'It is not a URL.';
  const { pathname, search, hash } = new URL(execUrl);
  if (search !== '' || hash !== '') return 'It must end in /exec, without a query or a fragment.';
  if (pathname.endsWith('/dev'))
    return 'An address ending in /dev answers editors only; take the one ending in /exec.';
  if (!pathname.endsWith('/exec')) return 'It must end in /exec.';
  if (isLoopback(execUrl) || PUBLISHED.test(execUrl)) return null;
  return 'It must read https://script.google.com/macros/s/<deployment id>/exec, without /u/0 or a domain in it.';
}
