/** Builds the packages of the clients: `dist/client` for JavaScript and TypeScript, `dist/python` for Python. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { bannerOf, pythonComment, readPackage, scriptComment } from '../banner.ts';
import { declareTypes } from '../declare-types.ts';
import { clientDeclarations } from './client-declarations.ts';
import { type OpenApiNode, operationsOf } from './document-view.ts';
import { printApiTypes } from './print-operations.ts';
import { printPython } from './print-python.ts';

const sources = 'src/gateway/client';
const fetchEntry = `${sources}/create-billing-fetch.ts`;

// The package.json of the client, with which `npm pack` and `npm install <folder>` take its folder as a package.
const clientPackage = {
  name: 'business-billing-client',
  description:
    'A typed client for the Business Billing API, and a fetch that calls its web app without a gateway.',
  license: 'Apache-2.0',
  keywords: ['invoices', 'billing', 'google-sheets'],
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  files: ['index.js', 'index.d.ts', 'client.js', 'client.d.ts'],
  types: './index.d.ts',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './client': { types: './client.d.ts', default: './client.js' },
    './package.json': './package.json',
  },
};

/** A bundle, and the modules in it, for whose licences its banner speaks. */
interface Bundled {
  readonly text: string;
  readonly modules: readonly string[];
}

/**
 * The files of both packages, by their path in the repository.
 * @param buildId stands in their banners
 * @param document the OpenAPI document
 */
export async function buildClient(
  root: string,
  buildId: string,
  document: OpenApiNode,
): Promise<ReadonlyMap<string, string>> {
  const { version } = await readPackage(root);
  const text = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const above = async ({ modules, text: code }: Bundled): Promise<string> =>
    `${scriptComment(await bannerOf(root, buildId, modules))}\n${code}`;
  const [fetching, client, fetchTypes, banner, readme, licence, python] = await Promise.all([
    bundleModule(root, { entryPoints: [fetchEntry], platform: 'neutral' }),
    bundleModule(root, { stdin: clientEntry(document, join(root, sources)), platform: 'neutral' }),
    declareTypes(root, fetchEntry),
    bannerOf(root, buildId, []),
    text(`${sources}/README.md`),
    text('LICENSE'),
    text(`${sources}/billing.py`),
  ]);
  return new Map([
    ['dist/client/index.js', await above(fetching)],
    ['dist/client/index.d.ts', `${scriptComment(banner)}\n${fetchTypes}`],
    ['dist/client/client.js', await above(client)],
    ['dist/client/client.d.ts', `${scriptComment(banner)}\n${printApiTypes(document)}${clientDeclarations}`],
    ['dist/client/README.md', readme],
    ['dist/client/LICENSE', licence],
    ['dist/client/package.json', `${JSON.stringify({ ...clientPackage, version }, null, 2)}\n`],
    ['dist/python/billing.py', `${pythonComment(banner)}\n${printPython(python, version, document)}`],
  ]);
}

/** The module that knows the operations; no other needs the document at run time. */
function clientEntry(document: OpenApiNode, resolveDir: string): NonNullable<BuildOptions['stdin']> {
  const operations = operationsOf(document).map(({ id, method, path, parameters }) => {
    const keyed = parameters.some(({ name }) => name === 'Idempotency-Key');
    return `  ${id}: ${JSON.stringify({ method, path, keyed })},`;
  });
  const contents = [
    "import { connect } from './billing-client.ts';",
    "export { BillingRefusal, isRefusal } from './billing-refusal.ts';",
    "export { verifyWebhook, WebhookForged } from './verify-webhook.ts';",
    `const operations = {\n${operations.join('\n')}\n};`,
    'export const createBillingClient = (settings) => connect(operations, settings);',
  ];
  return { contents: contents.join('\n'), resolveDir, sourcefile: 'operations.js', loader: 'js' };
}

/** The output is not minified: people who install it may want to read it, and no caller pays for its size. */
export async function bundleModule(root: string, host: BuildOptions): Promise<Bundled> {
  const result = await build({
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    legalComments: 'none',
    target: 'es2022',
    charset: 'utf8',
    ...host,
  });
  return {
    text: result.outputFiles?.[0]?.text ?? '',
    modules: Object.values(result.metafile?.outputs ?? {}).flatMap(({ inputs }) => Object.keys(inputs)),
  };
}
