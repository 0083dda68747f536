/** Carries out operations of the API for a dialog; a write is sent so that it happens once. */
import type {
  DialogKind,
  DialogOrder,
  DialogRecord,
  OperationOrder,
  OperationRefusal,
  OperationResult,
} from '../protocol.ts';
import { messageOf } from '../shared/loaded.ts';
import type { Leaving } from './leave.ts';

/** What a dialog works with. */
export interface DialogContext extends Leaving {
  readonly order: DialogOrder;
  readonly place: HTMLElement;
  /** Rejects with an Error for people when nobody knows what became of it. */
  readonly operate: (order: OperationOrder) => Promise<OperationResult>;
  /** Goes on with another dialog, for example with the draft that this one has made. */
  readonly show: (kind: DialogKind, record: DialogRecord) => void;
}

type Operate = DialogContext['operate'];

/** A record as the API shows it. */
export type ShownRecord = Readonly<Record<string, unknown>>;

/** What became of a write. */
export type WriteResult =
  | { readonly kind: 'done'; readonly record: ShownRecord }
  | { readonly kind: 'refused'; readonly refusal: OperationRefusal }
  /** It may be done or not: only the very same write may be sent now. */
  | { readonly kind: 'unknown'; readonly message: string };

/**
 * Sends writes one at a time. While the fate of one is unknown, every further call repeats that one with its own
 * Idempotency-Key, so that a lost answer bills once; while one is on its way, a further call waits for the same answer.
 */
export function sendOnce(operate: Operate): (order: OperationOrder) => Promise<WriteResult> {
  let unsettled: OperationOrder | null = null;
  let running: Promise<WriteResult> | null = null;
  const send = async (order: OperationOrder): Promise<WriteResult> => {
    unsettled ??= { ...order, idempotency_key: newKey() };
    try {
      const result = await operate(unsettled);
      if (!result.ok && result.refusal.is_unknown) return { kind: 'unknown', message: notConfirmed };
      unsettled = null;
      if (!result.ok) return { kind: 'refused', refusal: result.refusal };
      return { kind: 'done', record: result.answer as ShownRecord };
    } catch (error) {
      return { kind: 'unknown', message: `${messageOf(error)} ${mayBeDone}` };
    }
  };
  return (order) => {
    running ??= send(order).finally(() => {
      running = null;
    });
    return running;
  };
}

const mayBeDone = 'It may be saved or not. Choose “Try again”: it is saved once, however often you try.';
const notConfirmed = `Google did not confirm it. ${mayBeDone}`;

// 128 random bits; randomUUID is missing in older browsers.
function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return `dialog-${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads what a dialog begins with. @throws Error with the refusal's sentence */
export async function answerOf(operate: Operate, order: OperationOrder): Promise<ShownRecord> {
  const result = await operate(order);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.answer as ShownRecord;
}
