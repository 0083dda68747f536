/** The sidebar: how the API is, where it is, and what it has done today. */
import { html, render, type TemplateResult } from 'lit-html';
import type { Overview } from '../protocol.ts';
import { callServer } from '../shared/call-server.ts';
import { copyButton } from '../shared/copy-button.ts';
import { gatewayAddress } from '../shared/gateway-address.ts';
import { type Loaded, load, loading, messageOf, whenLoaded } from '../shared/loaded.ts';

const root = document.getElementById('root');
if (root !== null) start(root);

function start(root: HTMLElement): void {
  let loaded: Loaded<Overview> = loading;
  let fault: string | null = null;
  const draw = (): void => {
    render(view(loaded, fault, { refresh, open }), root);
  };
  const refresh = (): void => {
    void load(
      () => callServer('overview', {}),
      (next) => {
        loaded = next;
        draw();
      },
    );
  };
  const open = (): void => {
    fault = null;
    callServer('open_developer_area', {}).catch((error: unknown) => {
      fault = messageOf(error);
      draw();
    });
  };
  refresh();
}

interface Actions {
  readonly refresh: () => void;
  readonly open: () => void;
}

function view(loaded: Loaded<Overview>, fault: string | null, { refresh, open }: Actions): TemplateResult {
  return html`<h1 class="unseen">Billing API</h1>
    ${whenLoaded(loaded, refresh, facts)}
    <div class="stacked">
      <button type="button" class="button action" @click=${open}>Open developer area</button>
      <button type="button" class="button" @click=${refresh}>Refresh</button>
    </div>
    ${fault === null ? '' : html`<p class="fault" role="alert">${fault}</p>`}`;
}

function facts(overview: Overview): TemplateResult {
  const { web_app_url: webApp, workspace, active_keys: keys, requests_today: requests } = overview;
  const gateway = gatewayAddress();
  const base = gateway === null ? webApp : `${gateway}/api/v1`;
  return html`<p class="business">${workspace.name}</p>
    <p>
      ${
        webApp === null
          ? html`<span class="badge warn"><span aria-hidden="true">!</span> Web app not deployed</span>`
          : html`<span class="badge good"><span aria-hidden="true">✓</span> Web app deployed</span>`
      }
    </p>
    ${base === null ? '' : html`<h2>Base URL</h2><div class="base"><code>${base}</code>${copyButton(base, 'the base URL')}</div>`}
    <dl class="counters">
      <div><dt>Requests today</dt><dd>${requests.toLocaleString('en')}</dd></div>
      <div><dt>Failed deliveries, 24 h</dt><dd>${overview.failed_deliveries.toLocaleString('en')}</dd></div>
      <div><dt>Active keys</dt><dd>${keys}</dd></div>
    </dl>`;
}
