/** Bundles core and the Apps Script wing into the two scripts that Google runs. */
import { createHash } from 'node:crypto';
import { minify } from '@swc/core';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { columnNotes } from '../openapi/column-notes.ts';
import { dropDescriptions } from './drop-descriptions.ts';
import { dropUnusedMethods } from './drop-unused-methods.ts';
import { globalFunctions } from './global-functions.ts';

/** Every request pays about 0.45 ms for each kB of Code.js. */
export const bundleBytesMax = 160 * 1024;

const buildIdPlaceholder = '__BUILD_ID__';

export interface Bundle {
  /** Code.js: what Google loads for each execution. */
  readonly code: string;
  /** The script that is loaded when something else than a billing request runs. */
  readonly background: string;
  /** What each module contributes, in bytes, to either script. */
  readonly metafiles: { readonly code: Metafile; readonly background: Metafile };
  readonly buildId: string;
}

/** @param plugins see the sources before the build's own */
export async function bundleAppsScript(root: string, plugins: readonly Plugin[] = []): Promise<Bundle> {
  const [main, beside] = await Promise.all([
    bundleEntry(root, 'src/apps-script/main.ts', 'BillingApi', { texts: {}, plugins, forRequests: true }),
    bundleEntry(root, 'src/apps-script/background.ts', 'BillingBackground', {
      texts: { COLUMN_NOTES: JSON.stringify(columnNotes()) },
      plugins,
      forRequests: false,
    }),
  ]);
  const [code, background] = await Promise.all([
    shrink([main.text, ...globalFunctions.map(declareGlobal)].join('\n')),
    shrink(beside.text),
  ]);
  const buildId = createHash('sha256').update(code).update(background).digest('hex').slice(0, 12);
  return {
    code: code.replace(buildIdPlaceholder, buildId),
    background: background.replace(buildIdPlaceholder, buildId),
    metafiles: { code: main.metafile, background: beside.metafile },
    buildId,
  };
}

async function bundleEntry(
  root: string,
  entry: string,
  globalObject: string,
  {
    texts,
    plugins,
    forRequests,
  }: {
    readonly texts: Readonly<Record<string, string>>;
    readonly plugins: readonly Plugin[];
    readonly forRequests: boolean;
  },
) {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    // Google's parser refuses class fields; optional chaining and ?? of 2020 run in live scripts, and take a tenth less than their older forms.
    target: 'es2020',
    charset: 'ascii',
    minifySyntax: true,
    legalComments: 'none',
    plugins: [...plugins, dropDescriptions(forRequests), dropUnusedMethods],
    define: { BUILD_ID: JSON.stringify(buildIdPlaceholder), ...texts },
  });
  return { text: wrap(result.outputFiles[0]?.text ?? '', globalObject), metafile: result.metafile };
}

// Google finds entry points in the global scope alone, and nothing else belongs there.
function wrap(module: string, globalObject: string): string {
  const exported = /export \{([\s\S]*?)\};\s*$/.exec(module);
  if (exported === null) throw new Error('The entry points are not exported.');
  const inside = module.slice(0, exported.index);
  const members = exported[1]?.replace(/(\w+) as (\w+)/g, '$2: $1');
  return `var ${globalObject} = (() => {\n${inside}\nreturn {${members}};\n})();`;
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

function declareGlobal({ name, takesEvent, isBackground }: (typeof globalFunctions)[number]): string {
  const event = takesEvent ? 'event' : '';
  const place = isBackground ? 'BillingApi.loadBackground()' : 'BillingApi';
  return `function ${name}(${event}){return ${place}.${name}(${event})}`;
}
