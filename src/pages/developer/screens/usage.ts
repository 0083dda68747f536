/** The use of each key in the last hour, against what a key may use in a minute. */
import { html, render, type TemplateResult } from 'lit-html';
import type { QuotaUse, Usage } from '../../protocol.ts';
import { type Loaded, load, whenLoaded } from '../../shared/loaded.ts';
import type { Screen } from '../screen.ts';
import { usageChart } from '../views/usage-chart.ts';

export const usageScreen: Screen = {
  id: 'usage',
  title: 'Usage',
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
    <p>No key is in use. With one, this shows how often it calls.</p>
    <button type="button" class="button action" @click=${() => goTo('keys')}>Create key</button>
  </div>`;
}

function charts(usage: Usage): TemplateResult {
  return html`<p class="lead">
      Admitted requests in each minute of the last hour. A key has ${usage.limit} in any 60 seconds; what is refused with
      429 does not count. Google may drop its cache at any time: then up to ${usage.missing_max} requests of each key are
      missing here from then on.
    </p>
    ${usage.keys.map((key) => usageChart(key, usage))}`;
}

function quotaGauges(quotas: readonly QuotaUse[]): TemplateResult {
  return html`<h2>What Google grants in a day</h2>
    <p class="fine">For an account without Google Workspace, which has more; counted by the script itself.</p>
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
