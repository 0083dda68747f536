/**
 * Puts wrappers around functions and constants that the script's modules export, while they are bundled: a saboteur
 * names what it changes, wherever it stands in the sources.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

export interface WrappedExport {
  /** The name of the export; exactly one module of the script has it. */
  readonly name: string;
  /** The module that the wrapper comes from: its path from the root of the repository. */
  readonly module: string;
  /** The wrapper among the exports of that module, as an expression: a function of what is exported. */
  readonly wrapper: string;
}

/** The folders whose modules make up the script. */
const scriptFolders = ['src/core', 'src/apps-script'];

/** @throws Error when no module of the script, or more than one, exports a name */
export function wrapExports(root: string, wrapped: readonly WrappedExport[]): Plugin {
  const modules = readModules(root);
  const contents = new Map<string, string>();
  for (const one of wrapped) {
    const path = findExport(modules, one.name);
    contents.set(
      join(root, path),
      wrap(contents.get(join(root, path)) ?? modules.get(path) ?? '', root, one),
    );
  }
  return {
    name: 'wrap-exports',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const changed = contents.get(path);
        return changed === undefined ? undefined : { contents: changed, loader: 'ts' };
      });
    },
  };
}

/** The sources of the script's modules, by their paths from the root. */
function readModules(root: string): ReadonlyMap<string, string> {
  const paths = scriptFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  return new Map(
    paths
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/**
 * The path of the module that exports the name.
 * @throws Error when none or more than one does
 */
function findExport(modules: ReadonlyMap<string, string>, name: string): string {
  const paths = [...modules].flatMap(([path, source]) => (declarationOf(name).test(source) ? [path] : []));
  const [path, another] = paths;
  if (path === undefined) throw new Error(`No module of the script exports ${name}.`);
  if (another !== undefined) throw new Error(`Several modules export ${name}: ${paths.join(', ')}.`);
  return path;
}

function declarationOf(name: string): RegExp {
  return new RegExp(`^export (function|const) ${name}\\b`, 'm');
}

// The module's own callers meet the wrapper, too: they call the export by its name.
function wrap(source: string, root: string, { name, module, wrapper }: WrappedExport): string {
  const original = `original_${name}`;
  const wrappers = `wrappers_of_${name}`;
  const imported = `import * as ${wrappers} from ${JSON.stringify(join(root, module))};`;
  const isFunction = declarationOf(name).exec(source)?.[1] === 'function';
  const renamed = source.replace(declarationOf(name), `$1 ${original}`);
  // A function is hoisted, as the original is, and wrapped at its first call: modules may import each other.
  const declared = isFunction
    ? `var wrapped_${name};
export function ${name}(...given) {
  wrapped_${name} ??= ${wrappers}.${wrapper}(${original});
  return wrapped_${name}(...given);
}`
    : `export const ${name} = ${wrappers}.${wrapper}(${original});`;
  return `${renamed}\n${imported}\n${declared}\n`;
}
