/** Draws the reference: its text beside its contents, drawn again when the reader changes a choice. */
import { html, render } from 'lit-html';
import { goToAnchor, watchAnchors } from './anchors.ts';
import type { OpenApi } from './model/open-api.ts';
import { outlineOf } from './model/outline.ts';
import { searchIndex } from './model/search-index.ts';
import { snippetLanguages } from './snippets/index.ts';
import type { Addresses, CallTarget } from './snippets/wire-request.ts';
import { contents } from './views/contents.ts';
import type { ReferenceState } from './views/reference-state.ts';
import { referenceText } from './views/reference-text.ts';

/**
 * Draws the reference into an element, and goes to the anchor in the URL of the page.
 * @param target the server that the examples call at first
 */
export function mountReference(
  root: HTMLElement,
  document: OpenApi,
  addresses: Addresses,
  target: CallTarget = 'gateway',
): void {
  const chapters = outlineOf(document);
  const index = searchIndex(document, chapters);
  render(
    html`<div class="reference">
      <details class="contents" open>
        <summary>Contents</summary>
        <div class="contents-list"></div>
      </details>
      <div class="text"></div>
    </div>`,
    root,
  );
  const aside = root.querySelector<HTMLElement>('.contents-list');
  const text = root.querySelector<HTMLElement>('.text');
  if (aside === null || text === null) return;

  const drawContents = (query: string): void => {
    render(contents({ chapters, index, query, setQuery: drawContents }), aside);
  };
  let state: ReferenceState;
  const change = (changed: Partial<ReferenceState>): void => {
    state = { ...state, ...changed };
    render(referenceText(document, chapters, state), text);
  };
  state = {
    language: snippetLanguages[0],
    target,
    addresses,
    examples: {},
    chooseLanguage: (id) =>
      change({ language: snippetLanguages.find((one) => one.id === id) ?? snippetLanguages[0] }),
    chooseTarget: (chosen) => change({ target: chosen }),
    chooseExample: (operationId, name) => change({ examples: { ...state.examples, [operationId]: name } }),
  };
  drawContents('');
  change({});
  watchAnchors(root);
  goToAnchor(root, location.hash.slice(1));
}
