/** What must hold of every run: each promise is one file, and one line in the register. */
import type { RunHistory } from '../oracle/run-history.ts';

export interface Invariant {
  readonly name: string;
  /** @returns what does not hold, each as a sentence */
  check(run: RunHistory): string[];
}
