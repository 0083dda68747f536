/** Starts the gateway from environment variables and stops it on a signal. */
import { readEnvironment } from './read-environment.ts';
import { startGateway } from './start-gateway.ts';

const reading = readEnvironment(process.env);
if ('faults' in reading) {
  for (const fault of reading.faults) console.error(fault);
  process.exitCode = 1;
} else {
  const gateway = await startGateway({
    ...reading.settings,
    log: (entry) => console.log(JSON.stringify(entry)),
  });
  console.log(`The gateway listens on ${gateway.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close());
}
