/** The Overview screen: the URLs of the API, its state, and a first call. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { Overview } from '../../protocol.ts';
import { curlSnippet } from '../../reference/snippets/curl.ts';
import { keyPlaceholder } from '../../reference/snippets/wire-request.ts';
import { copyButton } from '../../shared/copy-button.ts';
import { gatewayAddress } from '../../shared/gateway-address.ts';
import { type Loaded, load, whenLoaded } from '../../shared/loaded.ts';
import { relativeTime } from '../../shared/times.ts';
import { alarmsOf, stateBadges } from '../../shared/workspace-state.ts';
import type { Screen, ScreenContext } from '../screen.ts';
import { askForAddress } from '../views/connect-web-app.ts';

export const overviewScreen: Screen = {
  id: 'overview',
  title: 'Overview',
  hasModes: true,
  show(context) {
    const refresh = (): Promise<void> =>
      load(
        () => context.call('overview', {}),
        (loaded) => render(view(loaded, refresh, context), context.place),
      );
    void refresh();
  },
};

function view(loaded: Loaded<Overview>, retry: () => void, context: ScreenContext): TemplateResult {
  return html`<h1>Overview</h1>
    ${whenLoaded(loaded, retry, (overview) => facts(overview, context, retry))}`;
}

function facts(overview: Overview, { call, goTo }: ScreenContext, refresh: () => void): TemplateResult {
  const { web_app_url: webApp, active_keys: keys, requests_today: requests } = overview;
  const { last_delivery: last, failed_deliveries: failed, retrying_deliveries: retrying } = overview;
  const gateway = gatewayAddress();
  const alarms = alarmsOf(overview);
  return html`<p class="lead">${overview.workspace.name}</p>
    <ul class="states">
      ${stateBadges(overview).map((badge) => html`<li>${badge}</li>`)}
      <li class="fine">${last === null ? 'No delivery in the last 24 hours' : html`Last delivery ${relativeTime(last.last?.at ?? last.created_at, Date.now())}`}</li>
    </ul>
    ${alarms.length === 0 ? nothing : alarm(alarms, goTo)}
    <div class="numbers">
      ${number(requests, 'requests today', 'Since midnight UTC.', 'usage', goTo)}
      ${number(failed, failed === 1 ? 'failed delivery' : 'failed deliveries', 'In the last 24 hours.', 'deliveries', goTo)}
      ${retrying === 0 ? nothing : number(retrying, retrying === 1 ? 'retried delivery' : 'retried deliveries', 'Not taken yet, and sent again.', 'deliveries', goTo)}
      ${number(keys, keys === 1 ? 'active key' : 'active keys', '', 'keys', goTo)}
    </div>
    <h2>Base URLs</h2>
    ${gateway === null ? nothing : address('Gateway', `${gateway}/api/v1`)}
    ${webApp === null ? howToDeploy() : address('Web app', webApp)}
    <p>
      <button type="button" class=${webApp === null ? 'button action' : 'link'} @click=${() => askForAddress(call, webApp, refresh)}>
        Test the web app URL
      </button>
    </p>
    <h2>A first call</h2>
    ${
      keys === 0
        ? html`<p>
            <button type="button" class="link" @click=${() => goTo('keys')}>Create an API key</button> first.
          </p>`
        : nothing
    }
    ${firstCall(webApp, gateway)}
    <p class="fine">Build ${overview.build}. Time zone ${overview.workspace.time_zone}.</p>`;
}

function alarm(sentences: readonly string[], goTo: (id: string) => void): TemplateResult {
  return html`<div class="failure" role="alert">
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    <p><button type="button" class="link" @click=${() => goTo('health')}>Health</button> says what to do.</p>
  </div>`;
}

function number(
  count: number,
  words: string,
  hint: string,
  screen: string,
  goTo: (id: string) => void,
): TemplateResult {
  const isAlarming = screen === 'deliveries' && count > 0;
  return html`<button type="button" class=${isAlarming ? 'number alarming' : 'number'} title=${hint} @click=${() => goTo(screen)}>
    <strong>${count.toLocaleString('en')}</strong> <span>${words}</span>
  </button>`;
}

function address(name: string, url: string): TemplateResult {
  return html`<div class="address-line">
    <span class="address-name">${name}</span>
    <code>${url}</code>
    ${copyButton(url, `the ${name.toLowerCase()} URL`)}
  </div>`;
}

function howToDeploy(): TemplateResult {
  return html`<p>
    In the script editor choose <em>Deploy › New deployment › Web app</em>, <em>Execute as: Me</em>, <em>Who has access: Anyone</em>, and copy the
    web app URL. If the web app is already deployed, find its URL under <em>Deploy › Manage deployments</em>.
  </p>`;
}

function firstCall(webApp: string | null, gateway: string | null): TemplateResult {
  const headers = { 'x-api-key': keyPlaceholder };
  const isEnvelope = gateway === null;
  const request = isEnvelope
    ? {
        method: 'POST',
        url: webApp ?? 'https://script.google.com/macros/s/…/exec',
        headers: { 'Content-Type': 'application/json' },
        body: { method: 'GET', path: '/api/v1/me', headers },
      }
    : { method: 'GET', url: `${gateway}/api/v1/me`, headers, body: undefined };
  const code = curlSnippet(request, isEnvelope);
  return html`<figure class="code">
    <figcaption><span class="code-title">Terminal, with your key in <code>$BILLING_KEY</code></span>${copyButton(code, 'the call')}</figcaption>
    <pre tabindex="0" aria-label="A first call"><code>${code}</code></pre>
  </figure>`;
}
