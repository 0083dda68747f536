/** The worker thread that sends a script's requests; JavaScript, because a worker is loaded as it is. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { parentPort } from 'node:worker_threads';

/** More hops than that are a loop. */
const redirectsMax = 20;

const certificateFault = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/;

parentPort.on('message', async ({ requests, signal, port }) => {
  const outcomes = await Promise.all(requests.map((request) => follow(request, redirectsMax)));
  port.postMessage(outcomes);
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

/** Sends a request and what its redirects ask for. */
async function follow(request, redirectsLeft) {
  try {
    const response = await send(request);
    const location = response.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
    const redirected = response.status >= 300 && response.status < 400 && location;
    if (!redirected || !request.followRedirects || redirectsLeft === 0) return response;
    return await follow(redirect(request, response.status, location), redirectsLeft - 1);
  } catch (error) {
    return { kind: 'failure', reason: reasonOf(error) };
  }
}

/** After 301, 302 and 303 a POST becomes a GET without its body, as in browsers. */
function redirect(request, status, location) {
  const url = new URL(location, request.url).href;
  if (status >= 307 || request.method === 'HEAD') return { ...request, url };
  const { 'Content-Type': _contentType, ...headers } = request.headers;
  return { ...request, url, method: 'GET', body: null, headers };
}

function send({ url, method, headers, body, timeoutMs, validateHttpsCertificates }) {
  const start = url.startsWith('https:') ? requestHttps : requestHttp;
  const options = {
    method,
    headers: body ? { ...headers, 'Content-Length': body.byteLength } : headers,
    rejectUnauthorized: validateHttpsCertificates,
    signal: AbortSignal.timeout(timeoutMs),
  };
  return new Promise((resolve, reject) => {
    const outgoing = start(url, options, (incoming) => {
      const chunks = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          kind: 'response',
          status: incoming.statusCode,
          headers: pairs(incoming.rawHeaders),
          body: new Uint8Array(Buffer.concat(chunks)),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}

function pairs(rawHeaders) {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1]]] : []));
}

function reasonOf(error) {
  const code = String(error.code ?? error.name);
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'dns';
  return certificateFault.test(code) ? 'certificate' : 'unreachable';
}
