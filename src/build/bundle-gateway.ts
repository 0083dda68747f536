/** Bundles the gateway for its hosts, and the client with its types. */
import { type BuildOptions, build } from 'esbuild';
import { bannerOf, scriptComment } from './banner.ts';
import { declareTypes } from './declare-types.ts';

const clientEntry = 'src/gateway/client/create-billing-fetch.ts';

/** The package.json of the client, with which `npm install <folder>` accepts its folder as a package. */
const clientPackage = {
  name: 'business-billing-client',
  version: '1.0.0',
  description: 'A fetch for the Business Billing API that calls its web app without a gateway.',
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: false,
  exports: { types: './index.d.ts', default: './index.js' },
};

/**
 * The files of `dist/gateway` and `dist/client`, by their path in the repository.
 * @param buildId stands in their banners
 */
export async function bundleGateway(root: string, buildId: string): Promise<ReadonlyMap<string, string>> {
  const banner = async (modules: Iterable<string>): Promise<string> =>
    scriptComment(await bannerOf(root, buildId, modules));
  const bundled = async (entry: string, host: BuildOptions): Promise<string> => {
    const { text, modules } = await bundle(root, entry, host);
    return `${await banner(modules)}\n${text}`;
  };
  const [node, worker, client, types] = await Promise.all([
    bundled('src/gateway/node/main.ts', { platform: 'node', target: 'node20' }),
    bundled('src/gateway/worker/main.ts', { platform: 'neutral', conditions: ['workerd', 'worker'] }),
    bundled(clientEntry, { platform: 'neutral' }),
    declareTypes(root, clientEntry),
  ]);
  return new Map([
    ['dist/gateway/node.mjs', node],
    ['dist/gateway/worker.mjs', worker],
    ['dist/client/index.js', client],
    ['dist/client/index.d.ts', `${await banner([])}\n${types}`],
    ['dist/client/package.json', `${JSON.stringify(clientPackage, null, 2)}\n`],
  ]);
}

// The output is not minified: people who install it may want to read it, and no caller pays for its size.
async function bundle(
  root: string,
  entry: string,
  host: BuildOptions,
): Promise<{ text: string; modules: readonly string[] }> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entry],
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
