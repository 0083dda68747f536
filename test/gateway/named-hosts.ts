/** The gateway's two hosts in front of named workspaces. */
import { createListedDirectory } from '../../src/gateway/node/read-environment.ts';
import { startGateway } from '../../src/gateway/node/start-gateway.ts';
import { openWorkerd } from './worker/workerd.ts';

/** A gateway that listens. */
export interface NamedHost {
  /** The address without a slash at its end. */
  readonly url: string;
  /** Its access log, line by line. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

type OpenHost = (execUrls: Readonly<Record<string, string>>) => Promise<NamedHost>;

async function openNode(execUrls: Readonly<Record<string, string>>): Promise<NamedHost> {
  const logged: string[] = [];
  const gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    workspaces: createListedDirectory({ unnamed: null, named: new Map(Object.entries(execUrls)) }),
    log: (entry) => logged.push(JSON.stringify(entry)),
  });
  return { ...gateway, logged };
}

async function openWorker(execUrls: Readonly<Record<string, string>>): Promise<NamedHost> {
  const workerd = await openWorkerd({});
  for (const [name, execUrl] of Object.entries(execUrls)) await workerd.putWorkspace(name, execUrl);
  return workerd;
}

/** Opens each host with workspaces by their names in paths. */
export const namedHosts: readonly (readonly [string, OpenHost])[] = [
  ['Node with a list', openNode],
  ['workerd with a KV namespace', openWorker],
];
