/** Asks for the name, the scopes and the expiry of a new API key, creates it and shows it once. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { KeyList, KeyWish } from '../../protocol.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { askInForm } from './ask.ts';
import { showSecret } from './show-secret.ts';

const presetWords: Readonly<Record<string, string>> = {
  full: 'Full access, for your own programs.',
  'read-only': 'Can read everything and change nothing.',
  checkout: 'For a web page: can create customers, quotations and invoices, and read or change nothing.',
};

const ownChoice = 'chosen';

const lifetimes = [
  { days: null, words: 'Never' },
  { days: 30, words: 'In 30 days' },
  { days: 90, words: 'In 90 days' },
  { days: 365, words: 'In a year' },
] as const;

/** @param onMade called when the key exists, before its owner has stored it */
export function askForKey(call: CallServer, { presets, scopes }: KeyList, onMade: () => void): void {
  let wish: KeyWish = { name: '', scopes: presets.full ?? scopes, expires_in_days: null };
  let preset = 'full';
  const change = (changed: Partial<KeyWish>): void => {
    wish = { ...wish, ...changed };
    draw();
  };
  const choosePreset = (name: string): void => {
    preset = name;
    change({ scopes: presets[name] ?? wish.scopes });
  };
  const draw = askInForm({
    title: 'Create an API key',
    verb: 'Create key',
    isReady: () => wish.name.trim() !== '' && wish.scopes.length > 0,
    fields: () => html`${nameField(wish.name, (name) => change({ name }))}
      <fieldset>
        <legend>Access</legend>
        ${[...Object.keys(presets), ownChoice].map((name) => presetChoice(name, preset, choosePreset))}
        ${preset === ownChoice ? scopeChoices(scopes, wish.scopes, (chosen) => change({ scopes: chosen })) : nothing}
      </fieldset>
      ${lifetimeField(wish.expires_in_days, (days) => change({ expires_in_days: days }))}`,
    send: () => call('create_key', wish),
    onAnswer({ key }) {
      onMade();
      showSecret('Your new API key', 'key', key);
    },
  });
}

function nameField(name: string, set: (name: string) => void): TemplateResult {
  return html`<label class="labelled">
    <span>Name</span>
    <input
      type="text"
      maxlength="80"
      autocomplete="off"
      autofocus
      placeholder="For example: web shop"
      .value=${name}
      @input=${(event: Event) => set((event.currentTarget as HTMLInputElement).value)}
    />
  </label>`;
}

function presetChoice(name: string, chosen: string, choose: (name: string) => void): TemplateResult {
  return html`<label class="check">
    <input type="radio" name="preset" .checked=${name === chosen} @change=${() => choose(name)} />
    <span>
      <strong>${name === ownChoice ? 'custom' : name}</strong>
      ${name === ownChoice ? 'Choose the scopes.' : (presetWords[name] ?? '')}
    </span>
  </label>`;
}

function scopeChoices(
  scopes: readonly string[],
  chosen: readonly string[],
  set: (scopes: readonly string[]) => void,
): TemplateResult {
  const toggle = (scope: string): void =>
    set(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  return html`<div class="scope-choices">
    ${scopes.map(
      (scope) => html`<label class="check">
        <input type="checkbox" .checked=${chosen.includes(scope)} @change=${() => toggle(scope)} />
        <code>${scope}</code>
      </label>`,
    )}
  </div>`;
}

function lifetimeField(chosen: number | null, set: (days: number | null) => void): TemplateResult {
  const onChange = (event: Event): void =>
    set(lifetimes[(event.currentTarget as HTMLSelectElement).selectedIndex]?.days ?? null);
  return html`<label class="labelled">
    <span>Expires</span>
    <select @change=${onChange}>
      ${lifetimes.map(({ days, words }) => html`<option .selected=${days === chosen}>${words}</option>`)}
    </select>
  </label>`;
}
