/** The text of the reference: guides, operations with their objects, events, errors. */
import { html, type TemplateResult, nothing } from 'lit-html';
import { inlineCode } from '../../shared/inline-code.ts';
import { guides } from '../guides/index.ts';
import { eventSample } from '../model/event-sample.ts';
import { fieldsOf } from '../model/fields.ts';
import type { OpenApi } from '../model/open-api.ts';
import {
  type Chapter,
  eventAnchor,
  type EventTypeShown,
  eventTypesOf,
  objectAnchor,
  type ShownObject,
} from '../model/outline.ts';
import { errorChapter } from './error-chapter.ts';
import { fieldList } from './field-list.ts';
import { operationSection } from './operation-section.ts';
import type { ReferenceState } from './reference-state.ts';

/** The whole text. */
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

/** The section of an object, folded: it is read when an answer is. */
function objectSection(document: OpenApi, { name, schema }: ShownObject): TemplateResult {
  const anchor = objectAnchor(name);
  return html`<section class="object" id=${anchor} tabindex="-1" aria-label=${`${name} object`}>
    <details>
      <summary><h3>${name} object</h3></summary>
      ${fieldList(fieldsOf(document, schema), { direction: 'answered', anchor })}
    </details>
  </section>`;
}

/** The chapter of event types. */
function eventsChapter(document: OpenApi): TemplateResult {
  return html`<section class="chapter" id="event-types" aria-labelledby="event-types-title">
    <h2 id="event-types-title" tabindex="-1">Event types</h2>
    <p>
      Each event is one fact, with the record as it was then in <code>data.object</code>. A repeated request adds no
      event. Later versions may add types.
    </p>
    <dl class="fields">${eventTypesOf(document).map((event) => eventEntry(document, event))}</dl>
  </section>`;
}

function eventEntry(document: OpenApi, { type, meaning }: EventTypeShown): TemplateResult {
  const sample = eventSample(document, type);
  return html`<div class="field" id=${eventAnchor(type)} tabindex="-1">
    <dt><code class="field-name">${type}</code></dt>
    <dd>
      ${meaning}
      ${
        sample === null
          ? nothing
          : html`<details class="webhook">
              <summary>Sample of <code>${type}</code></summary>
              <pre tabindex="0" class="answer" aria-label=${`A sample of ${type}`}><code>${JSON.stringify(sample, null, 2)}</code></pre>
            </details>`
      }
    </dd>
  </div>`;
}
