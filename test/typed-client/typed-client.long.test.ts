/** A client that is generated from the document compiles strictly, and takes a customer from an offer to a payment. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type LocalServer, serve } from '../../src/local/runtime/serve.ts';
import type { LocalWorkspace } from '../../src/local/runtime/local-workspace.ts';
import { openWorkspace } from '../local/runtime/support/open-workspace.ts';
import { newPath } from '../local/workbook-file/support/workbook-folder.ts';

const run = promisify(execFile);
const types = join(__dirname, '../../node_modules/.cache/typed-client/api.d.ts');

/** Runs a program of the folder's own packages; what it prints. */
async function node(...args: readonly string[]): Promise<string> {
  const failed = (error: { stdout: string; stderr: string }): never => {
    throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`);
  };
  return run(process.execPath, args, { cwd: __dirname }).then(({ stdout }) => stdout, failed);
}

let workspace: LocalWorkspace;
let server: LocalServer;
let key: string;

beforeEach(async () => {
  ({ workspace, key } = await openWorkspace(await newPath()));
  server = await serve(workspace, 0);
});

afterEach(async () => {
  await server.close();
  await workspace.close();
});

// A compiler and a generator of types take seconds, and several times that on a busy machine.
test('compiles strictly and runs a story from the customer to the last payment', async () => {
  const baseUrl = `http://127.0.0.1:${server.port}`;
  await node('node_modules/openapi-typescript/bin/cli.js', `${baseUrl}/openapi.json`, '--output', types);
  const [, told] = await Promise.all([
    node('node_modules/typescript/bin/tsc', '--project', 'tsconfig.story.json'),
    node('--import', 'tsx', 'story.ts', baseUrl, key),
  ]);
  const number = expect.stringMatching(/^INV-\d{4}-0001$/);
  expect(JSON.parse(told)).toEqual({
    accepted: ['accepted', 'Ada Lovelace'],
    invoice: ['open', number, '359.96', true],
    partly: ['partially_paid', 259.96],
    paid: ['paid', '0.00', ['duplicate']],
    refused: 'quotation_already_invoiced',
    paidOnes: [number],
    beside: ['Ada Lovelace', ['EUR', 'EUR'], 'invoiced'],
    marked: ['Ada Lovelace'],
    renamed: true,
    edited: [7, 35],
  });
}, 240_000);
