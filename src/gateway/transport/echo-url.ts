/** Decides which address may be read as the second hop of a call. */

const ECHO_HOST = 'script.googleusercontent.com';
const ECHO_PATH = '/macros/echo';

/** Where the first hop went, and whether its own origin may hold answers, as in the local runtime. */
export interface EchoRule {
  readonly execUrl: string;
  readonly allowSameOriginEcho: boolean;
}

/**
 * The absolute address of the stored answer, or null when the redirect leads anywhere else: back to `/exec`,
 * where a GET would run the script without its request, to a login page, or to a stranger.
 */
export function resolveEchoUrl(location: string, rule: EchoRule): string | null {
  if (!URL.canParse(location, rule.execUrl)) return null;
  const target = new URL(location, rule.execUrl);
  if (target.pathname !== ECHO_PATH || target.username !== '' || target.password !== '') return null;
  if (target.origin === `https://${ECHO_HOST}`) return target.href;
  if (rule.allowSameOriginEcho && target.origin === new URL(rule.execUrl).origin) return target.href;
  return null;
}
