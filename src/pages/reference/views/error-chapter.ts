/** Shows all error codes by status, and the codes of single fields. */
import { html, type TemplateResult } from 'lit-html';
import { inlineCode } from '../../shared/inline-code.ts';
import type { OpenApi } from '../model/open-api.ts';

/** The anchor of a code. */
export function errorAnchor(code: string): string {
  return `error-${code}`;
}

interface CodeMeaning {
  readonly status: number;
  readonly meaning: string;
}

/** The error codes with their meanings. */
export function refusalMeanings({ components }: OpenApi): readonly (readonly [string, CodeMeaning])[] {
  const codes = components.schemas.Problem?.properties?.code?.['x-codes'] ?? {};
  return Object.entries(codes as Readonly<Record<string, CodeMeaning>>);
}

/** The field error codes with their meanings. */
function faultMeanings({ components }: OpenApi): readonly (readonly [string, string])[] {
  const codes = components.schemas.Fault?.properties?.code?.['x-codes'] ?? {};
  return Object.entries(codes as Readonly<Record<string, string>>);
}

/** The chapter of errors. */
export function errorChapter(document: OpenApi): TemplateResult {
  return html`<section class="chapter" id="error-codes" aria-labelledby="error-codes-title">
    <h2 id="error-codes-title" tabindex="-1">Error codes</h2>
    <p>Programs test <code>code</code>. Later versions may add codes, so test the status as well.</p>
    <div class="scrolled" tabindex="0" role="region" aria-labelledby="error-codes-title">
      <table>
        <thead>
          <tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr>
        </thead>
        <tbody>
          ${refusalMeanings(document).map(
            ([code, { status, meaning }]) => html`<tr id=${errorAnchor(code)} tabindex="-1">
              <td><span class="status">${status}</span></td>
              <th scope="row"><code>${code}</code></th>
              <td>${inlineCode(meaning)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <h3 id="field-codes" tabindex="-1">Field error codes</h3>
    <p>In <code>errors</code> of <code>validation_failed</code>, each with a JSON Pointer.</p>
    <div class="scrolled" tabindex="0" role="region" aria-labelledby="field-codes">
      <table>
        <thead>
          <tr><th scope="col">Code</th><th scope="col">Meaning</th></tr>
        </thead>
        <tbody>
          ${faultMeanings(document).map(
            ([code, meaning]) => html`<tr>
              <th scope="row"><code>${code}</code></th>
              <td>${inlineCode(meaning)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
