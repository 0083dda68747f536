/** Runs every exchange through a door, and holds the answer to that of the web app itself. */
import type { ResponseEnvelope } from '../../../src/core/api/message.ts';
import { envelopeOf, readAnswer } from '../../contract/support/envelope.ts';
import { storeSettings } from '../../contract/support/store-settings.ts';
import {
  type Answered,
  createTestWorkspace,
  owner,
  type TestWorkspace,
} from '../../contract/support/test-workspace.ts';
import { createRandom, uuidFrom } from '../../seeded-random.ts';
import {
  type Door,
  type DoorName,
  type HttpAnswer,
  type OpenDoor,
  type SentRequest,
  serveWebApp,
} from './doors.ts';
import { type Exchange, exchanges } from './exchanges.ts';

/** A workspace that is the same as that of every other stage. */
interface Stage {
  readonly workspace: TestWorkspace;
  /** What the names in the table stand for. */
  readonly names: Readonly<Record<string, string>>;
  /** From here on, the ids are those that this word gives. */
  seed(word: string): void;
}

// What HTTP says about the connection, and a host to browsers about other sites and documents: no answers of the API.
const ofTheHost =
  /^(date|connection|keep-alive|transfer-encoding|content-length|vary|access-control-.*|content-security-policy|x-content-type-options|x-robots-tag|referrer-policy)$/;

const startMs = Date.UTC(2026, 0, 8);
// So long that no exchange counts against the limit of the next.
const pauseMs = 120_000;

/** Declares a test for each exchange: one of two equal workspaces stands behind the door, the other is asked directly. */
export function describeDoor(name: DoorName, open: OpenDoor): void {
  describe(`through ${name}`, () => {
    const stages = [openStage(), openStage()] as const;
    const [direct, behind] = stages;
    let webApp: Awaited<ReturnType<typeof serveWebApp>>;
    let door: Door;
    let runs = 0;

    beforeAll(async () => {
      webApp = await serveWebApp((request) => {
        runs += 1;
        return behind.workspace.emulator.webApp(request);
      });
      door = await open(webApp.execUrl);
    });

    afterAll(async () => {
      await door.close();
      await webApp.close();
    });

    const fill = (text: string): string =>
      text.replace(/\{(\w+)\}/g, (_, key: string) =>
        key === 'origin' ? door.origin : (direct.names[key] ?? _),
      );

    test.each(exchanges.map((exchange, index) => ({ ...exchange, index })))('$says', async (exchange) => {
      const request = requestOf(exchange, fill);
      const frees = stages.flatMap((stage) => prepare(stage, exchange));
      const [status, reason] = exchange.otherwise?.[name] ?? [exchange.status];
      runs = 0;
      if (status === null) {
        await expect(door.send(request)).rejects.toThrow();
        return;
      }
      const answer = await door.send(request);
      const told = askDirectly(direct, request);
      for (const free of frees) free();
      expect(answer.status).toBe(status);
      if (reason !== undefined) return;
      expect(runs).toBe(exchange.spares === true ? 0 : 1);
      expectShown(answer, exchange, fill);
      if (exchange.because === undefined)
        expect(asTold(answer)).toEqual(asBrought(told, exchange, door.origin));
      if (name !== 'client') expectReadable(answer, request);
    });
  });
}

function openStage(): Stage {
  let random = createRandom('doors');
  const workspace = createTestWorkspace({ pauseMs: 0, uuid: () => uuidFrom(random) });
  storeSettings(workspace, { gateway_url: 'https://billing.example' });
  const { create, get, key } = workspace;
  const customer = create('customers', { name: 'Müller & Söhne' });
  const product = create('products', { name: 'Gears', unit_price: 1 });
  const draft = create('invoices', { customer_name: 'Ada', total: 5, status: 'draft' });
  const { id } = create('invoices', { customer_id: customer.id, total: 7 });
  const invoice = get(`/api/v1/invoices/${id}`).body;
  const names = {
    key,
    readOnly: workspace.createKey('read-only'),
    customer: `/api/v1/customers/${customer.id}`,
    customerEtag: customer.etag,
    product: `/api/v1/products/${product.id}`,
    draft: `/api/v1/invoices/${draft.id}`,
    invoice: `/api/v1/invoices/${id}`,
    etag: invoice.etag,
    page: new URL(invoice.hosted_url).pathname,
  };
  const seed = (word: string): void => {
    random = createRandom(word);
  };
  return { workspace, names, seed };
}

