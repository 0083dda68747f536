/** The state of a request to the script: loading, failed or loaded. */
import { html, type TemplateResult } from 'lit-html';

export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'loaded'; readonly value: Value };

export const loading: Loaded<never> = { kind: 'loading' };

/** Sends a request and reports each state of it. */
export async function load<Value>(
  ask: () => Promise<Value>,
  report: (loaded: Loaded<Value>) => void,
): Promise<void> {
  report(loading);
  try {
    report({ kind: 'loaded', value: await ask() });
  } catch (error) {
    report({ kind: 'failed', message: messageOf(error) });
  }
}

/** The message of an error, with advice where there is some. */
export function messageOf(error: unknown): string {
  return withAdvice(error instanceof Error ? error.message : String(error));
}

/** Shows the loaded value, a loading bar, or the error with a Retry button. */
export function whenLoaded<Value>(
  loaded: Loaded<Value>,
  retry: () => void,
  show: (value: Value) => TemplateResult,
): TemplateResult {
  switch (loaded.kind) {
    case 'loading':
      return html`<div class="loading" role="status">
        <span class="unseen">Loading…</span>
        <span class="bar" aria-hidden="true"></span><span class="bar" aria-hidden="true"></span
        ><span class="bar" aria-hidden="true"></span>
      </div>`;
    case 'failed':
      return html`<div class="failure" role="alert">
        <p>${loaded.message}</p>
        <button type="button" class="button" @click=${retry}>Retry</button>
      </div>`;
    case 'loaded':
      return show(loaded.value);
  }
}

const advice: readonly (readonly [said: RegExp, advice: string])[] = [
  [
    /for one day/i,
    'Google’s daily quota is used up. It returns within 24 hours; until then the API answers 503.',
  ],
  [
    // Google's own words are in the language of the account, the name of a scope is not.
    /googleapis\.com\/auth\/|authori[sz]ation is required/i,
    'Google needs your permission. Choose Billing API › Set up in the spreadsheet, and tick Select all.',
  ],
  [
    /reading from storage|PERMISSION_DENIED/,
    'Your browser is signed in to several Google accounts, and then Google carries out nothing for pages such as this. Open the spreadsheet in a private window with one account. Or use the menu Billing API, which works all the same: Test the web app…, Create an API key…, Check health.',
  ],
  [/maximum execution time|timed out/i, 'The script took too long and Google stopped it. Try again.'],
  [
    /running simultaneously|in a short time/i,
    'Too many scripts are running at once. Wait a minute, then try again.',
  ],
];

/** Adds advice to messages of Google that the user can do something about. */
export function withAdvice(message: string): string {
  const [, words] = advice.find(([said]) => said.test(message)) ?? [];
  if (words === undefined || message.includes(words)) return message;
  return `${message}${/[.!?]$/.test(message) ? '' : '.'} ${words}`;
}
