/** Leaves a dialog: a form with texts that are not saved asks before, however it is closed. */
import { question } from '../shared/question.ts';

/** What a form says about its texts while it is written. */
export interface Leaving {
  /** What becomes of the texts when the dialog is closed; null when there are none. */
  readonly unsaved: (words: string | null) => void;
  /** Closes the dialog, after a question when there are texts. */
  readonly close: () => void;
}

/** @param close closes the dialog at once */
export function createLeaving(close: () => void): Leaving {
  let words: string | null = null;
  let isAsking = false;
  const leave = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const isMeant =
      words === null ||
      (await question({
        title: 'Close without saving?',
        sentences: [words],
        yes: 'Close',
        no: 'Go on writing',
      }));
    isAsking = false;
    if (!isMeant) return;
    words = null;
    close();
  };
  const ask = (): void => void leave();
  // The page around a local dialog reads the mark before it closes the frame, and leaves the question to the dialog.
  addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data === 'ask to close') ask();
  });
  addEventListener('keydown', (event) => {
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
    if (event.key !== 'Escape' || isTaken) return;
    // Otherwise the same key would close the question that it opens.
    event.preventDefault();
    ask();
  });
  addEventListener('beforeunload', (event) => {
    if (words !== null) event.preventDefault();
  });
  return {
    unsaved(next) {
      words = next;
      document.documentElement.dataset.unsaved = String(next !== null);
    },
    close: ask,
  };
}
