/** The register of the live probes in their order: Speed tells what those before it have measured. */
import { addressProbe } from './address.ts';
import { gridProbe, searchProbe, textSignsProbe } from './cells.ts';
import { documentProbe, errorCellsProbe, recalculationProbe } from './document.ts';
import type { Probe } from './probe.ts';
import { backgroundProbe, literalsProbe } from './script.ts';
import { cacheProbe, lockTimeProbe, propertyProbe } from './services.ts';
import { speedProbe } from './speed.ts';
import { heartbeatProbe, scopesProbe } from './told-by-checks.ts';

/** All probes. */
export const liveProbes: readonly Probe[] = [
  scopesProbe,
  heartbeatProbe,
  documentProbe,
  lockTimeProbe,
  cacheProbe,
  propertyProbe,
  recalculationProbe,
  errorCellsProbe,
  textSignsProbe,
  searchProbe,
  gridProbe,
  addressProbe,
  literalsProbe,
  backgroundProbe,
  speedProbe,
];
