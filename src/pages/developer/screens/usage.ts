/** The Usage screen: the requests of each key in the last hour beside its limit, and Google's quotas. */
import { html, render, type TemplateResult } from 'lit-html';
import type { QuotaUse, Usage } from '../../protocol.ts';
import { type Loaded, load, whenLoaded } from '../../shared/loaded.ts';
import type { Screen } from '../screen.ts';
import { usageChart } from '../views/usage-chart.ts';

export const usageScreen: Screen = {
  id: 'usage',
  title: 'Usage',
  hasModes: true,
  show({ call, place, goTo }) {
    const refresh = (): Promise<void> =>
      load(
        () => call('usage', {}),
        (loaded) => render(view(loaded, refresh, goTo), place),
      );
    void refresh();
  },
};

function view(loaded: Loaded<Usage>, refresh: () => void, goTo: (id: string) => void): TemplateResult {
  return html`<div class="heading">
      <h1>Usage</h1>
      <button type="button" class="button" @click=${refresh}>Refresh</button>
    </div>
    ${whenLoaded(loaded, refresh, (usage) => html`${usage.keys.length === 0 ? empty(goTo) : charts(usage)} ${quotaGauges(usage.quotas)}`)}`;
}

function empty(goTo: (id: string) => void): TemplateResult {
  return html`<div class="empty">
    <p>No active keys. Create one to see its requests here.</p>
    <button type="button" class="button action" @click=${() => goTo('keys')}>Create key</button>
  </div>`;
}

function charts(usage: Usage): TemplateResult {
  return html`<p class="lead">
      Requests per minute in the last hour. Each key may send ${usage.limit} requests in any 60 seconds. Requests refused
      with 429 do not count. When Google clears its cache, up to ${usage.missing_max} requests of each key are missing
      here.
    </p>
    ${usage.keys.map((key) => usageChart(key, usage))}`;
}

function quotaGauges(quotas: readonly QuotaUse[]): TemplateResult {
  return html`<h2>Google’s daily quotas</h2>
    <p class="fine">Limits of an account without Google Workspace. The script counts the use itself.</p>
    <dl class="gauges">
      ${quotas.map(
        ({ name, used, limit, hint }) => html`<div>
          <dt>${name}</dt>
          <dd>
            <meter min="0" max=${limit} high=${limit * 0.85} value=${used} aria-label=${name}></meter>
            ${used.toLocaleString('en')} of ${limit.toLocaleString('en')} <span class="fine">${hint}</span>
          </dd>
        </div>`,
      )}
    </dl>`;
}
