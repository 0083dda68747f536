/** Shows the fields of a body or of an object, with those within them folded. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { inlineCode } from '../../shared/inline-code.ts';
import type { DocumentedField } from '../model/fields.ts';
import { memberAnchor } from '../model/outline.ts';

interface FieldListOptions {
  /** Whether the caller sends the fields, or only reads them. */
  readonly direction: 'sent' | 'answered';
  /** The anchor of the section whose fields can be gone to by their names. */
  readonly anchor?: string;
}

/** The list, or nothing for an object whose fields are not known. */
export function fieldList(
  fields: readonly DocumentedField[],
  options: FieldListOptions,
): TemplateResult | typeof nothing {
  if (fields.length === 0) return nothing;
  return html`<dl class="fields">${fields.map((field) => fieldEntry(field, options))}</dl>`;
}

function fieldEntry(field: DocumentedField, { direction, anchor }: FieldListOptions): TemplateResult {
  const { name, type, bounds, description, fields } = field;
  // Every field of an answer is there, and what is sent may always be null instead of absent.
  const isRequired = field.isRequired && direction === 'sent';
  const told = direction === 'sent' ? bounds.filter((bound) => bound !== 'may be null') : bounds;
  return html`<div class="field" id=${anchor === undefined ? nothing : memberAnchor(anchor, name)} tabindex=${anchor === undefined ? nothing : '-1'}>
    <dt>
      <code class="field-name">${name}</code>
      <span class="field-type">${type}</span>
      ${isRequired ? html`<span class="required">required</span>` : nothing}
    </dt>
    <dd>
      ${inlineCode(description)}
      ${told.length > 0 ? html`<span class="bounds">${inlineCode(told.join('; '))}</span>` : nothing}
      ${
        fields.length > 0
          ? html`<details>
              <summary>Fields of <code>${name}</code></summary>
              ${fieldList(fields, { direction })}
            </details>`
          : nothing
      }
    </dd>
  </div>`;
}
