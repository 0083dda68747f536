/** The switch between live and test data, which gives the page the colours of the mode. */
import { html, nothing, type TemplateResult } from 'lit-html';

const modes = [
  { livemode: true, words: 'Live' },
  { livemode: false, words: 'Test' },
] as const;

/** @param choose called with the other mode */
export function modeSwitch(livemode: boolean, choose: (livemode: boolean) => void): TemplateResult {
  return html`<div class="mode" role="group" aria-label="Data">
    ${modes.map(
      (mode) => html`<button
        type="button"
        aria-pressed=${mode.livemode === livemode}
        @click=${() => (mode.livemode === livemode ? undefined : choose(mode.livemode))}
      >
        ${mode.words}
      </button>`,
    )}
  </div>`;
}

/** Colours the whole page, its dialogs among it. */
export function colourPage(livemode: boolean): void {
  document.documentElement.classList.toggle('in-test', !livemode);
}

/** Says that the page is about test data; nothing about live data. */
export function testDataBanner(livemode: boolean, action: TemplateResult | typeof nothing = nothing) {
  return livemode
    ? nothing
    : html`<div class="test-data" role="status"><p>Test data. Nothing here is real.</p>${action}</div>`;
}
