/** Starts the gateway from environment variables and stops it on a signal. */
import { createBaseUrl } from '../http/base-url.ts';
import { nodeCallerAddress } from '../http/caller-address.ts';
import { createListedDirectory } from './read-environment.ts';
import { readEnvironment } from './read-environment.ts';
import { startGateway } from './start-gateway.ts';

async function start(): Promise<void> {
  const reading = readEnvironment(process.env);
  if ('faults' in reading) {
    for (const fault of reading.faults) console.error(fault);
    process.exitCode = 1;
    return;
  }
  const { list, proxy, ...address } = reading.settings;
  const gateway = await startGateway({
    ...address,
    workspaces: createListedDirectory(list),
    baseUrl: createBaseUrl(proxy),
    callerAddress: nodeCallerAddress(proxy.trustsProxy),
    log: (entry) => console.log(JSON.stringify(entry)),
  });
  console.log(`The gateway listens on ${gateway.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close());
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
