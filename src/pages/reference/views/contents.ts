/** The table of contents: a search field, and links to all sections or to the results. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { guides } from '../guides/index.ts';
import type { Chapter } from '../model/outline.ts';
import { type Findable, search } from '../model/search-index.ts';

/** The state of the contents. */
interface ContentsState {
  readonly chapters: readonly Chapter[];
  readonly index: readonly Findable[];
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

// With more results than this, the query is too short to be useful.
const resultsMax = 40;

/** The contents. */
export function contents(state: ContentsState): TemplateResult {
  const { index, query, setQuery } = state;
  const found = query.trim() === '' ? null : search(index, query);
  return html`<div class="search" role="search" @keydown=${moveAmongLinks}>
    <input
      type="search"
      id="search"
      placeholder="Search"
      autocomplete="off"
      spellcheck="false"
      aria-label="Search the reference"
      aria-describedby="search-status"
      .value=${query}
      @input=${(event: Event) => setQuery((event.currentTarget as HTMLInputElement).value)}
    />
    <kbd aria-hidden="true">/</kbd>
    <p id="search-status" role="status" class=${found === null ? 'unseen' : 'found-count'}>
      ${found === null ? 'Press slash to search.' : resultWords(found.length, query)}
    </p>
    <nav aria-label="Contents">
      ${found === null ? everything(state) : linkList(found.slice(0, resultsMax).map(findableLink))}
    </nav>
  </div>`;
}

function resultWords(count: number, query: string): string {
  if (count === 0) return `No results for “${query.trim()}”.`;
  return count === 1 ? '1 result' : `${count} results`;
}

function everything({ chapters }: ContentsState): TemplateResult {
  return html`${group(
    'Guides',
    guides.map(({ id, title }) => plainLink(id, title)),
  )}
  ${chapters.map(({ title, operations }) =>
    group(
      title,
      operations.map(({ method, documented: { operationId, summary } }) =>
        findableLink({ anchor: operationId, title: summary, kind: method, words: '' }),
      ),
    ),
  )}
  ${group('More', [plainLink('event-types', 'Event types'), plainLink('error-codes', 'Error codes')])}`;
}

function group(title: string, links: readonly TemplateResult[]): TemplateResult | typeof nothing {
  if (links.length === 0) return nothing;
  return html`<h2 class="group">${title}</h2>
    ${linkList(links)}`;
}

function linkList(links: readonly TemplateResult[]): TemplateResult {
  return html`<ul>${links.map((link) => html`<li>${link}</li>`)}</ul>`;
}

function plainLink(anchor: string, title: string): TemplateResult {
  return html`<a href=${`#${anchor}`}><span>${title}</span></a>`;
}

function findableLink({ anchor, title, kind }: Findable): TemplateResult {
  return html`<a href=${`#${anchor}`}>
    <span>${title}</span> <span class="method" data-method=${kind}>${kind}</span>
  </a>`;
}

// The arrow keys move through the links, so that a result is two keys away.
function moveAmongLinks(event: KeyboardEvent): void {
  const container = event.currentTarget as HTMLElement;
  const links = [...container.querySelectorAll<HTMLAnchorElement>('nav a')];
  const field = container.querySelector('input');
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const isInField = document.activeElement === field;
  if (event.key === 'Enter' && isInField) links[0]?.click();
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
  if (next < 0) field?.focus();
  else links[next]?.focus();
}
