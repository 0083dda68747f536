/** Proves the bundled gateway as a process: what it says, and how it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const MAIN = 'dist/gateway/node.mjs';

function run(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', ...variables };
  const child = spawn(process.execPath, [MAIN], { env });
  const said = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.error += text;
  });
  return { child, said };
}

test('says what is missing and fails', async () => {
  const { child, said } = run({});
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(said.error).toBe(
    'EXEC_URL is missing: set it to the web app URL of your deployment, ending in /exec.\n',
  );
});

test('prints its address, logs a line for each request and ends on a signal', async () => {
  const execUrl = 'https://script.google.com/macros/s/abc/exec';
  const { child, said } = run({ EXEC_URL: execUrl, PORT: '0', HOST: '127.0.0.1' });
  await once(child.stdout, 'data');
  const [url = ''] = /http:\S+/.exec(said.out) ?? [];
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(JSON.parse(said.out.split('\n')[1] ?? '')).toMatchObject({
    method: 'GET',
    path: '/healthz',
    status: 200,
  });
});
