/** Shows one operation: what it takes, what it answers, how it is refused, and a request to copy. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { inlineCode } from '../../shared/inline-code.ts';
import { shapesOf } from '../model/fields.ts';
import { type Answer, type OpenApi, referredName, resolve, type Schema } from '../model/open-api.ts';
import { objectAnchor, type Operation, successOf } from '../model/outline.ts';
import { codePanel } from './code-panel.ts';
import { errorAnchor } from './error-chapter.ts';
import { fieldList } from './field-list.ts';
import { parameterLists } from './parameter-list.ts';
import type { ReferenceState } from './reference-state.ts';

/** The section of an operation, with its operationId as anchor. */
export function operationSection(
  document: OpenApi,
  operation: Operation,
  state: ReferenceState,
): TemplateResult {
  const { method, path, documented } = operation;
  const { operationId, summary } = documented;
  return html`<section class="operation" id=${operationId} aria-labelledby=${`${operationId}-title`}>
    <div class="operation-text">
      <h3 id=${`${operationId}-title`} tabindex="-1">
        <a href=${`#${operationId}`} class="anchor">${summary}</a>
      </h3>
      <p class="address">
        <span class="method" data-method=${method}>${method}</span> <code>${path}</code>
      </p>
      <p class="scope">${scopeWords(operation)}</p>
      ${parameterLists(document, documented.parameters ?? [])} ${bodyFields(document, operation)}
      <h4>Answers</h4>
      <ul class="answers">
        ${Object.entries(documented.responses).map(([status, answer]) =>
          answerEntry(status, resolve(document, answer), successOf(operation).schema),
        )}
      </ul>
    </div>
    ${codePanel(document, operation, state)}
  </section>`;
}

function scopeWords({ scope }: Operation): TemplateResult {
  if (scope === undefined) return html`Needs no API key.`;
  return scope === null ? html`Works with any API key.` : html`Needs the scope <code>${scope}</code>.`;
}

function bodyFields(document: OpenApi, { documented }: Operation): TemplateResult | typeof nothing {
  const schema = documented.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return nothing;
  const shapes = shapesOf(document, schema);
  const optional = documented.requestBody?.required === true ? '' : ' (optional)';
  return html`<h4>Body${optional}</h4>
    ${shapes.map(({ title, fields }, index) =>
      title === null
        ? fieldList(fields, 'sent')
        : html`<details class="shape" ?open=${index === 0}>
            <summary>${title}</summary>
            ${fieldList(fields, 'sent')}
          </details>`,
    )}`;
}

function answerEntry(status: string, answer: Answer, success: Schema | null): TemplateResult {
  const codes = answer['x-codes'] ?? [];
  if (codes.length > 0) {
    return html`<li>
      <span class="status">${status}</span>
      ${codes.map((code) => html`<a href=${`#${errorAnchor(code)}`}><code>${code}</code></a> `)}
    </li>`;
  }
  const name = (success && referredName(success))?.replace(/List$/, '') ?? null;
  return html`<li>
    <span class="status">${status}</span> ${inlineCode(answer.description)}
    ${name === null ? nothing : html`<a href=${`#${objectAnchor(name)}`}>Fields</a>`}
  </li>`;
}
