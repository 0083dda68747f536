/** The register of upgrades. */
import { secondLayout } from './second-layout/second-layout.ts';
import type { UpgradeStep } from './upgrade-step.ts';

/** A step to every layout since the first, in order. */
export const upgradeSteps: readonly UpgradeStep[] = [secondLayout];
