/** The gateway as a Node server. */
import { Agent } from 'node:http';
import { startGateway } from '../../src/gateway/node/start-gateway.ts';
import type { OpenDoor } from './door.ts';
import { sendHttp } from './http-request.ts';

export const openNodeDoor: OpenDoor = async (execUrl, now) => {
  const gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    workspaces: (name) => (name === null ? { execUrl } : null),
    now,
  });
  const agent = new Agent({ keepAlive: true });
  return {
    send: (request) => sendHttp(gateway.url, agent, request),
    async close() {
      agent.destroy();
      await gateway.close();
    },
  };
};
