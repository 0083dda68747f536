/** An invariant holds for every run. Each one has one line in the register. */
import type { RunHistory } from '../oracle/run-history.ts';

export interface Invariant {
  readonly name: string;
  /** @returns what does not hold, each as a sentence */
  check(run: RunHistory): string[];
}
