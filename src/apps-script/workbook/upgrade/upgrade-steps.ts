/** The register of upgrades. */
import type { UpgradeStep } from './upgrade-step.ts';

/** A step to every layout since that of version 1.0, in order. No version after it has had another one yet. */
export const upgradeSteps: readonly UpgradeStep[] = [];
