/** A deployment whose address goes on serving its old version for a while after a new one was deployed. */
import type { FrontEndOptions } from './front-end.ts';

/** Runs the script for one request. */
type WebApp = FrontEndOptions['webApp'];

export interface Deployment {
  readonly webApp: WebApp;
  /** Replaces the deployed version. */
  deploy(version: WebApp): void;
}

interface DeploymentOptions {
  /** How many milliseconds the old version can still answer; 0 unless given. About a minute was observed, twice. */
  readonly staleMs?: number;
  /** Whether the old version answers the next request in that time; always unless given. */
  readonly meetsOld?: () => boolean;
  /** Milliseconds since the Unix epoch. */
  readonly now?: () => number;
}

/** Deploys the first version. */
export function createDeployment(first: WebApp, options: DeploymentOptions = {}): Deployment {
  const { staleMs = 0, meetsOld = () => true, now = Date.now } = options;
  let current = first;
  let old = first;
  let staleUntilMs = 0;
  return {
    webApp: (request) => (now() < staleUntilMs && meetsOld() ? old(request) : current(request)),
    deploy(version) {
      old = current;
      current = version;
      staleUntilMs = now() + staleMs;
    },
  };
}
