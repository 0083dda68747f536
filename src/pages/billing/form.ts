/** The frame of a dialog: its form, what came of the last attempt to save, and the answer when it is saved. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { OperationFault, OperationOrder } from '../protocol.ts';
import { testDataBanner } from '../shared/mode-switch.ts';
import { customerLink } from './customer-link.ts';
import { type DialogContext, sendOnce, type ShownRecord } from './operate.ts';

/** A way to save what the form says. */
export interface SaveWay {
  readonly words: string;
  /** What is sent. */
  readonly order: () => OperationOrder;
  /** The main way, which Enter takes as well. */
  readonly isMain: boolean;
}

interface FrameOptions {
  readonly context: DialogContext;
  readonly draw: () => void;
  /** Called with what was saved. */
  readonly onSaved: (record: ShownRecord) => void;
}

export interface Frame {
  /** What the last attempt has found wrong, at their pointers. */
  readonly faults: () => readonly OperationFault[];
  /** Forgets what was wrong; called when the form changes. */
  readonly touch: () => void;
  readonly view: (content: TemplateResult, ways: readonly SaveWay[]) => TemplateResult;
}

/** Sends what a form says, and shows what is wrong with it. */
export function createFrame({ context, draw, onSaved }: FrameOptions): Frame {
  const send = sendOnce(context.operate);
  let faults: readonly OperationFault[] = [];
  let message: string | null = null;
  let isSending = false;
  let isUnknown = false;
  const save = async (order: OperationOrder): Promise<void> => {
    const focused = document.activeElement;
    isSending = true;
    message = null;
    faults = [];
    draw();
    const sent = await send(order);
    isSending = false;
    isUnknown = sent.kind === 'unknown';
    if (sent.kind === 'done') {
      onSaved(sent.record);
      return;
    }
    if (sent.kind === 'unknown') message = sent.message;
    else {
      faults = sent.refusal.faults;
      message = sent.refusal.message;
    }
    draw();
    // The form was locked meanwhile, which takes the focus away.
    const wrong = context.place.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong !== null) wrong.focus();
    else if (focused instanceof HTMLElement) focused.focus();
  };
  return {
    faults: () => faults,
    touch() {
      if (isUnknown) return;
      faults = [];
      message = null;
    },
    view(content, ways) {
      const main = ways.find(({ isMain }) => isMain) ?? ways[0];
      const submit = (event: Event): void => {
        event.preventDefault();
        if (main !== undefined && !isSending) void save(main.order());
      };
      // What may be saved already is not changed before its fate is known.
      const isLocked = isSending || isUnknown;
      return html`${testDataBanner(context.order.livemode)}
        <form class="billing" novalidate @submit=${submit}>
          <fieldset class="whole" ?disabled=${isLocked}>${content}</fieldset>
          <div class="foot">
            <p role="alert" class="wrong">${message ?? ''}</p>
            <div class="buttons">
              <button type="button" class="button" ?disabled=${isSending} @click=${context.close}>Cancel</button>
              ${
                isUnknown
                  ? html`<button type="submit" class="button action">Try again</button>`
                  : ways.map((way) => saveButton(way, isSending, () => void save(way.order())))
              }
            </div>
          </div>
        </form>`;
    },
  };
}

function saveButton({ words, isMain }: SaveWay, isSending: boolean, press: () => void): TemplateResult {
  const label = isSending && isMain ? 'Saving…' : words;
  if (isMain)
    return html`<button type="submit" class="button action" ?disabled=${isSending}>${label}</button>`;
  return html`<button type="button" class="button" ?disabled=${isSending} @click=${press}>${label}</button>`;
}

interface SavedView {
  readonly context: DialogContext;
  readonly title: string;
  readonly sentences: readonly string[];
  /** What was saved, whose page can be shown to its customer. */
  readonly record: ShownRecord;
  /** Begins anew; missing where there is nothing to begin. */
  readonly another?: { readonly words: string; readonly begin: () => void };
}

/** What a dialog shows when all is done. */
export function savedView({ context, title, sentences, record, another }: SavedView): TemplateResult {
  return html`${testDataBanner(context.order.livemode)}
    <div class="billing saved" role="status">
      <h1><span class="badge good" aria-hidden="true">✓</span> ${title}</h1>
      ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
      ${customerLink(record)}
      <div class="buttons">
        ${another === undefined ? nothing : html`<button type="button" class="button" @click=${another.begin}>${another.words}</button>`}
        <button type="button" class="button action" @click=${context.close}>Close</button>
      </div>
    </div>`;
}

/** The sentences of the record's warnings. */
export function warningsOf(record: ShownRecord | null): readonly string[] {
  const warnings = (record?.warnings ?? []) as readonly { readonly message: string }[];
  return warnings.map(({ message }) => message);
}
