/** The use of each key in the last hour, against what a key may use in a minute. */
import { html, render, type TemplateResult } from 'lit-html';
import type { Usage } from '../../protocol.ts';
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
    ${whenLoaded(loaded, refresh, (usage) => (usage.keys.length === 0 ? empty(goTo) : charts(usage)))}`;
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
      429 does not count.
    </p>
    ${usage.keys.map((key) => usageChart(key, usage))}`;
}
