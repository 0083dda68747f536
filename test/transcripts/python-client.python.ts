/** The client for Python runs the guide's story over a bad network, with nothing installed. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ClientStage, openClientStage, storyLines, webhookLines } from './client-stage.ts';

const run = promisify(execFile);
const python = join(__dirname, '../../dist/python');
let stage: ClientStage;

beforeAll(async () => {
  stage = await openClientStage();
}, 120_000);

afterAll(() => stage.close());

test('billing.py runs the guide’s story', async () => {
  // Without the packages of the machine, and without bytecode beside what is built.
  const args = ['-I', '-B', '-W', 'error', join(__dirname, 'client_story.py'), python];
  const env = { PATH: process.env.PATH ?? '', PYTHONIOENCODING: 'utf-8', ...stage.variables };
  const { stdout, stderr } = await run('python3', args, { env });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual([...storyLines, ...webhookLines]);
  const repeated = ['lost-1', 'busy-1', 'half-1', 'client-2041'].map((key) => stage.arrivals.get(key));
  expect(repeated).toEqual([2, 2, 2, 2]);
}, 120_000);
