/** Replaces `google.script` on pages of the local runtime: each call becomes a request to its server. */
import { pageToken } from './page-token.ts';

type Handler = (value: never) => void;

interface Runner {
  [member: string]: (...args: unknown[]) => unknown;
}

function runner(onSuccess: Handler, onFailure: Handler): Runner {
  const members: Runner = {
    withSuccessHandler: (handler) => runner(handler as Handler, onFailure),
    withFailureHandler: (handler) => runner(onSuccess, handler as Handler),
  };
  return new Proxy(members, {
    get: (_members, name) =>
      members[String(name)] ??
      ((...args: unknown[]) => {
        call(String(name), args).then(onSuccess as Handler, onFailure as (error: unknown) => void);
      }),
  });
}

async function call(functionName: string, args: readonly unknown[]): Promise<never> {
  const response = await fetch('/script-run', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-page-token': pageToken() },
    body: JSON.stringify({ functionName, args }),
  });
  const outcome = (await response.json()) as { ok: boolean; value: never; message: string };
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

const nothing = (): void => undefined;
// The page of the workbook shows dialogs in a frame, and closes it when it is told so. A dialog that is open alone gives
// way to that page, because nothing stands behind it.
const close = (): void => {
  if (window.parent === window) location.assign('/workbook');
  else window.parent.postMessage('close', location.origin);
};
Object.assign(globalThis, {
  google: { script: { run: runner(nothing, nothing), host: { close, origin: location.origin } } },
  // Google serves no gateway; the local runtime does.
  billingGateway: location.origin,
});
