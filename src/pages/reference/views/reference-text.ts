/** The text of the reference: guides, the chapters of operations, events, errors. */
import { html, type TemplateResult } from 'lit-html';
import { inlineCode } from '../../shared/inline-code.ts';
import { guides } from '../guides/index.ts';
import type { OpenApi } from '../model/open-api.ts';
import type { Chapter } from '../model/outline.ts';
import { errorChapter } from './error-chapter.ts';
import { eventsChapter } from './events-chapter.ts';
import { objectSection } from './object-section.ts';
import { operationSection } from './operation-section.ts';
import type { ReferenceState } from './reference-state.ts';

/** All of it. */
export function referenceText(
  document: OpenApi,
  chapters: readonly Chapter[],
  state: ReferenceState,
): TemplateResult {
  const { title, version, description } = document.info;
  return html`<header class="opening">
      <h1>${title}</h1>
      <p class="version">Reference, version ${version}</p>
      ${description.split('\n\n').map((paragraph) => html`<p>${inlineCode(paragraph)}</p>`)}
    </header>
    ${guides.map(
      ({
        id,
        title: heading,
        text,
      }) => html`<section class="chapter guide" id=${id} aria-labelledby=${`${id}-title`}>
        <h2 id=${`${id}-title`} tabindex="-1">${heading}</h2>
        ${text(document, state)}
      </section>`,
    )}
    ${chapters.map((chapter) => chapterSection(document, chapter, state))} ${eventsChapter(document)}
    ${errorChapter(document)}`;
}

function chapterSection(document: OpenApi, chapter: Chapter, state: ReferenceState): TemplateResult {
  const { id, title, description, operations, objects } = chapter;
  return html`<section class="chapter" id=${id} aria-labelledby=${`${id}-title`}>
    <h2 id=${`${id}-title`} tabindex="-1">${title}</h2>
    <p>${inlineCode(description)}</p>
    ${objects.map((object) => objectSection(document, object))}
    ${operations.map((operation) => operationSection(document, operation, state))}
  </section>`;
}
