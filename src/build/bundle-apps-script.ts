/** Bundles core and the Apps Script wing into the one file that Google runs. */
import { createHash } from 'node:crypto';
import { minify } from '@swc/core';
import { build, type Metafile, transform } from 'esbuild';
import { dropDescriptions } from './drop-descriptions.ts';

/** The functions that Google may call by name, and all that the bundle declares besides its own object. */
export const globalFunctions: readonly { readonly name: string; readonly takesEvent: boolean }[] = [
  { name: 'doGet', takesEvent: true },
  { name: 'doPost', takesEvent: true },
  { name: 'onOpen', takesEvent: false },
  { name: 'setUp', takesEvent: false },
  { name: 'createApiKey', takesEvent: false },
  { name: 'revokeApiKey', takesEvent: false },
];

/** Every request pays about 0.45 ms for each kB. */
export const bundleBytesMax = 120 * 1024;

const globalObject = 'BillingApi';
const buildIdPlaceholder = '__BUILD_ID__';

export interface Bundle {
  readonly code: string;
  /** What each module contributes, in bytes. */
  readonly metafile: Metafile;
  readonly buildId: string;
}

export async function bundleAppsScript(root: string): Promise<Bundle> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: ['src/apps-script/main.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    // Google's parser refuses class fields; optional chaining and ?? of 2020 run in live scripts, and take a tenth less than their older forms.
    target: 'es2020',
    charset: 'ascii',
    minifySyntax: true,
    legalComments: 'none',
    plugins: [dropDescriptions],
    define: { BUILD_ID: JSON.stringify(buildIdPlaceholder) },
  });
  const text = await shrink(wrap(result.outputFiles[0]?.text ?? ''));
  const buildId = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { code: text.replace(buildIdPlaceholder, buildId), metafile: result.metafile, buildId };
}

// Google finds entry points in the global scope alone, and nothing else belongs there.
function wrap(module: string): string {
  const exported = /export \{([\s\S]*?)\};\s*$/.exec(module);
  if (exported === null) throw new Error('The entry points are not exported.');
  const inside = module.slice(0, exported.index);
  const members = exported[1]?.replace(/(\w+) as (\w+)/g, '$2: $1');
  const wrapped = `var ${globalObject} = (() => {\n${inside}\nreturn {${members}};\n})();`;
  return [wrapped, ...globalFunctions.map(declareGlobal)].join('\n');
}

// One minifier after the other: the second finds what the first leaves.
async function shrink(code: string): Promise<string> {
  const { code: small } = await minify(code, {
    compress: { ecma: 2020, passes: 3, toplevel: false },
    mangle: { toplevel: false },
    ecma: 2020,
    format: { comments: false, ecma: 2020, ascii_only: true },
  });
  const { code: smallest } = await transform(small, {
    minifyWhitespace: true,
    minifyIdentifiers: true,
    // Google's editor and its error messages count lines.
    lineLimit: 2000,
    target: 'es2020',
    charset: 'ascii',
  });
  return smallest;
}

function declareGlobal({ name, takesEvent }: (typeof globalFunctions)[number]): string {
  const event = takesEvent ? 'event' : '';
  return `function ${name}(${event}){return ${globalObject}.${name}(${event})}`;
}
