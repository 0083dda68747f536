/** Draws lists to choose from. */
import { html, type TemplateResult } from 'lit-html';

export type Option = readonly [value: string, name: string];

export function labelledChoice(
  label: string,
  options: readonly Option[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<label class="labelled">
    <span>${label}</span>
    <select @change=${(event: Event) => choose((event.currentTarget as HTMLSelectElement).value)}>
      ${options.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
    </select>
  </label>`;
}

export function namedBySelf(values: readonly string[]): Option[] {
  return values.map((value) => [value, value]);
}

/** Chooses one of the last two years' months, `YYYY-MM`. */
export function monthChoice(chosen: string, choose: (month: string) => void): TemplateResult {
  const today = new Date();
  const months = Array.from({ length: 24 }, (_, before) =>
    monthOf(new Date(today.getFullYear(), today.getMonth() - before, 1)),
  );
  return labelledChoice('Month', namedBySelf(months), chosen, choose);
}

/** The month of a day, `YYYY-MM`. */
export function monthOf(day: Date): string {
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
}
