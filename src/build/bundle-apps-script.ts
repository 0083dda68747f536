/**
 * Bundles core and the Apps Script part into the two scripts that Google runs. Both come from one module graph. A module
 * that both need stands only in Code.js, which hands it to the background script on loading, so that each class exists once.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { minify } from '@swc/core';
import {
  build,
  type Metafile,
  type OutputFile,
  type Plugin,
  transform,
  type TransformOptions,
} from 'esbuild';
import { bannerOf, scriptComment } from './banner.ts';
import { globalFunctions } from './global-functions.ts';
import { lineLimit, pageSyntax } from './page-syntax.ts';
import { stripDescriptions } from './strip-descriptions.ts';

/** Every request pays about 0.45 ms for each kB of Code.js. */
export const bundleBytesMax = 160 * 1024;

const buildIdPlaceholder = '__BUILD_ID__';

export interface Bundle {
  /** The script Code.js, which Google loads for each execution. */
  readonly code: string;
  /** The script that Code.js loads for everything other than a usual request. */
  readonly background: string;
  /** The modules of each script by their path, with the bytes that each adds to it. */
  readonly modules: {
    readonly code: ReadonlyMap<string, number>;
    readonly background: ReadonlyMap<string, number>;
  };
  readonly buildId: string;
}

/** @param plugins plugins of esbuild, which read the sources before the build does */
export async function bundleAppsScript(root: string, plugins: readonly Plugin[] = []): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/apps-script/main.ts', 'src/apps-script/background.ts'],
    outdir: root,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    // Google's parser refuses class fields. Optional chaining and ?? of ES2020 run in live scripts, and the output is a tenth smaller with them.
    target: 'es2020',
    charset: 'ascii',
    minify: true,
    legalComments: 'none',
    plugins: [...plugins, stripDescriptions()],
    define: { BUILD_ID: JSON.stringify(buildIdPlaceholder) },
  });
  const parts = sortParts(outputFiles, metafile);
  const code = await shrink(codeScript(parts));
  const background = await shrink(backgroundScript(parts), pageSyntax);
  const buildId = createHash('sha256').update(code).update(background).digest('hex').slice(0, 12);
  const finish = async (script: string, modules: Part['modules']): Promise<string> => {
    const banner = scriptComment(await bannerOf(root, buildId, modules.keys()));
    return `${banner}\n${script.replaceAll(buildIdPlaceholder, buildId)}`;
  };
  const modules = {
    code: new Map([...parts.shared.modules, ...parts.main.modules]),
    background: parts.background.modules,
  };
  return {
    code: await finish(code, modules.code),
    background: await finish(background, modules.background),
    modules,
    buildId,
  };
}

/** A name in a part, and the name under which another part knows it. */
interface Handed {
  readonly own: string;
  readonly shared: string;
}

/** One module that esbuild has written, split into its imports, its body and its exports. */
interface Part {
  readonly imports: readonly Handed[];
  readonly body: string;
  readonly exports: readonly Handed[];
  readonly modules: ReadonlyMap<string, number>;
}

function sortParts(
  files: readonly OutputFile[],
  { outputs }: Metafile,
): Record<'main' | 'background' | 'shared', Part> {
  const partNamed = (pattern: RegExp): Part => {
    const found = Object.entries(outputs).filter(([path]) => pattern.test(path));
    const [path, output] = found[0] ?? [];
    const file = files.find((candidate) => path !== undefined && candidate.path.endsWith(join('/', path)));
    if (found.length !== 1 || output === undefined || file === undefined)
      throw new Error(`The build has written ${found.length} parts named ${pattern}.`);
    const bytes = Object.entries(output.inputs).map(
      ([module, { bytesInOutput }]) => [module, bytesInOutput] as const,
    );
    return { ...takeApart(file.text), modules: new Map(bytes) };
  };
  return {
    main: partNamed(/main\.js$/),
    background: partNamed(/background\.js$/),
    shared: partNamed(/chunk-\w+\.js$/),
  };
}

function takeApart(module: string): Omit<Part, 'modules'> {
  const imported = /^import\s*\{([^}]*)\}\s*from\s*"[^"]*";/.exec(module);
  const exported = /export\s*\{([^}]*)\};?\s*$/.exec(module);
  if (exported === null) throw new Error('A part of the build exports nothing.');
  return {
    imports: readNames(imported?.[1], ([shared = '', own = shared]) => ({ own, shared })),
    body: module.slice(imported?.[0].length ?? 0, exported.index),
    exports: readNames(exported[1], ([own = '', shared = own]) => ({ own, shared })),
  };
}

/** Reads a list such as `a as b, c`. */
function readNames(list = '', handed: (names: readonly string[]) => Handed): Handed[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '').map((entry) => handed(entry.split(/\s+as\s+/)));
}

const ownNames = (names: readonly Handed[]): string => names.map(({ own }) => own).join(',');

/** What the shared part calls the imports of another part, in their order. */
function sharedNames({ exports }: Part, { imports }: Part): string {
  const owners = new Map(exports.map(({ own, shared }) => [shared, own]));
  return imports.map(({ shared }) => owners.get(shared)).join(',');
}

const exportsOf = ({ exports }: Part): string =>
  `{${exports.map(({ own, shared }) => `${shared}:${own}`).join(',')}}`;

// The language's own objects are arguments of the script: V8 finds those at once, and looks a global name up at each use
// where a host has put objects of its own beside them. The minifier also gives them shorter names.
const builtIns = 'Array,Date,Error,JSON,Map,Math,Number,Object,RegExp,Set,String';

// Google finds entry points only in the global scope, so that scope holds nothing else. What the background script
// imports is in SHARED, in the order of its imports; load-background.ts reads it. The part of Code.js runs inside the
// scope of the shared part, and is given its imports as arguments.
function codeScript(parts: Record<'main' | 'background' | 'shared', Part>): string {
  const { shared, main, background } = parts;
  return `var BillingApi=((${builtIns})=>{${shared.body}
const SHARED=[${sharedNames(shared, background)}];
return((${ownNames(main.imports)})=>{${main.body}
return${exportsOf(main)}})(${sharedNames(shared, main)})})(${builtIns});
${globalFunctions.map(declareGlobal).join('\n')}
`;
}

// The function is called where it is written, because V8 parses a function twice when the call comes later.
function backgroundScript({ background }: Record<'background', Part>): string {
  return `var BillingBackground=(([${ownNames(background.imports)}])=>{${background.body}
return${exportsOf(background)}})(shared);
`;
}

// Two minifiers run one after the other, because the second still shortens the output of the first.
async function shrink(script: string, supported: TransformOptions['supported'] = {}): Promise<string> {
  const { code: small } = await minify(script, {
    // Function expressions become arrows where they do not use `this`: nothing in the bundle calls such a one with new.
    compress: { ecma: 2020, passes: 3, toplevel: false, unsafe_arrows: true },
    mangle: { toplevel: false },
    ecma: 2020,
    format: { comments: false, ecma: 2020, ascii_only: true },
  });
  const { code: smallest } = await transform(small, {
    minify: true,
    lineLimit,
    target: 'es2020',
    charset: 'ascii',
    supported,
  });
  return smallest;
}

function declareGlobal({ name, takesEvent, isBackground }: (typeof globalFunctions)[number]): string {
  const event = takesEvent ? 'event' : '';
  const place = isBackground ? 'BillingApi.loadBackground()' : 'BillingApi';
  return `function ${name}(${event}){return ${place}.${name}(${event})}`;
}
