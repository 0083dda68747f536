/** The sidebar: the state of the API, its base URL, and its figures of today. */
import { html, render, type TemplateResult } from 'lit-html';
import { outcomeWords } from '../developer/views/delivery-table.ts';
import type { CommandInput, Overview, ShownDelivery } from '../protocol.ts';
import { type CallServer, callServerIn } from '../shared/call-server.ts';
import { copyButton } from '../shared/copy-button.ts';
import { gatewayAddress } from '../shared/gateway-address.ts';
import { type Loaded, load, loading, messageOf, whenLoaded } from '../shared/loaded.ts';
import { colourPage, modeSwitch, testDataBanner } from '../shared/mode-switch.ts';
import { relativeTime } from '../shared/times.ts';
import { alarmsOf, stateBadges } from '../shared/workspace-state.ts';

// While work runs that takes long, the sidebar asks how far it has come; each question is an execution of the script.
const runningMs = 4_000;
const idleMs = 20_000;

const root = document.getElementById('root');
if (root !== null) start(root);

function start(root: HTMLElement): void {
  let loaded: Loaded<Overview> = loading;
  let message: string | null = null;
  let running: string | null = null;
  let livemode = true;
  let callServer = callServerIn(livemode);
  const draw = (): void => {
    render(view({ livemode, loaded, running, message }, { choose, refresh, open, openDocument, test }), root);
  };
  const choose = (chosen: boolean): void => {
    livemode = chosen;
    callServer = callServerIn(chosen);
    colourPage(chosen);
    loaded = loading;
    show(null);
    refresh();
  };
  const show = (words: string | null): void => {
    message = words;
    draw();
  };
  const refresh = (): void => {
    const asked = callServer;
    void load(
      () => asked('overview', {}),
      (next) => {
        // A late answer about the other mode is not shown.
        if (asked === callServer) loaded = next;
        draw();
      },
    );
  };
  const look = async (): Promise<void> => {
    const before = running;
    // Nobody sees a sidebar behind another tab.
    if (document.visibilityState === 'visible') ({ words: running } = await callServer('running', {}));
    if (running !== before) draw();
    // What the work has changed is shown when it is over.
    if (before !== null && running === null) refresh();
  };
  const watch = (): void => {
    const again = (): unknown => setTimeout(watch, running === null ? idleMs : runningMs);
    // A question that fails is asked again like the others: Refresh says what is wrong.
    look().then(again, again);
  };
  const open = (): void => {
    show(null);
    callServer('open_developer_area', {}).catch((error: unknown) => show(messageOf(error)));
  };
  const openDocument = (dialog: DocumentDialog): void => {
    show(null);
    callServer('open_document', { dialog }).catch((error: unknown) => show(messageOf(error)));
  };
  const test = (): void => {
    show('Please wait…');
    pingAll(callServer).then(show, (error: unknown) => show(messageOf(error)));
  };
  refresh();
  watch();
}

/** Sends a test event to every enabled endpoint. Returns the message for the user. */
async function pingAll(callServer: CallServer): Promise<string> {
  const { endpoints } = await callServer('list_endpoints', {});
  const enabled = endpoints.filter(({ status }) => status === 'enabled');
  for (const { id } of enabled) await callServer('ping_endpoint', { id });
  if (enabled.length === 0) return 'No enabled endpoints. Add one in the developer area.';
  const words = enabled.length === 1 ? '1 endpoint' : `${enabled.length} endpoints`;
  return `A test event is sent to ${words} within a minute.`;
}

type DocumentDialog = CommandInput<'open_document'>['dialog'];

interface State {
  readonly livemode: boolean;
  readonly loaded: Loaded<Overview>;
  readonly running: string | null;
  readonly message: string | null;
}

interface Actions {
  readonly choose: (livemode: boolean) => void;
  readonly refresh: () => void;
  readonly open: () => void;
  readonly openDocument: (dialog: DocumentDialog) => void;
  readonly test: () => void;
}

function view(
  { livemode, loaded, running, message }: State,
  { choose, refresh, open, openDocument, test }: Actions,
): TemplateResult {
  return html`<h1 class="unseen">Billing API</h1>
    ${modeSwitch(livemode, choose)} ${testDataBanner(livemode)}
    <div role="status">
      ${running === null ? '' : html`<p class="running"><span class="turning" aria-hidden="true"></span> ${running}</p>`}
    </div>
    ${whenLoaded(loaded, refresh, facts)}
    <div class="stacked">
      <button type="button" class="button action" @click=${open}>Open developer area</button>
      <button type="button" class="button" title="The document whose row is selected" @click=${() => openDocument('document')}>Open document</button>
      <button type="button" class="button" title="The document whose row is selected" @click=${() => openDocument('pdf')}>Save PDF</button>
      <button type="button" class="button" title="The document whose row is selected" @click=${() => openDocument('email')}>Mail document</button>
      <button type="button" class="button" @click=${test}>Send test event</button>
      <button type="button" class="button" @click=${refresh}>Refresh</button>
    </div>
    <p class="fine" role="status">${message ?? ''}</p>`;
}

function facts(overview: Overview): TemplateResult {
  const { web_app_url: webApp, workspace, active_keys: keys, requests_today: requests } = overview;
  const gateway = gatewayAddress();
  const alarms = alarmsOf(overview);
  const base = gateway === null ? webApp : `${gateway}/api/v1`;
  return html`<p class="business">${workspace.name}</p>
    <ul class="states">
      ${stateBadges(overview).map((badge) => html`<li>${badge}</li>`)}
    </ul>
    ${alarms.length === 0 ? '' : html`<div class="failure" role="alert">${alarms.map((sentence) => html`<p>${sentence}</p>`)}</div>`}
    ${base === null ? '' : html`<h2>Base URL</h2><div class="base"><code>${base}</code>${copyButton(base, 'the base URL')}</div>`}
    <dl class="counters">
      <div><dt>Requests today</dt><dd>${requests.toLocaleString('en')}</dd></div>
      <div><dt>Failed deliveries, 24 h</dt><dd class=${overview.failed_deliveries > 0 ? 'alarming' : ''}>${overview.failed_deliveries.toLocaleString('en')}</dd></div>
      ${overview.retrying_deliveries === 0 ? '' : html`<div><dt>Retried deliveries, 24 h</dt><dd class="alarming">${overview.retrying_deliveries.toLocaleString('en')}</dd></div>`}
      <div><dt>Active keys</dt><dd>${keys}</dd></div>
    </dl>
    ${overview.last_failures.length === 0 ? '' : failures(overview.last_failures)}`;
}

function failures(deliveries: readonly ShownDelivery[]): TemplateResult {
  const nowMs = Date.now();
  return html`<h2>Last failures</h2>
    <ul class="failures">
      ${deliveries.map(
        ({ event_type, url, last, created_at }) => html`<li>
          <strong>${event_type}</strong> <span class="fault-words">${outcomeWords(last)}</span>
          <span class="fine">${relativeTime(last?.at ?? created_at, nowMs)}</span>
          <span class="url">${url ?? 'deleted'}</span>
        </li>`,
      )}
    </ul>`;
}
