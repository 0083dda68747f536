/** The gateway as a Node server. */
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
  return {
    send: (request) => sendHttp(gateway.url, request),
    close: () => gateway.close(),
  };
};
