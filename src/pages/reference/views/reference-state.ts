/** The choices of the reader of the reference page. */
import type { SnippetLanguage } from '../snippets/index.ts';
import type { Addresses, CallTarget } from '../snippets/wire-request.ts';

/** The choices that all examples share, and how to change them. */
export interface ReferenceState {
  readonly language: SnippetLanguage;
  readonly target: CallTarget;
  readonly addresses: Addresses;
  /** The name of the chosen example, by operationId. */
  readonly examples: Readonly<Record<string, string>>;
  readonly chooseLanguage: (id: string) => void;
  readonly chooseTarget: (target: CallTarget) => void;
  readonly chooseExample: (operationId: string, name: string) => void;
}
