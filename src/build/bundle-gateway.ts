/** Bundles the gateway for its hosts, and builds the clients with their types. */
import type { BuildOptions, Plugin } from 'esbuild';
import { routePatterns } from '../core/api/routes/route-patterns.ts';
import { bannerOf, scriptComment } from './banner.ts';
import { buildClient, bundleModule } from './client/build-client.ts';
import type { OpenApiNode } from './client/document-view.ts';

/**
 * The files of `dist/gateway`, `dist/client` and `dist/python`, by their path in the repository.
 * @param buildId stands in their banners
 * @param document the OpenAPI document, from which the clients have their operations and types
 */
export async function bundleGateway(
  root: string,
  buildId: string,
  document: OpenApiNode,
): Promise<ReadonlyMap<string, string>> {
  const banner = async (modules: Iterable<string>): Promise<string> =>
    scriptComment(await bannerOf(root, buildId, modules));
  const bundled = async (entry: string, host: BuildOptions): Promise<string> => {
    const { text, modules } = await bundleModule(root, {
      entryPoints: [entry],
      plugins: [valueOfRoutes],
      ...host,
    });
    return `${await banner(modules)}\n${text}`;
  };
  const [node, worker, clients] = await Promise.all([
    bundled('src/gateway/node/main.ts', { platform: 'node', target: 'node20' }),
    bundled('src/gateway/worker/main.ts', { platform: 'neutral', conditions: ['workerd', 'worker'] }),
    buildClient(root, buildId, document),
  ]);
  return new Map([['dist/gateway/node.mjs', node], ['dist/gateway/worker.mjs', worker], ...clients]);
}

/** Puts the methods and paths of the routes in place of the module that derives them, which would bring the whole API along. */
const valueOfRoutes: Plugin = {
  name: 'value-of-routes',
  setup(build) {
    build.onLoad({ filter: /src[\\/]core[\\/]api[\\/]routes[\\/]route-patterns\.ts$/ }, () => ({
      contents: `export const routePatterns = ${JSON.stringify(routePatterns)};`,
      loader: 'js',
    }));
  },
};
