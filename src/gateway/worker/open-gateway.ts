/** Builds the gateway from the bindings of a Cloudflare Worker. */
import type { Hono } from 'hono';
import { workerCallerAddress } from '../http/caller-address.ts';
import { readWebAppUrl } from '../../core/web-app-url.ts';
import { checkExecUrl } from './kv-directory.ts';
import { createKvDirectory, type KvNamespace } from './kv-directory.ts';
import { cacheDirectory } from './kv-directory.ts';
import { boundDirectory } from '../http/bound-directory.ts';
import { createGateway, type GatewayEnvironment } from '../http/create-gateway.ts';
import { readPacking } from '../transport/packing-settings.ts';
import type { WorkspaceDirectory } from '../http/gateway-options.ts';

/** The bindings of wrangler.jsonc. */
export interface WorkerBindings {
  /** The web app of paths without a name; a secret. */
  readonly EXEC_URL?: string;
  /** The web apps of `/w/{name}`, by name. */
  readonly WORKSPACES?: KvNamespace;
  /** How requests travel together: the variables of `PACKING_VARIABLES`. */
  readonly [variable: `PACK_${string}`]: string | undefined;
}

/**
 * A gateway that logs each request as one line of JSON. It logs which bindings are wrong when it is opened, and takes
 * the defaults of those that have one.
 */
export function openGateway(bindings: WorkerBindings): Hono<GatewayEnvironment> {
  const { packing, faults } = readPacking({ ...bindings });
  for (const fault of [...faults, ...findFaults(bindings)]) console.error(fault);
  return createGateway({
    packing,
    callerAddress: workerCallerAddress,
    workspaces: openDirectory(bindings),
    fetch: (url, request) => fetch(url, request),
    log: (entry) => console.log(JSON.stringify(entry)),
  });
}

function findFaults({ EXEC_URL, WORKSPACES }: WorkerBindings): string[] {
  const faults = [];
  const exec = EXEC_URL === undefined ? null : readWebAppUrl(EXEC_URL);
  if (exec !== null && 'fault' in exec) faults.push(`The secret EXEC_URL cannot be used. ${exec.fault}`);
  if (WORKSPACES !== undefined && typeof WORKSPACES.get !== 'function')
    faults.push('WORKSPACES must be the binding of a KV namespace.');
  if (EXEC_URL === undefined && WORKSPACES === undefined)
    faults.push('EXEC_URL and WORKSPACES are missing: the gateway serves no workspace.');
  return faults;
}

// KV answers within half a second. After this time, the last answer about the workspace is used.
const KV_MS_MAX = 3_000;

function openDirectory({ EXEC_URL, WORKSPACES }: WorkerBindings): WorkspaceDirectory {
  const named =
    WORKSPACES === undefined
      ? () => null
      : cacheDirectory(boundDirectory(createKvDirectory(WORKSPACES), KV_MS_MAX), () => performance.now());
  return (name) => {
    if (name !== null) return named(name);
    return EXEC_URL === undefined ? null : checkExecUrl(EXEC_URL, 'The secret EXEC_URL');
  };
}
