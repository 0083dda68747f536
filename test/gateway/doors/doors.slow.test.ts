/** Proves that the Node gateway and the client carry every exchange as the web app answers it. */
import { createBillingFetch } from '../../../src/gateway/client/create-billing-fetch.ts';
import { startGateway } from '../../../src/gateway/node/start-gateway.ts';
import { describeDoor, sendHttp } from './describe-door.ts';

describeDoor('Node', async (execUrl) => {
  const workspaces = (name: string | null) => (name === null ? { execUrl } : null);
  const { url, close } = await startGateway({ port: 0, host: '127.0.0.1', workspaces });
  return { origin: url, send: (request) => sendHttp(url, request), close };
});

// No gateway at all: the caller's own process turns its requests into envelopes.
describeDoor('client', async (execUrl) => {
  const billingFetch = createBillingFetch(execUrl);
  const origin = 'https://billing.example';
  return {
    origin,
    async send({ target, body, ...request }) {
      // As bytes, because a text would bring a content type that was not asked for.
      const init = body === undefined ? request : { ...request, body: new Uint8Array(body) };
      const answer = await billingFetch(origin + target, init);
      const { status, headers } = answer;
      return { status, headers: Object.fromEntries(headers), body: Buffer.from(await answer.arrayBuffer()) };
    },
    close: async () => undefined,
  };
});
