/** Shows a request of an operation in the chosen language, and its answer. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { copyButton } from '../../shared/copy-button.ts';
import { inlineCode } from '../../shared/inline-code.ts';
import { jsonText } from '../../shared/json-text.ts';
import type { OpenApi } from '../model/open-api.ts';
import { type OutlinedOperation, successOf } from '../model/outline.ts';
import { snippetLanguages } from '../snippets/index.ts';
import { operationExamples, type OperationExample, wireRequest } from '../snippets/wire-request.ts';
import type { ReferenceState } from './reference-state.ts';

// The one header that the sample envelope shows.
const requestId = 'req_01KEBZ8JX0R4N6A1D9TQ3V7M5C';

/** The panel of an operation. */
export function codePanel(
  document: OpenApi,
  operation: OutlinedOperation,
  state: ReferenceState,
): TemplateResult {
  const { operationId } = operation.documented;
  const { status } = successOf(operation);
  const examples = operationExamples(operation, status);
  const chosen = examples.find(({ name }) => name === state.examples[operationId]) ?? examples[0];
  if (chosen === undefined) return html``;
  const request = wireRequest(document, operation, chosen, state);
  const code = state.language.write(request, state.target === 'web_app');
  return html`<div class="panel">
    ${exampleChoice(operationId, examples, chosen, state)}
    <figure class="code">
      <figcaption>
        <span class="code-title">Request</span>
        ${languageChoice(operationId, state)} ${copyButton(code, 'the request')}
      </figcaption>
      <pre tabindex="0" aria-label="Request"><code>${code}</code></pre>
    </figure>
    ${chosen.answer === undefined ? nothing : answerFigure(status, chosen, state)}
  </div>`;
}

function exampleChoice(
  operationId: string,
  examples: readonly OperationExample[],
  chosen: OperationExample,
  { chooseExample }: ReferenceState,
): TemplateResult | typeof nothing {
  const summary =
    chosen.summary === '' ? nothing : html`<p class="example">${inlineCode(chosen.summary)}</p>`;
  if (examples.length < 2) return html`${summary}`;
  const onChange = (event: Event): void =>
    chooseExample(operationId, (event.currentTarget as HTMLSelectElement).value);
  return html`<label class="example-choice">
      <span>Example</span>
      <select @change=${onChange}>
        ${examples.map(
          ({ name }) =>
            html`<option value=${name} .selected=${name === chosen.name}>${name.replace(/_/g, ' ')}</option>`,
        )}
      </select>
    </label>
    ${summary}`;
}

function languageChoice(operationId: string, { language, chooseLanguage }: ReferenceState): TemplateResult {
  const onChange = (event: Event): void => chooseLanguage((event.currentTarget as HTMLSelectElement).value);
  return html`<select aria-label=${`Language of the request ${operationId}`} @change=${onChange}>
    ${snippetLanguages.map(
      ({ id, name }) => html`<option value=${id} .selected=${id === language.id}>${name}</option>`,
    )}
  </select>`;
}

function answerFigure(
  status: string,
  { answer }: OperationExample,
  { target }: ReferenceState,
): TemplateResult {
  const shown =
    target === 'web_app'
      ? { status: Number(status), headers: { 'X-Request-Id': requestId }, body: answer }
      : answer;
  return html`<figure class="code">
    <figcaption>
      <span class="code-title">Answer <span class="status">${status}</span></span>
      ${copyButton(JSON.stringify(shown, null, 2), 'the answer')}
    </figcaption>
    <pre tabindex="0" class="answer" aria-label="Answer"><code>${jsonText(shown)}</code></pre>
  </figure>`;
}
