/** What a check of the workspace's health is. */
import type { Workspace } from '../../core/workspace.ts';

export interface HealthContext {
  readonly workspace: Workspace;
  readonly spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet;
}

/** `fault`: something does not work; `warning`: it works, but not as well or not for long. */
type HealthState = 'good' | 'warning' | 'fault';

export interface Finding {
  readonly state: HealthState;
  /** What was found and what to do, a sentence each. */
  readonly sentences: readonly string[];
  /** True when the check's own `fix` mends it. */
  readonly isFixable: boolean;
}

export interface HealthCheck {
  readonly id: string;
  readonly title: string;
  readonly run: (context: HealthContext) => Finding;
  /** Mends what `run` has found, as far as a program can. */
  readonly fix?: (context: HealthContext) => void;
}

/** A finding of nothing to mend. */
export function good(sentence: string): Finding {
  return { state: 'good', sentences: [sentence], isFixable: false };
}

/** A finding of something that a program can mend. */
export function fixable(state: 'warning' | 'fault', sentences: readonly string[]): Finding {
  return { state, sentences, isFixable: true };
}

/** A finding of something that a person has to mend. */
export function forPerson(state: 'warning' | 'fault', sentences: readonly string[]): Finding {
  return { state, sentences, isFixable: false };
}
