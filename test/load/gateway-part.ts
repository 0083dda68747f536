/** Runs the gateway as a process of a load run, and answers how much processor time it has used. */
import { startGateway } from '../../src/gateway/node/start-gateway.ts';

const execUrl = process.argv[2] ?? '';
const gateway = await startGateway({
  host: '127.0.0.1',
  port: 0,
  workspaces: () => ({ execUrl }),
  log: (entry) => console.log(JSON.stringify(entry)),
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
console.log(gateway.url);
