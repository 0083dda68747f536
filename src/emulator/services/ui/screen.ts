/** The screen of the person in front of the spreadsheet: everything that was shown, and the answers to dialogs. */

/** An item of a custom menu; a separator has no name. */
export type MenuEntry =
  | { readonly kind: 'item'; readonly caption: string; readonly functionName: string }
  | { readonly kind: 'separator' };

export interface MenuContent {
  readonly caption: string;
  readonly entries: readonly MenuEntry[];
}

/** Something that the script has shown, other than a menu. */
export interface ScreenItem {
  readonly kind: 'alert' | 'prompt' | 'consent' | 'modal_dialog' | 'sidebar';
  readonly title: string;
  /** The message, or the HTML of a dialog. */
  readonly content: string;
}

/** A person's answer to an alert or a prompt. */
export interface DialogAnswer {
  /** For example `OK`, `YES` or `CLOSE`. */
  readonly button: string;
  /** The text typed into a prompt. */
  readonly text: string;
}

/** A cell by the name of its sheet, its row and its column, one-based. */
export interface SelectedCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  /** How many rows are selected with it, it in the first of them; 1 unless given. */
  readonly rows?: number;
}

export interface EmulatedScreen {
  /** The cell that the person has selected; null until then: the first cell of the first sheet. */
  selected: SelectedCell | null;
  /** How many Google accounts the person's browser is signed in to. */
  accounts: number;
  readonly menus: Map<string, MenuContent>;
  readonly shown: ScreenItem[];
  /** The messages that were shown in passing. */
  readonly toasts: string[];
  /** Called for each alert and prompt. */
  answer: (question: ScreenItem) => DialogAnswer;
  /** Called with the scopes of Google's consent dialog; those that the person ticks. */
  consent: (scopes: readonly string[]) => readonly string[];
}

/** A screen in front of a person who agrees to everything. */
export function createEmulatedScreen(): EmulatedScreen {
  return {
    selected: null,
    accounts: 1,
    menus: new Map(),
    shown: [],
    toasts: [],
    answer: () => ({ button: 'OK', text: '' }),
    consent: (scopes) => scopes,
  };
}
