/** The API keys screen: a list of keys, with the actions on each. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { KeyList, ShownKey } from '../../protocol.ts';
import { type Loaded, load, loading, whenLoaded } from '../../shared/loaded.ts';
import { relativeTime, shownDay } from '../../shared/times.ts';
import type { Screen } from '../screen.ts';
import { askForKey } from '../views/create-key.ts';
import { askToRevoke } from '../views/roll-or-revoke-key.ts';
import { askToRoll } from '../views/roll-or-revoke-key.ts';

/** The actions of this screen. */
interface Actions {
  readonly create: (list: KeyList) => void;
  readonly roll: (key: ShownKey) => void;
  readonly revoke: (key: ShownKey) => void;
}

export const keysScreen: Screen = {
  id: 'keys',
  title: 'API keys',
  hasModes: true,
  show({ call, place }) {
    let loaded: Loaded<KeyList> = loading;
    const draw = (): void => {
      render(view(loaded, refresh, actions), place);
    };
    const refresh = (): void => {
      void load(
        () => call('list_keys', {}),
        (next) => {
          // The old list stays on screen until the new one has loaded.
          if (next.kind !== 'loading' || loaded.kind !== 'loaded') loaded = next;
          draw();
        },
      );
    };
    const actions: Actions = {
      create: (list) => askForKey(call, list, refresh),
      roll: (key) => askToRoll(call, key, refresh),
      revoke: (key) => askToRevoke(call, key, refresh),
    };
    refresh();
  },
};

function view(loaded: Loaded<KeyList>, retry: () => void, actions: Actions): TemplateResult {
  const list = loaded.kind === 'loaded' ? loaded.value : null;
  return html`<div class="heading">
      <h1>API keys</h1>
      ${
        list !== null && list.keys.length > 0
          ? html`<button type="button" class="button action" @click=${() => actions.create(list)}>Create key</button>`
          : nothing
      }
    </div>
    ${whenLoaded(loaded, retry, (value) => (value.keys.length === 0 ? empty(value, actions) : table(value, actions)))}`;
}

function empty(list: KeyList, { create }: Actions): TemplateResult {
  return html`<div class="empty">
    <p>No API keys yet. Create one to call the API.</p>
    <button type="button" class="button action" @click=${() => create(list)}>Create key</button>
  </div>`;
}

function table({ keys }: KeyList, actions: Actions): TemplateResult {
  const nowMs = Date.now();
  const rank = ({ status }: ShownKey): number => (status === 'active' ? 0 : 1);
  const ordered = [...keys].sort((left, right) => rank(left) - rank(right));
  return html`<div class="scrolled" tabindex="0" role="region" aria-label="API keys">
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Scopes</th>
          <th scope="col">Created</th>
          <th scope="col">Last used</th>
          <th scope="col" class="count">Requests, 7 days</th>
          <th scope="col">Status</th>
          <th scope="col"><span class="unseen">Actions</span></th>
        </tr>
      </thead>
      <tbody>
        ${ordered.map((key) => row(key, nowMs, actions))}
      </tbody>
    </table>
  </div>`;
}

function row(key: ShownKey, nowMs: number, { roll, revoke }: Actions): TemplateResult {
  const isActive = key.status === 'active';
  return html`<tr class=${isActive ? '' : 'ended'}>
    <th scope="row">
      <span class="name">${key.name}</span>
      <code>${key.hint}</code>
    </th>
    <td data-label="Scopes">${scopeWords(key.scopes)}</td>
    <td data-label="Created">${shownDay(key.created_at)}</td>
    <td data-label="Last used">${key.last_used_at === null ? 'never' : relativeTime(key.last_used_at, nowMs)}</td>
    <td class="count" data-label="Requests, 7 days">${key.requests_7_days.toLocaleString('en')}</td>
    <td data-label="Status">${statusBadge(key, nowMs)}</td>
    <td class="actions">
      ${
        isActive
          ? html`<button type="button" class="button" aria-label=${`Roll ${key.name}`} @click=${() => roll(key)}>Roll</button>
              <button type="button" class="button danger" aria-label=${`Revoke ${key.name}`} @click=${() => revoke(key)}>Revoke</button>`
          : nothing
      }
    </td>
  </tr>`;
}

function scopeWords(scopes: readonly string[]): TemplateResult {
  const words = scopes.length === 1 ? '1 scope' : `${scopes.length} scopes`;
  return html`<details class="scopes">
    <summary>${words}</summary>
    <ul>${scopes.map((scope) => html`<li><code>${scope}</code></li>`)}</ul>
  </details>`;
}

function statusBadge({ status, expires_at, revoked_at }: ShownKey, nowMs: number): TemplateResult {
  switch (status) {
    case 'active':
      return html`<span class="badge good">active</span>${
        expires_at === null
          ? nothing
          : html` <span class="fine">expires ${relativeTime(expires_at, nowMs)}</span>`
      }`;
    case 'expired':
      return html`<span class="badge">expired</span>`;
    case 'revoked':
      return html`<span class="badge bad">revoked</span>
        ${revoked_at === null ? nothing : html`<span class="fine">${relativeTime(revoked_at, nowMs)}</span>`}`;
  }
}
