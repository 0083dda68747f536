/** The gateway as a Cloudflare Worker: the bundle as built, in workerd. */
import type { OpenEntryPoint } from './entry-point.ts';
import { sendHttp } from './http-request.ts';
import { openWorkerd } from './workerd.ts';

export const openWorkerEntryPoint: OpenEntryPoint = async (execUrl, now) => {
  const workerd = await openWorkerd({ EXEC_URL: execUrl });
  return {
    send: (request) =>
      sendHttp(workerd.url, {
        ...request,
        headers: { ...request.headers, [workerd.clockHeader]: String(now()) },
      }),
    close: () => workerd.close(),
  };
};
