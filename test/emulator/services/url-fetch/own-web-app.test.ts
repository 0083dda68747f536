import { noUsage } from '../../../../src/emulator/execution/meter.ts';
import type { FetchRequest, Transport } from '../../../../src/emulator/services/url-fetch/transport.ts';
import { withOwnWebApp } from '../../../../src/emulator/services/url-fetch/own-web-app.ts';
import type { WebAppRequest } from '../../../../src/emulator/web-app/web-app-event.ts';

const execUrl = 'https://script.google.com/macros/s/own/exec';
const usage = noUsage();

function request(url: string, more: Partial<FetchRequest> = {}): FetchRequest {
  const rest = { headers: {}, body: null, followRedirects: true, validateHttpsCertificates: true };
  return { url, method: 'GET', ...rest, timeoutMs: 60_000, ...more };
}

const outside: Transport = (requests) =>
  requests.map(({ url }) => ({ kind: 'response', status: 201, headers: [], body: Buffer.from(url) }));

test('answers what is addressed to the web app by a run of it, and sends the rest outside, in their order', () => {
  const asked: WebAppRequest[] = [];
  const send = withOwnWebApp(
    execUrl,
    (one) => {
      asked.push(one);
      return { kind: 'content', mimeType: 'text/plain', content: 'own', fileName: null, usage };
    },
    outside,
  );
  const outcomes = send([
    request('https://a.example/'),
    request(`${execUrl}?path=/health`),
    request(`${execUrl}er`),
    request(execUrl, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: Buffer.from('{}') }),
  ]);
  const texts = outcomes.map((one) => one.kind === 'response' && Buffer.from(one.body).toString());
  expect(texts).toEqual(['https://a.example/', 'own', `${execUrl}er`, 'own']);
  expect(asked).toEqual([
    { method: 'GET', queryString: 'path=/health' },
    { method: 'POST', queryString: '', contentType: 'text/plain', body: '{}' },
  ]);
});

test('serves a page of Google where the script failed', () => {
  const send = withOwnWebApp(
    execUrl,
    () => ({ kind: 'html', status: 200, html: '<title>Error</title>', usage }),
    outside,
  );
  const [outcome] = send([request(execUrl)]);
  expect(outcome).toMatchObject({ status: 200, headers: [['content-type', 'text/html; charset=utf-8']] });
});
