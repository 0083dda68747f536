/** The behaviour of network, mail and signatures that the dispatcher expects, on the adapters for Google's services. */
import { createHmac } from 'node:crypto';
import { ServiceFailure } from '../../../src/core/workspace.ts';
import type { OutboundWorkspace, WebRequest } from '../../../src/core/outbound.ts';
import { likelySwitches, type Switches, unkindSwitches } from '../../../src/emulator/switches.ts';
import type { FetchOutcome, FetchRequest } from '../../../src/emulator/services/url-fetch/transport.ts';
import { type EmulatedGoogle, emulateGoogle } from '../../emulated-workspace.ts';

interface Opened {
  readonly google: EmulatedGoogle;
  readonly workspace: OutboundWorkspace;
  readonly sent: FetchRequest[];
}

function open(answers: readonly FetchOutcome[], switches: Switches = likelySwitches): Opened {
  const sent: FetchRequest[] = [];
  const google = emulateGoogle({
    switches,
    fetch(requests) {
      sent.push(...requests);
      return requests.map((_request, index) => answers[index] ?? ok);
    },
  });
  return { google, workspace: google.begin().workspace, sent };
}

const ok: FetchOutcome = { kind: 'response', status: 200, headers: [], body: Buffer.from('fine') };
const away: FetchOutcome = { kind: 'failure', reason: 'dns' };

function request(host: string, body = '{}'): WebRequest {
  return { url: `https://${host}/hook`, headers: { 'webhook-id': 'evt_1' }, body };
}

describe('The network', () => {
  test('posts JSON to the byte, and follows no redirect', () => {
    const { workspace, sent } = open([]);
    const body = '{"name":"Zoë 東京 😀"}';
    expect(workspace.web.post(request('a.example', body))).toEqual({
      kind: 'answer',
      status: 200,
      headers: {},
      text: 'fine',
    });
    expect(sent).toMatchObject([
      {
        url: 'https://a.example/hook',
        method: 'POST',
        followRedirects: false,
        validateHttpsCertificates: true,
        timeoutMs: 20_000,
        headers: { 'Content-Type': 'application/json', 'webhook-id': 'evt_1' },
      },
    ]);
    expect(Buffer.from(sent[0]?.body ?? []).toString('utf8')).toBe(body);
  });

  test('takes any status for an answer, with its headers in lower case and the beginning of its body', () => {
    const headers = [['Retry-After', '120']] as const;
    const long: FetchOutcome = { kind: 'response', status: 503, headers, body: Buffer.alloc(100_000, 'x') };
    const answer = open([long]).workspace.web.post(request('a.example'));
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '120' } });
    expect(answer.kind === 'answer' && answer.text.length).toBeGreaterThanOrEqual(1024);
    expect(answer.kind === 'answer' && answer.text.length).toBeLessThan(5000);
  });

  test.each([
    ['dns', 'dns'],
    ['timeout', 'timeout'],
    ['certificate', 'tls'],
    ['unreachable', 'unreachable'],
  ] as const)('tells a failure, %s', (reason, told) => {
    const failing: FetchOutcome = { kind: 'failure', reason };
    for (const switches of [likelySwitches, unkindSwitches])
      expect(open([failing], switches).workspace.web.post(request('a.example'))).toEqual({
        kind: 'failure',
        reason: told,
      });
  });

  test('answers for each of several in its place, where one failure is its own', () => {
    const { workspace } = open([ok, away, ok]);
    const results = workspace.web.postAll(['a.example', 'b.example', 'c.example'].map((one) => request(one)));
    expect(results).toMatchObject([{ status: 200 }, { kind: 'failure', reason: 'dns' }, { status: 200 }]);
  });

  test('tells nothing of the others where one failure is everybody’s', () => {
    const { workspace } = open([ok, away], unkindSwitches);
    expect(workspace.web.postAll([request('a.example'), request('b.example')])).toBeNull();
  });

  test.each([likelySwitches, unkindSwitches])('tells that the owner does not allow requests', (switches) => {
    const { google, workspace } = open([], switches);
    google.world.consent.granted = [];
    const refused = { kind: 'failure', reason: 'permission' };
    expect(workspace.web.postAll([request('a.example'), request('b.example')])).toEqual([refused, refused]);
    expect(workspace.web.post(request('a.example'))).toEqual(refused);
  });

  test.each(['quota', 'timeout', 'ssl'])('does not take the address of a receiver for words: /%s', (path) => {
    const { workspace } = open([{ kind: 'failure', reason: 'unreachable' }], unkindSwitches);
    const told = workspace.web.post({ ...request('a.example'), url: `https://a.example/${path}` });
    expect(told).toEqual({ kind: 'failure', reason: 'unreachable' });
  });

  test.each([likelySwitches, unkindSwitches])('tells that the day’s requests are used up', (switches) => {
    const { google, workspace } = open([], switches);
    google.world.quotas.spend('urlfetch', 20_000, google.world.clock.now());
    const used = { kind: 'failure', reason: 'quota' };
    expect(workspace.web.postAll([request('a.example'), request('b.example')])).toEqual([used, used]);
    expect(workspace.web.post(request('a.example'))).toEqual(used);
  });
});

describe('Mail', () => {
  test('goes to the owner', () => {
    const { google, workspace } = open([]);
    workspace.mail.toOwner('Disabled', 'An endpoint');
    expect(google.world.mailbox).toMatchObject([
      { to: 'owner@example.com', subject: 'Disabled', body: 'An endpoint' },
    ]);
  });

  test('fails as a service does when the day’s mails are used up', () => {
    const { google, workspace } = open([]);
    google.world.quotas.spend('email', 100, google.world.clock.now());
    expect(() => workspace.mail.toOwner('Disabled', 'An endpoint')).toThrow(ServiceFailure);
  });
});

test('Signatures are of the UTF-8 bytes, by a key in Base64', () => {
  const { signing } = open([]).workspace;
  for (const text of ['', 'plain', 'Zoë 東京 😀\u0000\uFFFF']) {
    const key = Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - index * 7));
    const expected = createHmac('sha256', key).update(text, 'utf8').digest('base64');
    expect(signing.hmacSha256(key.toString('base64'), text)).toBe(expected);
  }
});
