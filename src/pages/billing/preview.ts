/** Asks the API what a document would be while its owner writes it, and keeps the newest answer. */
import type { OperationOrder, OperationRefusal } from '../protocol.ts';
import { messageOf } from '../shared/loaded.ts';
import type { DialogContext, ShownRecord } from './operate.ts';

// A pause in typing; each question is an execution of the script.
const pauseMs = 500;

export interface Preview {
  /** The newest answer; it stays while the next one is on its way. */
  readonly record: ShownRecord | null;
  readonly refusal: OperationRefusal | null;
  readonly isWaiting: boolean;
}

export interface Previews {
  readonly now: () => Preview;
  /** Asks soon, unless the same was asked last; null when there is too little to ask about. */
  readonly ask: (order: OperationOrder | null) => void;
}

/** @param draw called when an answer has come */
export function createPreviews(operate: DialogContext['operate'], draw: () => void): Previews {
  let state: Preview = { record: null, refusal: null, isWaiting: false };
  let asked = 'null';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (text: string, next: Omit<Preview, 'isWaiting'>): void => {
    // A later question has made this answer old.
    if (text !== asked) return;
    state = { ...next, isWaiting: false };
    draw();
  };
  const send = (text: string, order: OperationOrder): void => {
    operate(order).then(
      (result) =>
        settle(
          text,
          result.ok
            ? { record: result.answer as ShownRecord, refusal: null }
            : { record: null, refusal: result.refusal },
        ),
      (error: unknown) =>
        settle(text, {
          record: null,
          refusal: { message: messageOf(error), is_unknown: false, faults: [] },
        }),
    );
  };
  return {
    now: () => state,
    ask(order) {
      const text = JSON.stringify(order);
      if (text === asked) return;
      asked = text;
      clearTimeout(timer);
      if (order === null) state = { record: null, refusal: null, isWaiting: false };
      else {
        state = { ...state, isWaiting: true };
        timer = setTimeout(() => send(text, order), pauseMs);
      }
    },
  };
}
