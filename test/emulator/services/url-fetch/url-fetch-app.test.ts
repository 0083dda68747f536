import { createAuthorization } from '../../../../src/emulator/execution/authorization.ts';
import { createDailyQuotas } from '../../../../src/emulator/execution/daily-quotas.ts';
import type { ExecutionFacts } from '../../../../src/emulator/execution/open-execution.ts';
import { likelySwitches } from '../../../../src/emulator/switches.ts';
import type { FetchOutcome, FetchRequest } from '../../../../src/emulator/services/url-fetch/transport.ts';
import { createUrlFetchApp } from '../../../../src/emulator/services/url-fetch/url-fetch-app.ts';
import { executionStartMs, testExecution } from '../../support/test-execution.ts';

function response(status: number, body: string, headers: [string, string][] = []): FetchOutcome {
  return { kind: 'response', status, headers, body: Buffer.from(body) };
}

function setUp(
  outcomes: readonly FetchOutcome[] = [response(200, 'ok')],
  facts: Partial<ExecutionFacts> = {},
) {
  const sent: FetchRequest[] = [];
  const quotas = createDailyQuotas();
  const { execution, usage } = testExecution(facts);
  const app = createUrlFetchApp(execution, {
    transport(requests) {
      sent.push(...requests);
      return [...outcomes];
    },
    quotas,
    authorization: createAuthorization(execution, undefined),
    scriptId: 'script-1',
  });
  return { app, sent, quotas, usage };
}

describe('UrlFetchApp.fetch (developers.google.com/apps-script/reference/url-fetch)', () => {
  test('sends a GET unless there is a payload, which makes it a POST', () => {
    const { app, sent } = setUp();
    app.fetch('https://example.com/a');
    app.fetch('https://example.com/a', { payload: 'x' });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(sent[0]?.body).toBeNull();
  });

  test('sends text and signed bytes as they are', () => {
    const { app, sent } = setUp();
    app.fetch('https://example.com', { payload: 'é', contentType: 'application/json', method: 'put' });
    app.fetch('https://example.com', { payload: [-61, -87], method: 'post' });
    expect(() => app.fetch('https://example.com', { payload: { a: 'x y' } })).toThrow('not implemented');
    expect(sent.map(({ body }) => Buffer.from(body ?? []).toString())).toEqual(['é', 'é']);
    expect(sent.map(({ headers }) => headers['Content-Type'])).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ]);
  });

  test("sends the script's own headers and Google's agent", () => {
    const { app, sent } = setUp();
    app.fetch('https://example.com', {
      headers: { 'Webhook-Id': 'w1' },
      followRedirects: false,
      timeoutSeconds: 5,
    });
    expect(sent[0]).toMatchObject({
      headers: { 'Webhook-Id': 'w1', 'User-Agent': expect.stringContaining('Google-Apps-Script') },
      followRedirects: false,
      timeoutMs: 5000,
    });
  });

  test('never waits longer than a minute (justin.poehnelt.com, the guide to UrlFetchApp)', () => {
    const { app, sent } = setUp();
    app.fetch('https://example.com', { timeoutSeconds: 600 });
    app.fetch('https://example.com');
    expect(sent.map(({ timeoutMs }) => timeoutMs)).toEqual([60_000, 60_000]);
  });

  test('ignores a shorter time limit where the switch says that the option is unknown', () => {
    const switches = { ...likelySwitches, fetchTimeoutOption: 'ignored' } as const;
    const { app, sent } = setUp(undefined, { switches });
    app.fetch('https://example.com', { timeoutSeconds: 5 });
    expect(sent[0]?.timeoutMs).toBe(60_000);
  });

  test('hands the answer over as code, text and headers', () => {
    const { app } = setUp([
      response(201, 'é', [
        ['Content-Type', 'text/plain'],
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ]),
    ]);
    const answer = app.fetch('https://example.com');
    expect(answer.getResponseCode()).toBe(201);
    expect(answer.getContentText()).toBe('é');
    expect(answer.getAllHeaders()['Set-Cookie']).toEqual(['a=1', 'b=2']);
  });

  test('reads a body in the charset that the answer names', () => {
    const latin: FetchOutcome = {
      kind: 'response',
      status: 200,
      headers: [['content-type', 'text/plain; charset=iso-8859-1']],
      body: Uint8Array.of(0xe9),
    };
    expect(setUp([latin]).app.fetch('https://example.com').getContentText()).toBe('é');
  });

  test('costs its base and one call', () => {
    const { app, usage } = setUp();
    app.fetch('https://example.com');
    expect(usage).toMatchObject({ calls: 1, ms: 150 });
  });
});

