/** A workspace for contract tests: the bundle on the emulator, set up as an owner does it, with a key. */
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import type { EmulatorClock } from '../../../src/emulator/time/clock.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import type { ServiceUsage } from '../../../src/emulator/execution/meter.ts';
import type { Workbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Transport } from '../../../src/emulator/services/url-fetch/transport.ts';
import type { Switches } from '../../../src/emulator/switches.ts';
import type { WebAppRequest } from '../../../src/emulator/web-app/web-app-event.ts';
import { expectDocumented } from './expect-documented.ts';
import {
  accessOf,
  asReceived,
  asSent,
  isBesideTestData,
  throughView,
  viewOf,
  watchOtherMode,
} from './key-mode.ts';
import { envelopeOf, type PlainRequest, readWebAppAnswer, withoutMissingCategories } from './envelope.ts';
import { openPrepared, owner } from './prepared-workspace.ts';

export { owner };

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // Tests reach into answers freely: what is not there fails the expectation.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any;
  readonly usage: ServiceUsage;
}

export interface CallOptions {
  /** Null sends no key. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** An object is sent as JSON, a text as it is. */
  readonly body?: unknown;
}

export interface TestWorkspace {
  readonly emulator: Emulator;
  readonly workbook: Workbook;
  readonly clock: EmulatorClock;
  readonly key: string;
  call(method: string, path: string, options?: CallOptions): Answered;
  get(path: string, options?: CallOptions): Answered;
  post(path: string, body: unknown, options?: CallOptions): Answered;
  /** Creates a record, which must succeed; the record. */
  create(plural: string, body: unknown, options?: CallOptions): Answered['body'];
  /** Sends what is no envelope to the web app itself, for example a direct GET. */
  direct(request: WebAppRequest): Answered;
  /** Makes a key as the owner does, by the menu. */
  createKey(preset?: string): string;
  revokeKey(key: string): void;
}

export interface WorkspaceOptions {
  readonly switches?: Switches;
  readonly timeZone?: string;
  readonly startMs?: number;
  /** How long a client waits before each call; usually so long that it never meets the rate limit. */
  readonly pauseMs?: number;
  /** The network behind `UrlFetchApp`. */
  readonly fetch?: Transport;
  /** Where the script is deployed; missing: nowhere. */
  readonly webAppUrl?: string;
  /** Where random ids come from, for a run that is to be the same again. */
  readonly uuid?: () => string;
  /** True: answers warn of lines without tax and category, as they do until an owner has set what such lines are. */
  readonly tellsMissingCategories?: boolean;
  /** `fresh`: each execution has a context of its own, as at Google. */
  readonly context?: 'fresh';
  /** Around every service call, also those of the first key's making. */
  readonly interceptors?: readonly Interceptor[];
}

/** The first Wednesday of 2026, at noon. */
const usualStartMs = Date.UTC(2026, 0, 7, 12);

// 92 calls a minute, were they answered in no time.
const usualPauseMs = 650;

export function createTestWorkspace(options: WorkspaceOptions = {}): TestWorkspace {
  const premises = {
    startMs: options.startMs ?? usualStartMs,
    timeZone: options.timeZone ?? 'Europe/Berlin',
    switches: options.switches,
  };
  const { fetch, webAppUrl, uuid, context, interceptors = [] } = options;
  const { emulator, workbook, clock } = openPrepared(premises, {
    ...(fetch === undefined ? {} : { fetch }),
    ...(webAppUrl === undefined ? {} : { webAppUrl }),
    ...(uuid === undefined ? {} : { uuid }),
    ...(context === undefined ? {} : { context }),
    interceptors,
  });
  const createKey = (preset = 'full'): string =>
    runMenu(emulator, 'createApiKey', ['Test', accessOf(preset)]);
  const key = createKey();
  if (isBesideTestData) fillTestMode(emulator, createKey('test full'));
  watchOtherMode(workbook);
  const call = (method: string, path: string, callOptions: CallOptions = {}): Answered => {
    clock.advance(options.pauseMs ?? usualPauseMs);
    const request = asSent(requestOf(key, method, path, callOptions));
    const told = readWebAppAnswer(emulator.webApp(envelopeOf(request)));
    expectDocumented(method, path.split('?')[0] ?? '', told);
    const answer = asReceived(told);
    return options.tellsMissingCategories === true ? answer : withoutMissingCategories(answer);
  };
  const post: TestWorkspace['post'] = (path, body, callOptions) =>
    call('POST', path, { ...callOptions, body });
  return {
    emulator: throughView(emulator, workbook),
    workbook: viewOf(workbook),
    clock,
    key,
    call,
    get: (path, callOptions) => call('GET', path, callOptions),
    post,
    create(plural, body, callOptions) {
      const answer = post(`/api/v1/${plural}`, body, callOptions);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    direct: (request) => readWebAppAnswer(emulator.webApp(request)),
    createKey,
    revokeKey: (revoked) => {
      runMenu(emulator, 'revokeApiKey', [revoked.slice(-4)]);
    },
  };
}

/** Test data that nothing live may touch: an open invoice of a new customer, and one of a product. */
function fillTestMode(emulator: Emulator, key: string): void {
  const bodies = {
    products: { name: 'Gears', sku: 'G-1', unit_price: 5 },
    invoices: { customer_name: 'Ada', items: [{ sku: 'G-1' }] },
    quotations: { customer_name: 'Grace', total: 9 },
  };
  for (const [plural, body] of Object.entries(bodies)) {
    const { status } = readWebAppAnswer(
      emulator.webApp(envelopeOf(requestOf(key, 'POST', `/api/v1/${plural}`, { body }))),
    );
    if (status !== 201) throw new Error(`The test data was answered ${status}.`);
  }
}

/** Runs a command of the menu with answers to its prompts; the text that it showed last. */
function runMenu(emulator: Emulator, functionName: string, answers: readonly string[]): string {
  const { screen } = emulator.world;
  const rest = [...answers];
  screen.answer = ({ kind }) => ({ button: 'OK', text: kind === 'prompt' ? (rest.shift() ?? '') : '' });
  const outcome = emulator.run(functionName, [], { kind: 'menu', activeUser: owner });
  if (!outcome.ok) throw new Error(outcome.text);
  return screen.shown[screen.shown.length - 1]?.content ?? '';
}

/** The request of the API that a call means. */
export function requestOf(
  ownKey: string,
  method: string,
  path: string,
  { key = ownKey, headers = {}, query = '', body }: CallOptions = {},
): PlainRequest {
  return {
    method,
    path,
    query,
    headers: { ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  };
}
