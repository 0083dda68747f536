/** The frame of a dialog: its form, what came of the last attempt to save, and the answer when it is saved. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { DialogRecord, OperationFault, OperationOrder } from '../protocol.ts';
import { testDataBanner } from '../shared/mode-switch.ts';
import { customerLink } from './customer-link.ts';
import { type DialogContext, type WriteResult, type ShownRecord, sendOnce } from './operate.ts';

/** A way to save what the form says. */
export interface SaveWay {
  readonly words: string;
  /** What is sent. */
  readonly order: () => OperationOrder;
  /** What is sent behind that, with what it has answered; null for nothing. */
  readonly next?: (record: ShownRecord) => OperationOrder | null;
  /** The main way, which Ctrl and Enter take as well; Enter alone does so where it can be undone. */
  readonly isMain: boolean;
  /** True for a way that cannot be undone. */
  readonly isFinal?: boolean;
}

interface FrameOptions {
  readonly context: DialogContext;
  readonly draw: () => void;
  /** Called with what was saved. */
  readonly onSaved: (record: ShownRecord) => void;
  /** Called when nobody knows whether it was saved. */
  readonly onUnknown?: () => void;
  /** What becomes of the form's texts when the dialog is closed before they are saved. */
  readonly unsavedWords?: string;
}

export interface Frame {
  /** What the last attempt has found wrong, at their pointers. */
  readonly faults: () => readonly OperationFault[];
  /** Forgets what was wrong; called when the form changes. */
  readonly touch: () => void;
  readonly view: (content: TemplateResult, ways: readonly SaveWay[]) => TemplateResult;
}

/** Sends what a form says, and shows what is wrong with it. */
export function createFrame({
  context,
  draw,
  onSaved,
  onUnknown,
  unsavedWords = 'What you have typed is not saved.',
}: FrameOptions): Frame {
  const send = sendOnce(context.operate);
  let faults: readonly OperationFault[] = [];
  let message: string | null = null;
  let isSending = false;
  let isUnknown = false;
  let chosen: SaveWay | undefined;
  const sendAll = async ({ order, next }: SaveWay): Promise<WriteResult> => {
    const sent = await send(order());
    const following = sent.kind === 'done' ? (next?.(sent.record) ?? null) : null;
    return following === null ? sent : send(following);
  };
  const save = async (way: SaveWay): Promise<void> => {
    const focused = document.activeElement;
    chosen = way;
    isSending = true;
    message = null;
    faults = [];
    draw();
    const sent = await sendAll(way);
    isSending = false;
    isUnknown = sent.kind === 'unknown';
    if (sent.kind === 'done') {
      context.unsaved(null);
      onSaved(sent.record);
      return;
    }
    if (sent.kind === 'unknown') {
      message = sent.message;
      context.unsaved('It may be saved or not: look for it in the sheet before you write it again.');
      onUnknown?.();
    } else {
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
      context.unsaved(unsavedWords);
      faults = [];
      message = null;
    },
    view(content, ways) {
      const main = ways.find(({ isMain }) => isMain) ?? ways[0];
      const submit = (event: Event): void => {
        event.preventDefault();
        // What may be saved is sent again as it was sent.
        const way = isUnknown ? chosen : main;
        if (way !== undefined && !isSending) void save(way);
      };
      const onKey = (event: KeyboardEvent): void => {
        // A list of offers has taken its own Enter.
        if (event.key !== 'Enter' || event.defaultPrevented) return;
        if (!(event.target instanceof HTMLInputElement)) return;
        const isMeant = event.ctrlKey || event.metaKey;
        if (!isMeant && main?.isFinal !== true) return;
        event.preventDefault();
        if (isMeant) event.target.form?.requestSubmit();
        else goBehind(event.target);
      };
      // What may be saved already is not changed before its fate is known.
      const isLocked = isSending || isUnknown;
      return html`${testDataBanner(context.order.livemode)}
        <form class="billing" novalidate @submit=${submit} @keydown=${onKey}>
          <fieldset class="whole" ?disabled=${isLocked}>${content}</fieldset>
          <div class="foot">
            <p role="alert" class="wrong">${message ?? ''}</p>
            <div class="buttons">
              <button type="button" class="button" ?disabled=${isSending} @click=${context.close}>Cancel</button>
              ${
                isUnknown
                  ? html`<button type="submit" class="button action">Try again</button>`
                  : ways.map((way) => saveButton(way, isSending, () => void save(way)))
              }
            </div>
          </div>
        </form>`;
    },
  };
}

/** Goes to the next field, or to the button that adds a line. */
function goBehind(field: HTMLInputElement): void {
  const fields =
    field.form?.querySelectorAll<HTMLElement>('input, select, textarea, #add-line, .action') ?? [];
  const shown = [...fields].filter((one) => one.checkVisibility());
  const next = shown[shown.indexOf(field) + 1];
  next?.focus();
  // What is typed takes the place of what stands there, as behind Tab.
  if (next instanceof HTMLInputElement) next.select();
}

function saveButton(
  { words, isMain, isFinal }: SaveWay,
  isSending: boolean,
  press: () => void,
): TemplateResult {
  const label = isSending && isMain ? 'Saving…' : words;
  if (isMain)
    return html`<button type="submit" class="button action" title=${isFinal === true ? 'Ctrl + Enter' : nothing} ?disabled=${isSending}>${label}</button>`;
  return html`<button type="button" class="button" ?disabled=${isSending} @click=${press}>${label}</button>`;
}

interface SavedView {
  readonly context: DialogContext;
  readonly title: string;
  readonly sentences: readonly string[];
  /** What was saved, whose page can be shown to its customer. */
  readonly record: ShownRecord;
  /** What can be done next beside closing. */
  readonly further?: readonly FurtherStep[];
}

interface FurtherStep {
  readonly words: string;
  readonly take: () => void;
  /** True for the step that the dialog was opened for. */
  readonly isMain?: boolean;
}

/** What a dialog shows when all is done. */
export function savedView({ context, title, sentences, record, further = [] }: SavedView): TemplateResult {
  const printed = printedAs(record);
  const steps: readonly FurtherStep[] = [
    ...further,
    ...(printed === null
      ? []
      : [
          { words: 'Open document', take: () => context.show('document', printed) },
          ...(record.number === null
            ? []
            : [{ words: 'Mail it…', take: () => context.show('email', printed) }]),
        ]),
    { words: 'Close', take: context.close, isMain: !further.some(({ isMain }) => isMain) },
  ];
  return html`${testDataBanner(context.order.livemode)}
    <div class="billing saved" role="status">
      <h1><span class="badge good" aria-hidden="true">✓</span> ${title}</h1>
      ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
      ${customerLink(record)}
      <div class="buttons">
        ${steps.map(({ words, take, isMain = false }) => html`<button type="button" class=${isMain ? 'button action' : 'button'} @click=${take}>${words}</button>`)}
      </div>
    </div>`;
}

/** The record as the dialog of the printed document takes it; null for one that is not printed. */
function printedAs({ object, id }: ShownRecord): DialogRecord | null {
  const name = (['invoice', 'quotation', 'credit_note'] as const).find((one) => one === object);
  return name === undefined ? null : { object: name, id: String(id) };
}

/** The sentences of the record's warnings. */
export function warningsOf(record: ShownRecord | null): readonly string[] {
  const warnings = (record?.warnings ?? []) as readonly { readonly message: string }[];
  return warnings.map(({ message }) => message);
}