/** Brings a stage to the moment of an exchange; what ends it. */
function prepare({ workspace, names, seed }: Stage, exchange: Exchange & { readonly index: number }) {
  const { clock, emulator } = workspace;
  seed(exchange.says);
  clock.advance(startMs + exchange.index * pauseMs - clock.now());
  if (exchange.while === 'spent') spend(workspace, names.readOnly ?? '');
  return exchange.while === 'locked' ? ['script', `user:${owner}`].map(emulator.holdLock) : [];
}

/** Uses up the limit of a key, in few executions. */
function spend({ emulator }: TestWorkspace, key: string): void {
  const one = { method: 'GET', path: '/api/v1/me', headers: { 'x-api-key': key } };
  const body = JSON.stringify({ requests: Array.from({ length: 25 }, () => one) });
  for (let pack = 0; pack < 4; pack += 1)
    emulator.webApp({ method: 'POST', queryString: '', contentType: 'text/plain', body });
}

/** Each request has an id, because a door would make one by chance. */
function requestOf(
  { send, key = '{key}', headers = {}, body, index }: Exchange & { readonly index: number },
  fill: (text: string) => string,
): SentRequest {
  const [method = '', target = ''] = send.split(' ');
  const sent = {
    'x-request-id': `exchange-${index}`,
    ...(key !== null && { authorization: `Bearer ${key}` }),
    ...headers,
  };
  const text =
    body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return {
    method,
    target: fill(target),
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, fill(value)])),
    ...(text !== undefined && { body: Buffer.from(text) }),
  };
}

/** What the web app says to the same words, without any HTTP. */
function askDirectly({ workspace }: Stage, { method, target, headers, body }: SentRequest): HttpAnswer {
  const [path = '', query = ''] = target.split('?');
  const envelope = envelopeOf({ method, path, query, headers, body: body?.toString() });
  const answer: Answered & Pick<ResponseEnvelope, 'encoding'> = readAnswer(
    workspace.emulator.webApp(envelope),
  );
  const { status, headers: told, body: said, encoding } = answer;
  const text = said === null ? '' : typeof said === 'string' ? said : JSON.stringify(said);
  return {
    status,
    headers: Object.fromEntries(Object.entries(told).map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(text, encoding ?? 'utf8'),
  };
}

/** The answer with a body that a difference can be read in. */
function asTold({ status, headers, body }: HttpAnswer) {
  const own = Object.entries(headers).filter(([name]) => !ofTheHost.test(name));
  const isText = headers['content-type'] !== 'application/pdf';
  return { status, headers: Object.fromEntries(own), body: body.toString(isText ? 'utf8' : 'base64') };
}

/** The answer as a door has to bring it: addresses in place of paths, no type where there is no body to have one. */
function asBrought(answer: HttpAnswer, { without = [] }: Exchange, origin: string) {
  const told = asTold(answer);
  const dropped = answer.status === 304 ? [...without, 'content-type'] : without;
  const brought = Object.entries(told.headers)
    .filter(([name]) => !dropped.includes(name))
    .map(([name, value]) => {
      if (name === 'location') return [name, origin + value];
      return [name, name === 'link' ? value.replaceAll('</', `<${origin}/`) : value];
    });
  return { ...told, headers: Object.fromEntries(brought) };
}

function expectShown(
  { headers, body }: HttpAnswer,
  { shows = {}, code }: Exchange,
  fill: (text: string) => string,
): void {
  for (const [name, value] of Object.entries(shows)) {
    const wanted = typeof value === 'string' ? fill(value) : new RegExp(fill(value.source));
    expect({ [name]: headers[name] }).toEqual({
      [name]: typeof wanted === 'string' ? wanted : expect.stringMatching(wanted),
    });
  }
  if (code !== undefined && body.length > 0) expect(JSON.parse(body.toString())).toMatchObject({ code });
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
