/** Shows one operation: what it takes, what it answers, how it is refused, and a request to copy. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { inlineCode } from '../../shared/inline-code.ts';
import { shapesOf } from '../model/fields.ts';
import {
  type DocumentedResponse,
  type OpenApi,
  referredName,
  resolvePart,
  type Schema,
} from '../model/open-api.ts';
import { objectAnchor, type OutlinedOperation, successOf } from '../model/outline.ts';
import { codePanel } from './code-panel.ts';
import { errorAnchor, refusalMeanings } from './error-chapter.ts';
import { fieldList } from './field-list.ts';
import { parameterLists } from './parameter-list.ts';
import type { ReferenceState } from './reference-state.ts';

/** The section of an operation, with its operationId as anchor. */
export function operationSection(
  document: OpenApi,
  operation: OutlinedOperation,
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
      <p class="scope">${inlineCode(documented.description ?? 'Needs no API key.')}</p>
      ${parameterLists(document, documented.parameters ?? [], operationId)} ${bodyFields(document, operation)}
      <h4>Answers</h4>
      <ul class="answers">
        ${Object.entries(documented.responses)
          .filter(([status]) => status < '400')
          .map(([status, answer]) =>
            answerEntry(status, resolvePart(document, answer), successOf(operation).schema),
          )}
        ${refusalEntries(document, operation)}
      </ul>
    </div>
    ${codePanel(document, operation, state)}
  </section>`;
}

function bodyFields(document: OpenApi, { documented }: OutlinedOperation): TemplateResult | typeof nothing {
  const schema = documented.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return nothing;
  const shapes = shapesOf(document, schema);
  const optional = documented.requestBody?.required === true ? '' : ' (optional)';
  return html`<h4>Body${optional}</h4>
    ${shapes.map(({ title, fields }, index) =>
      title === null
        ? fieldList(fields, { direction: 'sent' })
        : html`<details class="shape" ?open=${index === 0}>
            <summary>${title}</summary>
            ${fieldList(fields, { direction: 'sent' })}
          </details>`,
    )}`;
}

function answerEntry(status: string, answer: DocumentedResponse, success: Schema | null): TemplateResult {
  const name = (success && referredName(success))?.replace(/List$/, '') ?? null;
  return html`<li>
    <span class="status">${status}</span> ${inlineCode(answer.description)}
    ${name === null ? nothing : html`<a href=${`#${objectAnchor(name)}`}>Fields</a>`}
  </li>`;
}

/** The codes of the operation by their status: its own, those of its parameters and of its responses. */
function refusalEntries(document: OpenApi, { documented }: OutlinedOperation): readonly TemplateResult[] {
  const shared = [
    ...(documented.parameters ?? []).map((parameter) => resolvePart(document, parameter)),
    ...Object.values(documented.responses).map((response) => resolvePart(document, response)),
  ];
  const codes = [documented, ...shared].flatMap((part) => part['x-codes'] ?? []);
  const known = refusalMeanings(document).filter(([code]) => codes.includes(code));
  const statuses = [...new Set(known.map(([, { status }]) => status))];
  return statuses.map(
    (status) => html`<li>
      <span class="status">${status}</span>
      ${known
        .filter(([, meaning]) => meaning.status === status)
        .map(([code]) => html`<a href=${`#${errorAnchor(code)}`}><code>${code}</code></a> `)}
    </li>`,
  );
}
