/** A dialog about a document that is there: it is read, its form is shown, and in the end what was saved. */
import { render, type TemplateResult } from 'lit-html';
import { type Loaded, load, loading, whenLoaded } from '../shared/loaded.ts';
import { createFrame, type Frame } from './form.ts';
import type { DialogContext, ShownRecord } from './operate.ts';

interface ReadDialogOptions<Read> {
  readonly context: DialogContext;
  readonly read: () => Promise<Read>;
  /** Called when it is read, before it is shown. */
  readonly onRead?: (read: Read) => void;
  /** Puts the focus where the person begins. */
  readonly focus: () => void;
  readonly view: (read: Read) => TemplateResult;
  readonly done: (saved: ShownRecord) => TemplateResult;
}

export interface ReadDialog {
  readonly frame: Frame;
  readonly draw: () => void;
  /** Reads what the dialog is about, and shows it. */
  readonly open: () => void;
}

export function createReadDialog<Read>({
  context,
  read,
  onRead,
  focus,
  view,
  done,
}: ReadDialogOptions<Read>): ReadDialog {
  const { place } = context;
  let loaded: Loaded<Read> = loading;
  let saved: ShownRecord | null = null;
  const draw = (): void => {
    render(saved === null ? whenLoaded(loaded, open, view) : done(saved), place);
  };
  const frame = createFrame({
    context,
    draw,
    onSaved(record) {
      saved = record;
      draw();
      place.querySelector<HTMLElement>('.button.action')?.focus();
    },
  });
  const open = (): void =>
    void load(read, (next) => {
      loaded = next;
      if (next.kind === 'loaded') onRead?.(next.value);
      draw();
      if (next.kind === 'loaded') focus();
    });
  return { frame, draw, open };
}
