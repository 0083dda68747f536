/**
 * Bundles core and the Apps Script part into the scripts that Google runs. All but the one that draws PDFs come from one
 * module graph: a module that several scripts need stands in the first of them alone, which hands it to the others on
 * loading, so that each class exists once.
 */
import { createHash } from 'node:crypto';
import { minify } from '@swc/core';
import { type Plugin, transform, type TransformOptions } from 'esbuild';
import { bannerOf, scriptComment } from './banner.ts';
import { bundlePdf } from './bundle-pdf.ts';
import { globalFunctions } from './global-functions.ts';
import { lineLimit, pageSyntax } from './page-syntax.ts';
import { type JoinedScript, joinScript, sharedName } from './scripts/join-script.ts';
import { type ScriptName, splitModules, type SplitModules } from './scripts/split-modules.ts';
import { stripDescriptions } from './strip-descriptions.ts';

/** Every request pays about 0.45 ms for each kB of Code.js. */
export const bundleBytesMax = 160 * 1024;

const buildIdPlaceholder = '__BUILD_ID__';

/** The files of the scripts in dist/apps-script, in the order in which they are loaded. */
export const scriptFiles = {
  code: 'Code.js',
  requests: 'requests.html',
  background: 'background.html',
  pdf: 'pdf.html',
} as const;

export type BundledScript = keyof typeof scriptFiles;

/** The names of the scripts, in the order in which they are loaded. */
export const bundledScripts = Object.keys(scriptFiles) as readonly BundledScript[];

export interface Bundle {
  /**
   * The text of each script: `code`, which Google loads for each execution, `requests`, which it loads for a rare request,
   * `background`, which it loads, behind the requests, for the owner and the triggers, and `pdf`, which stands alone.
   */
  readonly scripts: Readonly<Record<BundledScript, string>>;
  /** The modules of each script by their path, with the bytes that each adds to it. */
  readonly modules: Readonly<Record<BundledScript, ReadonlyMap<string, number>>>;
  readonly buildId: string;
}

/** @param plugins plugins of esbuild, which read the sources before the build does */
export async function bundleAppsScript(root: string, plugins: readonly Plugin[] = []): Promise<Bundle> {
  const split = await splitModules(root, [...plugins, stripDescriptions()], {
    BUILD_ID: JSON.stringify(buildIdPlaceholder),
  });
  const pdf = await bundlePdf(root);
  const joined = (name: ScriptName): Promise<JoinedScript> => joinScript(split, name);
  const scripts = {
    code: await shrink(codeScript(await joined('main'))),
    requests: await shrink(laterScript('BillingRequests', await joined('requests')), pageSyntax),
    background: await shrink(laterScript('BillingBackground', await joined('background')), pageSyntax),
    pdf: pdf.text,
  };
  const modules = {
    code: modulesOf(split, 'main'),
    requests: modulesOf(split, 'requests'),
    background: modulesOf(split, 'background'),
    pdf: pdf.modules,
  };
  const hash = createHash('sha256');
  for (const script of Object.values(scripts)) hash.update(script);
  const buildId = hash.digest('hex').slice(0, 12);
  const finish = async (name: BundledScript): Promise<string> => {
    // Every request pays for the length of Code.js, so the terms of what is in it stand in the file that is pushed with it.
    const banner =
      name === 'code'
        ? await bannerOf(root, buildId, modules.code.keys(), scriptFiles.requests)
        : await bannerOf(root, buildId, [...(name === 'requests' ? modules.code : modules[name]).keys()]);
    return `${scriptComment(banner)}\n${withBuildId(scripts[name], buildId)}`;
  };
  return {
    scripts: {
      code: await finish('code'),
      requests: await finish('requests'),
      background: await finish('background'),
      pdf: await finish('pdf'),
    },
    modules,
    buildId,
  };
}

// The minifier may have broken a long line within the placeholder: then the line ends behind the text with the id.
function withBuildId(script: string, buildId: string): string {
  const pattern = new RegExp(`${Array.from(buildIdPlaceholder).join('(?:\\\\\\n)?')}("?)`, 'g');
  return script.replace(pattern, (found, quote: string) => {
    if (!found.includes('\n')) return buildId + quote;
    return quote === '' ? `${buildId}\\\n` : `${buildId}"\n`;
  });
}

function modulesOf({ files }: SplitModules, script: ScriptName): ReadonlyMap<string, number> {
  return new Map([...files.values()].flatMap((file) => (file.script === script ? [...file.modules] : [])));
}

const exportsOf = ({ exports }: JoinedScript): string =>
  exports.map(({ own, shown }) => `${shown}:${own}`).join(',');

// The language's own objects are arguments of the script: V8 finds those at once, and looks a global name up at each use
// where a host has put objects of its own beside them. The minifier also gives them shorter names.
const builtIns = 'Array,Date,Error,JSON,Map,Math,Number,Object,RegExp,Set,String';

// Google finds entry points only in the global scope, so that scope holds nothing else. What later scripts use is in
// SHARED; load-script.ts reads it.
function codeScript(script: JoinedScript): string {
  return `var BillingApi=((${builtIns})=>{${script.body}
const SHARED=[${script.handed.join(',')}];
return{${exportsOf(script)}}})(${builtIns});
${globalFunctions.map(declareGlobal).join('\n')}
`;
}

// The function is called where it is written, because V8 parses a function twice when the call comes later.
function laterScript(name: string, script: JoinedScript): string {
  const handed = script.handed.length === 0 ? '' : `,SHARED:[${script.handed.join(',')}]`;
  return `var ${name}=((${sharedName})=>{${script.body}
return{${exportsOf(script)}${handed}}})(${sharedName});
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
  const place = isBackground ? 'BillingApi.more()' : 'BillingApi';
  return `function ${name}(${event}){return ${place}.${name}(${event})}`;
}
