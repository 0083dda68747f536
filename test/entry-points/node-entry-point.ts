/** The gateway as a Node server. */
import { startGateway } from '../../src/gateway/node/start-gateway.ts';
import type { OpenEntryPoint } from './entry-point.ts';
import { sendHttp } from './http-request.ts';

export const openNodeEntryPoint: OpenEntryPoint = async (execUrl, now) => {
  const gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    workspaces: (name) => (name === null ? { execUrl } : null),
    now,
    elapsedMs: now,
  });
  return {
    send: (request) => sendHttp(gateway.url, request),
    close: () => gateway.close(),
  };
};
