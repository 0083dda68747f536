/** Reads the gateway's settings from environment variables. */
import { readFileSync } from 'node:fs';
import type { WorkspaceList } from '../directory/listed-directory.ts';
import { findExecUrlFault } from '../transport/exec-url.ts';
import { readWorkspaces, type WorkspacesReading } from './read-workspaces.ts';

/** Where to listen, and which workspaces to serve. */
export interface GatewayEnvironmentSettings {
  readonly port: number;
  readonly host: string;
  readonly list: WorkspaceList;
}

/** The settings, or sentences that say what to change. */
export type EnvironmentReading =
  | { readonly settings: GatewayEnvironmentSettings }
  | { readonly faults: readonly string[] };

type Variables = Readonly<Record<string, string | undefined>>;

const PORT_DEFAULT = 8787;
const PORT_MAX = 65_535;
// Every interface, because containers and hosting platforms reach the process from outside.
const HOST_DEFAULT = '0.0.0.0';

/**
 * Reads PORT and HOST; EXEC_URL, the web app of paths without a name; and WORKSPACES, or the file that
 * WORKSPACES_FILE names, with the web apps by name. A gateway needs one workspace at least.
 */
export function readEnvironment(variables: Variables): EnvironmentReading {
  const port = Number(variables.PORT || PORT_DEFAULT);
  const execUrl = variables.EXEC_URL || null;
  const reading = readNamed(variables);
  const named = 'named' in reading ? reading.named : new Map<string, string>();
  const faults = [
    ...findPortFault(port),
    ...findExecFault(execUrl),
    ...('faults' in reading ? reading.faults : findMissingFault(execUrl, named)),
  ];
  if (faults.length > 0) return { faults };
  return { settings: { port, host: variables.HOST || HOST_DEFAULT, list: { unnamed: execUrl, named } } };
}

function readNamed(variables: Variables): WorkspacesReading {
  const { WORKSPACES: text, WORKSPACES_FILE: path } = variables;
  if (text && path) return { faults: ['Set WORKSPACES or WORKSPACES_FILE, not both.'] };
  if (text) return readWorkspaces(text, 'WORKSPACES');
  if (!path) return { named: new Map() };
  try {
    return readWorkspaces(readFileSync(path, 'utf8'), path);
  } catch (error) {
    return { faults: [`WORKSPACES_FILE cannot be read. ${error}`] };
  }
}

function findPortFault(port: number): string[] {
  const isPort = Number.isInteger(port) && port >= 0 && port <= PORT_MAX;
  return isPort ? [] : [`PORT must be a whole number from 0 to ${PORT_MAX}.`];
}

function findExecFault(execUrl: string | null): string[] {
  const fault = execUrl === null ? null : findExecUrlFault(execUrl);
  return fault === null ? [] : [`EXEC_URL cannot be used. ${fault}`];
}

function findMissingFault(execUrl: string | null, named: ReadonlyMap<string, string>): string[] {
  if (execUrl !== null || named.size > 0) return [];
  return ['EXEC_URL is missing: set it to the web app URL of your deployment, ending in /exec.'];
}
