/** What a page has asked the script for: under way, failed, or there. */
import { html, type TemplateResult } from 'lit-html';
import { withAdvice } from './google-advice.ts';

export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'loaded'; readonly value: Value };

export const loading: Loaded<never> = { kind: 'loading' };

/** Asks, and tells of each step. */
export async function load<Value>(
  ask: () => Promise<Value>,
  tell: (loaded: Loaded<Value>) => void,
): Promise<void> {
  tell(loading);
  try {
    tell({ kind: 'loaded', value: await ask() });
  } catch (error) {
    tell({ kind: 'failed', message: messageOf(error) });
  }
}

/** What an error says to a person. */
export function messageOf(error: unknown): string {
  return withAdvice(error instanceof Error ? error.message : String(error));
}

/** Shows what is there, or how far it has come. */
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
