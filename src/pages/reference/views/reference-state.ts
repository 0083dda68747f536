/** What the reader of the reference page has chosen. */
import type { Language } from '../snippets/index.ts';
import type { Addresses, Door } from '../snippets/wire-request.ts';

/** The choices that all examples share, and how to change them. */
export interface ReferenceState {
  readonly language: Language;
  readonly door: Door;
  readonly addresses: Addresses;
  /** The name of the chosen example, by operationId. */
  readonly examples: Readonly<Record<string, string>>;
  readonly chooseLanguage: (id: string) => void;
  readonly chooseDoor: (door: Door) => void;
  readonly chooseExample: (operationId: string, name: string) => void;
}
