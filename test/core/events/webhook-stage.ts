/** The API and the dispatcher on emulated services, without the bundle: quick enough for days of trigger minutes. */
import { chooseTextWays } from '../../../src/apps-script/workbook/choose-text-ways.ts';
import { setUpSheets } from '../../../src/apps-script/workbook/set-up-sheets.ts';
import { sheetPlans } from '../../../src/apps-script/workbook/sheet-plan.ts';
import { createKey } from '../../../src/core/access/key-store.ts';
import { scopePresets } from '../../../src/core/access/scope-list.ts';
import { allRoutes } from '../../../src/core/api/routes/all-routes.ts';
import { handle } from '../../../src/core/api/handle.ts';
import { findWork } from '../../../src/core/events/dispatcher/find-work.ts';
import { countDispatcher } from '../../../src/core/events/trigger-day.ts';
import { runTriggerMinute } from '../../../src/core/jobs/trigger-minute.ts';
import type { OutboundWorkspace } from '../../../src/core/outbound.ts';
import { resources } from '../../../src/core/resources/index.ts';
import { defaultSettings } from '../../../src/core/settings.ts';
import { saveSettings } from '../../../src/core/store/save-settings.ts';
import type { EmulatorClock } from '../../../src/emulator/time/clock.ts';
import type { ServiceUsage } from '../../../src/emulator/execution/meter.ts';
import type { Switches } from '../../../src/emulator/switches.ts';
import { createReceivers, type Receivers } from '../../contract/webhooks/receivers.ts';
import { type Row, rowsByHeader } from '../../contract/support/ledger.ts';
import { type EmulatedGoogle, emulateGoogle } from '../../emulated-workspace.ts';

/** One trigger minute, as the script's trigger runs it. */
export function runMinute(workspace: OutboundWorkspace): void {
  const found = findWork(workspace);
  if (found.isIdle) return;
  const work = { ...found, isUpkeep: false };
  countDispatcher(workspace, work, () => runTriggerMinute(workspace, work));
}

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // Tests reach into answers freely: what is not there fails the expectation.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any;
}

export interface WebhookStage {
  readonly google: EmulatedGoogle;
  readonly clock: EmulatorClock;
  readonly receivers: Receivers;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Answered;
  /** Creates a record, which must succeed. */
  create(plural: string, body: unknown): Answered['body'];
  endpoint(host: string, further?: object): Answered['body'];
  /** One run of the dispatcher; what it used. */
  dispatch(): ServiceUsage;
  /** Lets minutes pass, with a run of the dispatcher in each; how long the runs took, in milliseconds. */
  minutes(count: number): number;
  /** The rows of the sheet of deliveries. */
  deliveries(): Row[];
  /** The properties of the script. */
  properties(): Readonly<Record<string, string>>;
  clearCache(): void;
}

// The rate limit is measured elsewhere.
const pauseMs = 700;

export function openWebhookStage(
  options: { readonly switches?: Switches; readonly startMs?: number } = {},
): WebhookStage {
  const clocks: EmulatorClock[] = [];
  const receivers = createReceivers(() => clocks[0] as EmulatorClock);
  const google = emulateGoogle({
    fetch: receivers.transport,
    ...(options.switches === undefined ? {} : { switches: options.switches }),
  });
  const { clock } = google.world;
  clocks.push(clock);
  if (options.startMs !== undefined) clock.advance(options.startMs - clock.now());
  const key = prepare(google);
  const call: WebhookStage['call'] = (method, path, body, headers = {}) => {
    clock.advance(pauseMs);
    const [bare = '', search = ''] = path.split('?');
    const execution = google.begin();
    const request = {
      method,
      path: `/api/v1/${bare}`,
      query: [...new URLSearchParams(search)],
      headers: { authorization: `Bearer ${key}`, ...headers },
      body: body === undefined ? '' : JSON.stringify(body),
    };
    const [response] = handle(execution.workspace, allRoutes, [request]);
    execution.end();
    if (response === undefined) throw new Error('There is no answer.');
    return { ...response, body: response.body === '' ? null : JSON.parse(response.body) };
  };
  const create: WebhookStage['create'] = (plural, body) => {
    const made = call('POST', plural, body);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body;
  };
  const run = (): ServiceUsage => {
    const execution = google.begin();
    runMinute(execution.workspace);
    execution.end();
    return execution.usage;
  };
  return {
    google,
    clock,
    receivers,
    call,
    create,
    endpoint: (host, further = {}) =>
      create('webhook_endpoints', { url: `https://${host}/hook`, ...further }),
    dispatch: run,
    minutes(count) {
      const beganMs = clock.now();
      for (let minute = 0; minute < count; minute += 1) {
        clock.advance(60_000);
        run();
      }
      return clock.now() - beganMs - count * 60_000;
    },
    deliveries: () => rowsByHeader(google.workbook, 'deliveries'),
    properties: () => google.world.properties.snapshot().script ?? {},
    clearCache() {
      const cache = google.world.caches.open('script');
      for (const name of cache.keys()) cache.remove(name);
    },
  };
}

function prepare(google: EmulatedGoogle): string {
  const { workspace, app, spreadsheet, end } = google.begin();
  setUpSheets(app, sheetPlans(resources));
  const { ways } = chooseTextWays(workspace.document, spreadsheet, defaultSettings);
  // Set up finds that out by trying it.
  const finds_hidden = google.world.switches.finderInHiddenColumns === 'searches';
  saveSettings(workspace, { ...defaultSettings, time_zone: 'Europe/Berlin', ...ways, finds_hidden });
  const made = createKey(workspace, { name: 'Test', scopes: scopePresets.full, expires_at: null });
  if (!made.ok) throw new Error(made.problem);
  end();
  return made.key;
}
