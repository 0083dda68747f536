/** Runs the commands of the integrators' guide and compares what they answer with what it shows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from '../../src/local/runtime/serve.ts';
import { readMarkdown } from './document.ts';
import { startLocalServer, testExamples } from './run-examples.ts';

// A process starts in about two seconds; a busy machine takes several times as long.
jest.setTimeout(60_000);

const guide = readMarkdown('docs/guide.md');
const gatewayCommand = /^EXEC_URL=\S+<deployment id>\S+ npx tsx (\S+)$/;
const server = startLocalServer();

testExamples(guide, server, [gatewayCommand]);

test('the gateway prints what is shown, and serves the API', async () => {
  const { command = '', answer = '' } =
    guide.examples.find((example) => gatewayCommand.test(example.command)) ?? {};
  const { origin } = await server.ready();
  const env = { PATH: process.env.PATH ?? '', EXEC_URL: origin + execPath, HOST: '127.0.0.1', PORT: '0' };
  const program = gatewayCommand.exec(command)?.[1] ?? '';
  const gateway = spawn(process.execPath, ['--import', 'tsx', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(gateway.stdout.setEncoding('utf8'), 'data')) as [string];
  const address = /127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
  expect(line.trim().replace(address, '0.0.0.0:8787')).toBe(answer);
  expect(await (await fetch(`http://${address}/health`)).json()).toMatchObject({ status: 'ok' });
  gateway.kill();
  await once(gateway, 'close');
});
