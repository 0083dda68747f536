/** Bundles the gateway for its hosts, and the client with its types. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { declareTypes } from './declare-types.ts';

const clientEntry = 'src/gateway/client/create-billing-fetch.ts';

const firstLine = '// Built from src/gateway by `npm run build`; do not edit.';

// Whatever of these is in a bundle wants its licence beside it.
const bundledPackages = ['hono', '@hono/node-server'];

/** What makes the client a package that `npm install <folder>` takes. */
const clientPackage = {
  name: 'business-billing-client',
  version: '1.0.0',
  description: 'A fetch for the Business Billing API that calls its web app without a gateway.',
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: false,
  exports: { types: './index.d.ts', default: './index.js' },
};

/** The files of `dist/gateway` and `dist/client`, by their path in the repository. */
export async function bundleGateway(root: string): Promise<ReadonlyMap<string, string>> {
  const [node, worker, client, types] = await Promise.all([
    bundle(root, 'src/gateway/node/main.ts', { platform: 'node', target: 'node20' }),
    bundle(root, 'src/gateway/worker/main.ts', { platform: 'neutral', conditions: ['workerd', 'worker'] }),
    bundle(root, clientEntry, { platform: 'neutral' }),
    declareTypes(root, clientEntry),
  ]);
  const licences = await readLicences(root);
  return new Map([
    ['dist/gateway/node.mjs', [firstLine, licences, node].join('\n')],
    ['dist/gateway/worker.mjs', [firstLine, licences, worker].join('\n')],
    ['dist/client/index.js', [firstLine, client].join('\n')],
    ['dist/client/index.d.ts', [firstLine, types].join('\n')],
    ['dist/client/package.json', `${JSON.stringify(clientPackage, null, 2)}\n`],
  ]);
}

// Not minified: people who install it may want to read it, and no caller pays for its size.
async function bundle(root: string, entry: string, host: BuildOptions): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    ...host,
  });
  return result.outputFiles?.[0]?.text ?? '';
}

async function readLicences(root: string): Promise<string> {
  const texts = bundledPackages.map(async (name) => {
    const licence = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
    return `${name}\n\n${licence.trim()}`;
  });
  return `/*!\n${(await Promise.all(texts)).join('\n\n')}\n*/`;
}
