/** Preloaded into a command and its clasp: what they send to Google goes to the server that FAKE_GOOGLE names, all else is refused. */
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const { hostname, port } = new URL(process.env.FAKE_GOOGLE);

https.request = (target, ...rest) => {
  const url = new URL(target);
  if (!url.hostname.endsWith('.googleapis.com')) throw new Error(`${url.hostname} is not Google's.`);
  const callback = rest.find((argument) => typeof argument === 'function');
  const { method, headers, signal } = rest.find((argument) => typeof argument === 'object') ?? {};
  const path = url.pathname + url.search;
  return http.request(
    { hostname, port, path, method, signal, headers: { ...headers, 'x-forwarded-host': url.hostname } },
    callback,
  );
};

syncBuiltinESMExports();

// The command itself asks the web app, which stands on Google's two other hosts.
const platformFetch = globalThis.fetch;
globalThis.fetch = (target, init) => {
  const url = new URL(target);
  if (!/^script\.google(usercontent)?\.com$/.test(url.hostname))
    throw new Error(`${url.hostname} is not Google's.`);
  return platformFetch(new URL(url.pathname + url.search, process.env.FAKE_GOOGLE), init);
};
