/** Shows the parameters of an operation: path, query and headers. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { inlineCode } from '../../shared/inline-code.ts';
import { type OpenApi, type DocumentedParameter, resolvePart } from '../model/open-api.ts';
import { memberAnchor } from '../model/outline.ts';
import { boundsOf, typeOf } from '../model/type-words.ts';

const places = [
  { where: 'path', title: 'Path' },
  { where: 'query', title: 'Query' },
  { where: 'header', title: 'Headers' },
] as const;

/**
 * The parameters by place; the four bounds of a field are one entry.
 * @param anchor of the operation
 */
export function parameterLists(
  document: OpenApi,
  parameters: readonly DocumentedParameter[],
  anchor: string,
): readonly (TemplateResult | typeof nothing)[] {
  const resolved = parameters
    .map((parameter) => resolvePart(document, parameter))
    .map((parameter) => ({ ...parameter, schema: resolvePart(document, parameter.schema) }));
  return places.map(({ where, title }) => {
    const own = groupBounds(resolved.filter((parameter) => parameter.in === where));
    if (own.length === 0) return nothing;
    return html`<h4>${title}</h4>
      <dl class="fields">${own.map((group) => parameterEntry(group, anchor))}</dl>`;
  });
}

interface ParameterGroup {
  readonly first: DocumentedParameter;
  /** The names of the others that bound the same field. */
  readonly others: readonly string[];
}

function groupBounds(parameters: readonly DocumentedParameter[]): readonly ParameterGroup[] {
  const groups = new Map<string, ParameterGroup>();
  for (const parameter of parameters) {
    const field = parameter.name.replace(/\[\w+\]$/, '[');
    const group = groups.get(field);
    groups.set(
      field,
      group === undefined
        ? { first: parameter, others: [] }
        : { ...group, others: [...group.others, parameter.name] },
    );
  }
  return [...groups.values()];
}

// The members of an object are parameters of their own.
function nameOf({ name, style }: DocumentedParameter): string {
  return style === 'deepObject' ? `${name}[key]` : name;
}

function parameterEntry({ first, others }: ParameterGroup, anchor: string): TemplateResult {
  const bounds = boundsOf(first.schema);
  return html`<div class="field" id=${memberAnchor(anchor, first.name)} tabindex="-1">
    <dt>
      <code class="field-name">${nameOf(first)}</code>
      <span class="field-type">${typeOf(first.schema)}</span>
      ${first.required === true ? html`<span class="required">required</span>` : nothing}
    </dt>
    <dd>
      ${inlineCode(first.description ?? '')}
      ${others.length > 0 ? html`Likewise ${inlineCode(`\`${others.join('`, `')}\`.`)}` : nothing}
      ${bounds.length > 0 ? html`<span class="bounds">${inlineCode(bounds.join('; '))}</span>` : nothing}
    </dd>
  </div>`;
}