describe('Failures of UrlFetchApp', () => {
  test('throws for a status of 400 and above, unless muted', () => {
    const { app } = setUp([response(500, 'a long story '.repeat(20))]);
    expect(() => app.fetch('https://example.com/a?b=c')).toThrow(
      /^Request failed for https:\/\/example\.com returned code 500\. Truncated server response: a long story .{80,100} \(use muteHttpExceptions option to examine full response\)$/,
    );
    expect(app.fetch('https://example.com', { muteHttpExceptions: true }).getResponseCode()).toBe(500);
  });

  test.each([
    ['dns', 'DNS error: https://nowhere.example/'],
    ['unreachable', 'Address unavailable: https://nowhere.example/'],
    ['timeout', 'Timeout: https://nowhere.example/'],
  ] as const)('throws for %s even when muted', (reason, text) => {
    const { app } = setUp([{ kind: 'failure', reason }]);
    expect(() => app.fetch('https://nowhere.example/', { muteHttpExceptions: true })).toThrow(text);
  });

  test.each([
    ['', 'Attribute provided with no value: url'],
    ['ftp://example.com', 'Invalid argument: ftp://example.com'],
    [`https://example.com/${'x'.repeat(2048)}`, 'Limit Exceeded: URLFetch URL Length.'],
  ])('refuses the URL %.30s', (url, text) => {
    const { app, sent } = setUp();
    expect(() => app.fetch(url)).toThrow(text);
    expect(sent).toHaveLength(0);
  });

  test('refuses headers of more than 8 KB (quota page) and those that only Google sets', () => {
    const { app } = setUp();
    expect(() => app.fetch('https://example.com', { headers: { a: 'x'.repeat(8192) } })).toThrow(
      'Limit Exceeded: URLFetch Header Size.',
    );
    expect(() => app.fetch('https://example.com', { headers: { Host: 'x' } })).toThrow(
      'Attribute provided with invalid value: Header:Host',
    );
  });

  test('counts 20,000 calls a day, each member of fetchAll as one (quota page)', () => {
    const { app, quotas } = setUp([response(200, ''), response(200, '')]);
    quotas.spend('urlfetch', 19_997, executionStartMs);
    app.fetchAll(['https://example.com', 'https://example.com']);
    expect(quotas.remaining('urlfetch', executionStartMs)).toBe(1);
    expect(() => app.fetchAll(['https://example.com', 'https://example.com'])).toThrow(
      'Service invoked too many times for one day: urlfetch.',
    );
  });

  test('is forbidden in a simple trigger (developers.google.com/apps-script/guides/triggers)', () => {
    const { app } = setUp([], { kind: 'simple_trigger' });
    expect(() => app.fetch('https://example.com')).toThrow(
      'You do not have permission to call UrlFetchApp.fetch. Required permissions: https://www.googleapis.com/auth/script.external_request',
    );
  });
});

describe('UrlFetchApp.fetchAll', () => {
  test('answers in the order asked', () => {
    const { app } = setUp([response(200, 'a'), response(404, 'b')]);
    const answers = app.fetchAll([
      'https://a.example',
      { url: 'https://b.example', muteHttpExceptions: true },
    ]);
    expect(answers.map((answer) => answer.getContentText())).toEqual(['a', 'b']);
  });

  const oneUnreachable: FetchOutcome[] = [response(200, 'a'), { kind: 'failure', reason: 'dns' }];
  const requests = ['https://a.example', { url: 'https://b.example', muteHttpExceptions: true }];

  test('answers the others when one is unreachable and the switch says so', () => {
    const switches = { ...likelySwitches, fetchAllFailure: 'answers_others' } as const;
    const answers = setUp(oneUnreachable, { switches }).app.fetchAll(requests);
    expect(answers.map((answer) => answer.getResponseCode())).toEqual([200, 0]);
  });

  test('throws for all when one is unreachable and the switch says so', () => {
    const switches = { ...likelySwitches, fetchAllFailure: 'throws_for_all' } as const;
    expect(() => setUp(oneUnreachable, { switches }).app.fetchAll(requests)).toThrow(
      'DNS error: https://b.example',
    );
  });
});
