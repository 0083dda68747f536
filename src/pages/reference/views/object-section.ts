/** Shows an object that the API answers with, and its fields. */
import { html, type TemplateResult } from 'lit-html';
import { fieldsOf } from '../model/fields.ts';
import type { OpenApi } from '../model/open-api.ts';
import { objectAnchor, type ShownObject } from '../model/outline.ts';
import { fieldList } from './field-list.ts';

/** The section of an object, folded: it is read when an answer is. */
export function objectSection(document: OpenApi, { name, schema }: ShownObject): TemplateResult {
  const anchor = objectAnchor(name);
  return html`<section class="object" id=${anchor} tabindex="-1" aria-label=${`${name} object`}>
    <details>
      <summary><h3>${name} object</h3></summary>
      ${fieldList(fieldsOf(document, schema), 'answered')}
    </details>
  </section>`;
}
