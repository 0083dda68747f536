/** Runs every exchange through a door, and holds the answer to that of the web app itself. */
import { request as openRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ResponseEnvelope } from '../../../src/core/api/message.ts';
import { execPath, type LocalServer, serve } from '../../../src/local/runtime/serve.ts';
import { envelopeOf, readWebAppAnswer } from '../../contract/support/envelope.ts';
import { storeSettings } from '../../contract/support/store-settings.ts';
import { type Answered, createTestWorkspace, owner } from '../../contract/support/test-workspace.ts';
import { createRandom, uuidFrom } from '../../seeded-random.ts';
import { type DoorName, type DoorExchange, exchanges } from './exchanges.ts';

export interface SentRequest {
  readonly method: string;
  /** The path as it is, with its query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A way by which HTTP reaches the web app. */
export interface Door {
  /** What callers see in front of each path. */
  readonly origin: string;
  send(request: SentRequest): Promise<HttpAnswer>;
  close(): Promise<void>;
}

type Fill = (text: string) => string;

// What HTTP says about the connection, and a host to browsers: no answers of the API.
const ofTheHost =
  /^(date|connection|keep-alive|transfer-encoding|content-length|vary|access-control-.*|content-security-policy|x-content-type-options|x-robots-tag|referrer-policy)$/;

const startMs = Date.UTC(2026, 0, 8);
// So long that no exchange counts against the limit of the next.
const pauseMs = 120_000;

/** Declares a test for each exchange: of two equal workspaces one stands behind the door, the other is asked directly. */
export function describeDoor(name: DoorName, open: (execUrl: string) => Promise<Door>): void {
  describe(`through ${name}`, () => {
    const [direct, behind] = [openStage(), openStage()];
    const isGateway = name !== 'client';
    const answeredThere = isGateway ? / by the (door|gateway)$/ : / by the door$/;
    const withoutOf = ({ without = [] }: DoorExchange) => (isGateway ? without : []);
    let server: LocalServer;
    let door: Door;
    let runs = 0;
    const fill: Fill = (text) =>
      text.replace(/\{(\w+)\}/g, (whole: string, word: string) =>
        word === 'origin' ? door.origin : (direct.names[word] ?? whole),
      );

    beforeAll(async () => {
      const { emulator } = behind;
      const webApp: typeof emulator.webApp = (request) => {
        runs += 1;
        return emulator.webApp(request);
      };
      server = await serve({ emulator: { ...emulator, webApp }, commit: async () => undefined }, 0);
      door = await open(`http://127.0.0.1:${server.port}${execPath}`);
    });

    afterAll(async () => {
      await door.close();
      await server.close();
    });

    test.each(exchanges.map((exchange, index) => [exchange.says, exchange, index] as const))(
      '%s',
      async (_says, exchange, index) => {
        const request = requestOf(exchange, `exchange-${index}`, fill);
        const frees = [direct, behind].flatMap((stage) =>
          prepare(stage, exchange, startMs + index * pauseMs),
        );
        const [status, reason] = exchange.otherwise?.[name] ?? [Number(exchange.answer.slice(0, 3))];
        runs = 0;
        if (status === null) return expect(door.send(request)).rejects.toThrow();
        const answer = await door.send(request);
        const told = asBrought(askDirectly(direct, request), withoutOf(exchange), door.origin);
        for (const free of frees) free();
        expect(answer.status).toBe(status);
        if (reason !== undefined) return;
        expect(runs).toBe(answeredThere.test(exchange.answer) ? 0 : 1);
        expectShown(answer, exchange, fill);
        if (exchange.because === undefined) expect(asTold(answer)).toEqual(told);
        if (isGateway) expectReadable(answer, request);
      },
    );
  });
}

/** A workspace that is the same as that of every other stage, down to its ids. */
function openStage() {
  let random = createRandom('doors');
  const workspace = createTestWorkspace({ pauseMs: 0, uuid: () => uuidFrom(random) });
  storeSettings(workspace, { gateway_url: 'https://billing.example' });
  const { clock, create, emulator, get, key } = workspace;
  const customer = create('customers', { name: 'Müller & Söhne' });
  const { id } = create('invoices', { customer_id: customer.id, total: 7 });
  const { etag, hosted_url } = get(`/api/v1/invoices/${id}`).body;
  /** What the names in the table stand for. */
  const names: Readonly<Record<string, string>> = {
    key,
    readOnly: workspace.createKey('read-only'),
    customer: `/api/v1/customers/${customer.id}`,
    customerEtag: customer.etag,
    product: `/api/v1/products/${create('products', { name: 'Gears', unit_price: 1 }).id}`,
    draft: `/api/v1/invoices/${create('invoices', { customer_name: 'Ada', total: 5, status: 'draft' }).id}`,
    invoice: `/api/v1/invoices/${id}`,
    etag,
    page: new URL(hosted_url).pathname,
  };
  const seed = (word: string): void => {
    random = createRandom(word);
  };
  return { clock, emulator, names, seed };
}

type Stage = ReturnType<typeof openStage>;

/** Brings a stage to the moment of an exchange; returns what ends it. */
function prepare({ clock, emulator, names, seed }: Stage, exchange: DoorExchange, nowMs: number) {
  seed(exchange.says);
  clock.advance(nowMs - clock.now());
  const one = { method: 'GET', path: '/api/v1/nothing', headers: { 'x-api-key': names.readOnly } };
  const body = JSON.stringify({ requests: Array.from({ length: 25 }, () => one) });
  for (let pack = 0; exchange.while === 'spent' && pack < 4; pack += 1)
    emulator.webApp({ method: 'POST', queryString: '', contentType: 'text/plain', body });
  return exchange.while === 'locked' ? ['script', `user:${owner}`].map(emulator.holdLock) : [];
}

/** The request has an id, because a door would make one by chance. */
function requestOf(
  { send, key = '{key}', headers = {}, body }: DoorExchange,
  id: string,
  fill: Fill,
): SentRequest {
  const [method = '', target = ''] = send.split(' ');
  const credentials = key === null ? {} : { authorization: `Bearer ${key}` };
  const filled = Object.entries({ 'x-request-id': id, ...credentials, ...headers }).map(
    ([name, value]) => [name, fill(value)] as const,
  );
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const sent = { method, target: fill(target), headers: Object.fromEntries(filled) };
  return text === undefined ? sent : { ...sent, body: Buffer.from(text) };
}

/** What the web app says to the same words, without any HTTP. */
function askDirectly({ emulator }: Stage, { method, target, headers, body }: SentRequest): HttpAnswer {
  const [path = '', query = ''] = target.split('?');
  const envelope = envelopeOf({ method, path, query, headers, body: body?.toString() });
  const answer: Answered & Pick<ResponseEnvelope, 'encoding'> = readWebAppAnswer(emulator.webApp(envelope));
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  return {
    status: answer.status,
    headers: Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    body: Buffer.from(answer.body === null ? '' : text, answer.encoding),
  };
}

/** The answer with a body that a difference can be read in. */
function asTold({ status, headers, body }: HttpAnswer) {
  const own = Object.entries(headers).filter(([name]) => !ofTheHost.test(name));
  const isText = headers['content-type'] !== 'application/pdf';
  return { status, headers: Object.fromEntries(own), body: body.toString(isText ? 'utf8' : 'base64') };
}

/** The answer as a door has to bring it: addresses in place of paths, no type where there is no body to have one. */
function asBrought(answer: HttpAnswer, without: readonly string[], origin: string) {
  const told = asTold(answer);
  const stopped = answer.status === 304 ? ['content-type', ...without] : without;
  const kept = Object.entries(told.headers).filter(([name]) => !stopped.includes(name));
  const brought = kept.map(([name, value]) => {
    if (name === 'location') return [name, origin + value];
    return [name, name === 'link' ? value.replaceAll('</', `<${origin}/`) : value];
  });
  return { ...told, headers: Object.fromEntries(brought) };
}

function expectShown({ headers, body }: HttpAnswer, { shows = {}, answer }: DoorExchange, fill: Fill): void {
  for (const [name, value] of Object.entries(shows)) {
    const wanted = typeof value === 'string' ? fill(value) : expect.stringMatching(fill(value.source));
    expect({ [name]: headers[name] }).toEqual({ [name]: wanted });
  }
  const [code] = /\w+_\w+/.exec(answer) ?? [];
  if (code !== undefined) expect(JSON.parse(body.toString())).toMatchObject({ code });
}

/** Scripts of every site may read what a gateway answers, but no page of a customer. */
function expectReadable({ headers }: HttpAnswer, { method, target }: SentRequest): void {
  const isPage = target.startsWith('/d/');
  expect(headers['access-control-allow-origin']).toBe(isPage ? undefined : '*');
  if (isPage || method === 'OPTIONS') return;
  const exposed = headers['access-control-expose-headers']?.toLowerCase().split(',') ?? [];
  const own = Object.keys(headers).filter((name) => !ofTheHost.test(name) && name !== 'content-type');
  expect(exposed).toEqual(expect.arrayContaining(own));
}

/** Sends a request as curl does: no header that was not asked for. */
export function sendHttp(
  origin: string,
  { method, target, headers, body }: SentRequest,
): Promise<HttpAnswer> {
  const { hostname, port } = new URL(origin);
  // Node counts the body itself only of methods that usually have one.
  const sent = body === undefined ? headers : { ...headers, 'content-length': body.length };
  // A connection of its own: whoever refuses a long body early closes the one that it came on.
  const options = { hostname, port, agent: false as const, method, path: target, headers: sent };
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(options);
    outgoing.on('response', (incoming) => {
      const named = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
      const { statusCode: status = 0 } = incoming;
      buffer(incoming).then(
        (read) => resolve({ status, headers: Object.fromEntries(named), body: read }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
