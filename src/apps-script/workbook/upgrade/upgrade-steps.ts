/** Declares the steps of an upgrade, one for each layout since that of version 1.0, and lists them. */
import type { SheetDocument } from '../../../core/workspace.ts';

/** The register of the steps, in order. It is empty, because the layout has not changed since version 1.0. */
export const upgradeSteps: readonly UpgradeStep[] = [];

/** The change from one layout to the next. */
export interface UpgradeStep {
  /** The number of the layout that the workbook has afterwards: one more than before. */
  readonly to: number;
  /**
   * Rewrites rows by `rewriteRows`, and everything else by `hold`. Keeps every cell that people have filled. When an execution was stopped, the next run does the rest; a run after the
   * end changes nothing.
   * @returns the progress as a sentence without its full stop when the time is up, or null when all is done
   * @throws Refusal workspace_misconfigured when a person has to repair something first
   */
  readonly run: (turn: UpgradeTurn) => string | null;
}

/** The part of an upgrade that one execution does. */
export interface UpgradeTurn {
  readonly document: SheetDocument;
  /** True when the next execution has to do the rest, because Google will end this one. */
  readonly isLate: () => boolean;
  /** Takes the lock for one slice of the work, which takes a second and a half at most: others have it in between. */
  readonly hold: <Result>(slice: () => Result) => Result;
  /** Shows the progress to the owner. */
  readonly tell: (progress: string) => void;
}
