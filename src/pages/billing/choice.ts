/** A text field that offers records while its owner types: customers, or the products of a line. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { type Labelled, labelled } from './fields.ts';
import type { DialogContext, ShownRecord } from './operate.ts';

interface ChoiceField extends Labelled {
  readonly value: string;
  /** Called with what is typed. */
  readonly type: (text: string) => void;
  readonly choose: (record: ShownRecord) => void;
  readonly placeholder: string;
}

/** Fields that offer records of one kind; one list is open at a time. */
export interface Choices {
  view(field: ChoiceField): TemplateResult;
}

interface ChoicesOptions {
  /** The records whose name contains the text, the best first. */
  readonly find: (text: string) => Promise<readonly ShownRecord[]>;
  /** What an entry says at its left and at its right. */
  readonly words: (record: ShownRecord) => readonly [name: string, aside: string];
  readonly draw: () => void;
}

const shownMax = 8;

/** Fields that share one list of offers. */
export function createChoices({ find, words, draw }: ChoicesOptions): Choices {
  let open: { readonly id: string; readonly records: readonly ShownRecord[]; readonly at: number } | null =
    null;
  // The newest question of a field; what was asked before is not shown.
  let asked = 0;
  const close = (): void => {
    asked += 1;
    if (open === null) return;
    open = null;
    draw();
  };
  const ask = (id: string, text: string): void => {
    asked += 1;
    const own = asked;
    find(text).then(
      (records) => {
        if (own !== asked) return;
        // Enter takes the first that begins with what was typed; one that only contains it has to be meant.
        open = { id, records: records.slice(0, shownMax), at: beginsWith(records[0], text) ? 0 : -1 };
        draw();
      },
      // Who types the whole name needs no list, and saving says what is wrong.
      close,
    );
  };
  const onKey = (event: KeyboardEvent, field: ChoiceField): void => {
    const isOpen = open?.id === field.id && open.records.length > 0;
    if (event.key === 'Escape' && isOpen) {
      // The dialog around the field stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' && !isOpen) ask(field.id, field.value);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && open !== null) {
      event.preventDefault();
      const count = open.records.length;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      open = { ...open, at: (open.at + step + count) % count };
      draw();
    } else if (event.key === 'Enter' && isOpen) {
      const record = open?.records[open.at];
      event.preventDefault();
      close();
      if (record !== undefined) field.choose(record);
    }
  };
  return {
    view(field) {
      const { id, value, type, choose, placeholder, faults } = field;
      const shown = open?.id === id ? open : null;
      const isOpen = shown !== null && shown.records.length > 0;
      return labelled(
        field,
        html`<div class="choice">
          <input
            id=${id}
            type="text"
            role="combobox"
            autocomplete="off"
            aria-autocomplete="list"
            aria-expanded=${isOpen}
            aria-controls=${`${id}-list`}
            aria-activedescendant=${isOpen && shown.at >= 0 ? `${id}-${shown.at}` : nothing}
            aria-invalid=${faults.length > 0}
            aria-describedby=${`${id}-fault`}
            placeholder=${placeholder}
            .value=${value}
            @input=${(event: Event) => {
              const text = (event.currentTarget as HTMLInputElement).value;
              type(text);
              ask(id, text);
            }}
            @keydown=${(event: KeyboardEvent) => onKey(event, field)}
            @blur=${close}
          />
          <ul id=${`${id}-list`} role="listbox" aria-label="Matches" ?hidden=${!isOpen}>
            ${(shown?.records ?? []).map((record, index) => {
              const [name, aside] = words(record);
              const onPress = (event: Event): void => {
                // The field keeps the focus: its blur would close the list before the click.
                event.preventDefault();
                close();
                choose(record);
              };
              return html`<li id=${`${id}-${index}`} role="option" aria-selected=${index === shown?.at} @mousedown=${onPress}>
                <span class="name">${name}</span> <span class="fine">${aside}</span>
              </li>`;
            })}
          </ul>
        </div>`,
      );
    },
  };
}

function beginsWith(record: ShownRecord | undefined, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [record?.name, record?.sku].some(
    (own) => typeof own === 'string' && own.toLowerCase().startsWith(wanted),
  );
}

const pageMax = 100;
const pauseMs = 200;

/**
 * Finds records by a part of their name, or of the further texts that a search looks at. The first question reads the
 * newest hundred; where that is all there are, no further question asks the script.
 */
export function createFinder(
  operate: DialogContext['operate'],
  operation: 'listCustomers' | 'listProducts',
  usable: Readonly<Record<string, string>>,
): (text: string) => Promise<readonly ShownRecord[]> {
  const list = async (
    query: Readonly<Record<string, string>>,
  ): Promise<[readonly ShownRecord[], boolean]> => {
    const result = await operate({ operation, query: { ...usable, ...query, limit: String(pageMax) } });
    if (!result.ok) throw new Error(result.refusal.message);
    const { data, has_more } = result.answer as { data: ShownRecord[]; has_more: boolean };
    return [data, has_more];
  };
  let newest: ReturnType<typeof list> | null = null;
  let latest = '';
  return async (text) => {
    latest = text;
    newest ??= list({});
    const [known, hasMore] = await newest.catch((error: unknown) => {
      newest = null;
      throw error;
    });
    const wanted = text.trim().toLowerCase();
    const found = known.filter((record) =>
      ['name', 'email', 'company', 'sku'].some((name) =>
        String(record[name] ?? '')
          .toLowerCase()
          .includes(wanted),
      ),
    );
    // A name that begins with what is typed comes before one that only contains it.
    found.sort((one, other) => Number(beginsWith(other, wanted)) - Number(beginsWith(one, wanted)));
    if (!hasMore || wanted === '') return found;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return latest === text ? (await list({ q: text.trim() }))[0] : found;
  };
}
