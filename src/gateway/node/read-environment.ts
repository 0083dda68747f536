/** Reads the gateway's settings from environment variables. */
import { findExecUrlFault } from './exec-url.ts';

/** The settings of a gateway for one workspace. */
export interface GatewayEnvironmentSettings {
  readonly port: number;
  readonly host: string;
  readonly execUrl: string;
}

/** The settings, or sentences that say what to change. */
export type EnvironmentReading =
  | { readonly settings: GatewayEnvironmentSettings }
  | { readonly faults: readonly string[] };

const PORT_DEFAULT = 8787;
const PORT_MAX = 65_535;
// Every interface, because containers and hosting platforms reach the process from outside.
const HOST_DEFAULT = '0.0.0.0';

/** Reads PORT, HOST and EXEC_URL; EXEC_URL has no default. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): EnvironmentReading {
  const port = Number(variables.PORT || PORT_DEFAULT);
  const execUrl = variables.EXEC_URL ?? '';
  const faults = [findPortFault(port), findMissingFault(execUrl)].filter((fault) => fault !== null);
  if (faults.length > 0) return { faults };
  return { settings: { port, host: variables.HOST || HOST_DEFAULT, execUrl } };
}

function findPortFault(port: number): string | null {
  const isPort = Number.isInteger(port) && port >= 0 && port <= PORT_MAX;
  return isPort ? null : `PORT must be a whole number from 0 to ${PORT_MAX}.`;
}

function findMissingFault(execUrl: string): string | null {
  if (execUrl === '')
    return 'EXEC_URL is missing: set it to the web app URL of your deployment, ending in /exec.';
  const fault = findExecUrlFault(execUrl);
  return fault === null ? null : `EXEC_URL cannot be used. ${fault}`;
}
