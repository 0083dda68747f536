/** Reads the gateway's settings from environment variables. */
import { readFileSync } from 'node:fs';
import { readWebAppUrl } from '../../core/web-app-url.ts';
import type { ProxySettings } from '../http/base-url.ts';
import type { WorkspaceDirectory } from '../http/gateway-options.ts';
import { isWorkspaceName } from '../http/route-target.ts';
import { type PackingSettings, readPacking, readWhole } from '../transport/packing-settings.ts';

/** Where to listen, and which workspaces to serve. */
interface GatewayEnvironmentSettings {
  readonly port: number;
  readonly host: string;
  readonly list: WorkspaceList;
  readonly proxy: ProxySettings;
  readonly packing: PackingSettings;
}

/** The settings, or messages that say what to change. */
type EnvironmentReading =
  | { readonly settings: GatewayEnvironmentSettings }
  | { readonly faults: readonly string[] };

type Variables = Readonly<Record<string, string | undefined>>;

const PORT_DEFAULT = 8787;
const PORT_MAX = 65_535;
// All interfaces, because containers and hosting platforms connect from outside.
const HOST_DEFAULT = '0.0.0.0';

/**
 * Reads PORT and HOST; BASE_URL and TRUST_PROXY, for a gateway behind a proxy; EXEC_URL, the web app of paths without a
 * name; WORKSPACES, or the file in WORKSPACES_FILE, with the web apps by name; and how requests travel together. A
 * gateway needs at least one workspace.
 */
export function readEnvironment(variables: Variables): EnvironmentReading {
  const port = readWhole(variables.PORT || String(PORT_DEFAULT));
  const exec = variables.EXEC_URL ? readWebAppUrl(variables.EXEC_URL) : { url: null };
  const reading = readNamed(variables);
  const named = 'named' in reading ? reading.named : new Map<string, string>();
  const { packing, faults: packingFaults } = readPacking(variables);
  const faults = [
    ...findAddressFaults(port, variables),
    ...packingFaults,
    ...findProxyFaults(variables),
    ...('fault' in exec ? [`EXEC_URL cannot be used. ${exec.fault}`] : []),
    ...('faults' in reading ? reading.faults : findMissingFault(variables, named)),
  ];
  if (faults.length > 0 || 'fault' in exec) return { faults };
  const { HOST, BASE_URL, TRUST_PROXY } = variables;
  const proxy = { baseUrl: BASE_URL ? readBaseUrl(BASE_URL) : null, trustsProxy: TRUST_PROXY === '1' };
  return {
    settings: { port, host: HOST || HOST_DEFAULT, list: { unnamed: exec.url, named }, proxy, packing },
  };
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

// An address or the name of a host; what is not one would be looked up in vain.
const HOST_FORM = /^[A-Za-z0-9_.:%-]+$/;

function findAddressFaults(port: number, { HOST }: Variables): string[] {
  const faults = [];
  if (!(port <= PORT_MAX)) faults.push(`PORT must be a whole number from 0 to ${PORT_MAX}.`);
  if (HOST && !HOST_FORM.test(HOST))
    faults.push(
      'HOST must be an address of this machine, for example 127.0.0.1, without a port or a scheme.',
    );
  return faults;
}

function findProxyFaults({ BASE_URL, TRUST_PROXY }: Variables): string[] {
  const faults = [];
  if (BASE_URL && readBaseUrl(BASE_URL) === null)
    faults.push('BASE_URL must be the address that callers use, for example https://billing.example.');
  if (TRUST_PROXY && TRUST_PROXY !== '1') faults.push('TRUST_PROXY must be 1, or not be set.');
  return faults;
}

// Paths are appended to it, so it ends with its own; a name or a password would reach every caller.
const BASE_URL_FORM = /^https?:\/\/[^/\\@?#\s][^\\@?#\s]*$/i;

/** The address without a slash at its end, as a header can hold it; null when it is none. */
function readBaseUrl(text: string): string | null {
  if (!BASE_URL_FORM.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href.replace(/\/+$/, '');
}

function findMissingFault({ EXEC_URL }: Variables, named: ReadonlyMap<string, string>): string[] {
  if (EXEC_URL || named.size > 0) return [];
  return ['EXEC_URL is missing: set it to the web app URL of your deployment, ending in /exec.'];
}

/** The web apps by name, or messages that say what to change. */
type WorkspacesReading =
  | { readonly named: ReadonlyMap<string, string> }
  | { readonly faults: readonly string[] };

/** Reads `{"acme": "https://script.google.com/…/exec", …}`; messages name the `source` of the text. */
export function readWorkspaces(text: string, source: string): WorkspacesReading {
  const entries = parseEntries(text);
  if (entries === null) return { faults: [`${source} must be a JSON object of names and web app URLs.`] };
  const named = new Map<string, string>();
  const faults = entries.flatMap(([name, value]) => {
    const read = typeof value === 'string' ? readWebAppUrl(value) : { fault: 'The URL must be a text.' };
    if ('url' in read) named.set(name, read.url);
    return faultsOf(name, 'fault' in read ? read.fault : null, source);
  });
  return faults.length > 0 ? { faults } : { named };
}

function parseEntries(text: string): [string, unknown][] | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : null;
  } catch {
    // The calling function reports the expected form.
    return null;
  }
}

function faultsOf(name: string, fault: string | null, source: string): string[] {
  const where = `${source}, workspace "${name}":`;
  const faults = [];
  if (!isWorkspaceName(name))
    faults.push(`${where} A name is 1 to 63 letters, digits, hyphens and underscores.`);
  if (fault !== null) faults.push(`${where} ${fault}`);
  return faults;
}

/** The web apps that a gateway serves. */
interface WorkspaceList {
  /** The one workspace of paths without a name; null when there is none. */
  readonly unnamed: string | null;
  /** The web apps by their name under `/w/`. */
  readonly named: ReadonlyMap<string, string>;
}

/** A directory of these workspaces. */
export function createListedDirectory(list: WorkspaceList): WorkspaceDirectory {
  return (name) => {
    const execUrl = name === null ? list.unnamed : (list.named.get(name) ?? null);
    return execUrl === null ? null : { execUrl };
  };
}
