/** Keeps in the browser what was written into a form and not saved, so that a dialog that is closed loses nothing. */
import type { DocumentDraft } from './document-draft.ts';

/** What is kept. */
export interface KeptDraft {
  readonly draft: DocumentDraft;
  /** When it was written last. */
  readonly at: string;
  /** True when it was sent, and nobody knows whether it was saved. */
  readonly mayBeSaved: boolean;
}

/** Where one kind of form keeps its draft. */
interface DraftStore {
  readonly kept: () => KeptDraft | null;
  readonly keep: (draft: DocumentDraft, mayBeSaved: boolean) => void;
  readonly forget: () => void;
}

// A later version of the form may have other fields.
const version = 1;

/** @param kind of the document */
export function createDraftStore(kind: string, livemode: boolean): DraftStore {
  const name = `billing-draft-${version}-${kind}-${livemode ? 'live' : 'test'}`;
  return {
    kept: () => orNull(() => JSON.parse(localStorage.getItem(name) ?? 'null') as KeptDraft | null),
    keep: (draft, mayBeSaved) => {
      const kept: KeptDraft = { draft, at: new Date().toISOString(), mayBeSaved };
      orNull(() => localStorage.setItem(name, JSON.stringify(kept)));
    },
    forget: () => void orNull(() => localStorage.removeItem(name)),
  };
}

// A browser that keeps nothing, as in a private window, is no reason to write no invoice.
function orNull<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch (_refused) {
    return null;
  }
}
