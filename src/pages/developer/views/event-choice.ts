/** Chooses the events of an endpoint: all, all of one resource, or single types, with a sample of each. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { isChosen } from '../../../core/events/event.ts';

interface EventChoice {
  /** All event types. */
  readonly types: readonly string[];
  readonly chosen: readonly string[];
  readonly change: (chosen: readonly string[]) => void;
  readonly showSample: (type: string) => void;
}

/** The fields of the choice. */
export function eventChoice({ types, chosen, change, showSample }: EventChoice): TemplateResult {
  const isAll = chosen.includes('*');
  const kinds = [...new Set(types.map((type) => type.split('.')[0] ?? type))];
  const toggle = (pattern: string): void => change(toggled(types, chosen, pattern));
  return html`<fieldset>
    <legend>Events</legend>
    <label class="check">
      <input type="checkbox" .checked=${isAll} @change=${() => change(isAll ? [] : ['*'])} />
      <span><strong>All events</strong>, including types added later</span>
    </label>
    ${
      isAll
        ? nothing
        : kinds.map(
            (kind) => html`<div class="event-kind">
              <label class="check">
                <input
                  type="checkbox"
                  .checked=${chosen.includes(`${kind}.*`)}
                  @change=${() => toggle(`${kind}.*`)}
                />
                <strong><code>${kind}.*</code></strong>
              </label>
              ${types
                .filter((type) => type.startsWith(`${kind}.`))
                .map((type) => typeChoice(type, chosen, toggle, showSample))}
            </div>`,
          )
    }
  </fieldset>`;
}

function typeChoice(
  type: string,
  chosen: readonly string[],
  toggle: (type: string) => void,
  showSample: (type: string) => void,
): TemplateResult {
  return html`<div class="event-type">
    <label class="check">
      <input type="checkbox" .checked=${isChosen(chosen, type)} @change=${() => toggle(type)} />
      <code>${type}</code>
    </label>
    <button type="button" class="link" aria-label=${`Sample of ${type}`} @click=${() => showSample(type)}>Sample</button>
  </div>`;
}

// When a type is removed from a pattern such as `invoice.*`, its other types are listed one by one.
function toggled(types: readonly string[], chosen: readonly string[], pattern: string): readonly string[] {
  if (chosen.includes(pattern)) return chosen.filter((one) => one !== pattern);
  if (pattern.endsWith('.*')) {
    return [...chosen.filter((one) => !one.startsWith(pattern.slice(0, -1))), pattern];
  }
  const kind = `${pattern.split('.')[0]}.*`;
  if (!chosen.includes(kind)) return [...chosen, pattern];
  const others = types.filter((type) => type.startsWith(kind.slice(0, -1)) && type !== pattern);
  return [...chosen.filter((one) => one !== kind), ...others];
}
