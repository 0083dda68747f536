/** The gateway as a Cloudflare Worker: the bundle as built, in workerd. */
import { Agent } from 'node:http';
import type { OpenDoor } from './door.ts';
import { sendHttp } from './http-request.ts';
import { openWorkerd } from './workerd.ts';

export const openWorkerDoor: OpenDoor = async (execUrl, now) => {
  const workerd = await openWorkerd({ EXEC_URL: execUrl });
  const agent = new Agent({ keepAlive: true });
  return {
    send: (request) =>
      sendHttp(workerd.url, agent, {
        ...request,
        headers: { ...request.headers, [workerd.clockHeader]: String(now()) },
      }),
    async close() {
      agent.destroy();
      await workerd.close();
    },
  };
};
