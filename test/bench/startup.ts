/** Measures the time that the scripts take before a request runs: Google parses them and runs their modules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Context, createContext, runInContext, Script } from 'node:vm';
import { bundleAppsScript, type BundledScript, scriptFiles } from '../../src/build/bundle-apps-script.ts';

export interface StartUp {
  readonly file: string;
  readonly bytes: number;
  /** Medians over many fresh contexts, in milliseconds of this machine. */
  readonly parseMs: number;
  readonly runMs: number;
}

export interface ModuleSize {
  /** The path of a file, or of a folder with all its files. */
  readonly module: string;
  readonly bytes: number;
}

const contexts = 50;

/** Measures the scripts of dist: Code.js as each execution loads it, and the others as Code.js loads them. */
export function measureStartUp(root: string): readonly StartUp[] {
  const read = (name: BundledScript): string =>
    readFileSync(join(root, 'dist/apps-script', scriptFiles[name]), 'utf8');
  const [code, requests, background] = [read('code'), read('requests'), read('background')];
  const measured = (file: string, text: string, timeOnce: (index: number) => Times): StartUp => {
    const times = Array.from({ length: contexts }, (_, index) => timeOnce(index));
    return {
      file,
      bytes: Buffer.byteLength(text),
      parseMs: median(times.map(({ parseMs }) => parseMs)),
      runMs: median(times.map(({ runMs }) => runMs)),
    };
  };
  const timeLater = (script: string, texts: Readonly<Record<string, string>>, index: number): Times => {
    const template = (name: string) => ({ getRawContent: () => texts[name] });
    const context = createContext({ HtmlService: { createTemplateFromFile: template } });
    runInContext(code, context);
    runInContext('const shared = BillingApi.loadBackground()', context);
    return timeScript(context, script, index);
  };
  return [
    measured('Code.js', code, (index) => timeScript(createContext({}), code, index)),
    measured('requests.html', requests, (index) =>
      timeLater(requests, { requests: handsNothing, background: echo }, index),
    ),
    measured('background.html', background, (index) =>
      timeLater(background, { requests, background: echo }, index),
    ),
  ];
}

/** Replaces the background script, and returns what earlier scripts hand to it. */
const echo = 'var BillingBackground = shared';

/** Replaces the requests script, so that what Code.js hands over comes alone. */
const handsNothing = 'var BillingRequests = { SHARED: [] }';

type Times = Pick<StartUp, 'parseMs' | 'runMs'>;

// Each measurement adds a different comment to the script, because V8 caches compiled scripts by their text.
function timeScript(context: Context, code: string, index: number): Times {
  const startMs = performance.now();
  const script = new Script(`${code}\n//${index}`);
  const parsedMs = performance.now();
  script.runInContext(context);
  return { parseMs: parsedMs - startMs, runMs: performance.now() - parsedMs };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The bytes that each module adds to Code.js, the largest first. */
export async function moduleSizes(root: string): Promise<readonly ModuleSize[]> {
  const { modules } = await bundleAppsScript(root);
  return Array.from(modules.code, ([module, bytes]) => ({ module, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** The bytes that each folder adds to Code.js, the largest first. */
export function folderSizes(modules: readonly ModuleSize[]): readonly ModuleSize[] {
  const folders = new Map<string, number>();
  for (const { module, bytes } of modules) {
    const folder = module
      .split('/')
      .slice(0, module.startsWith('src/core/') ? 3 : 2)
      .join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + bytes);
  }
  return [...folders].map(([module, bytes]) => ({ module, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** Writes both as tables for a terminal: the scripts, then the sums by folder, then the modules. */
export function startUpTable(startUps: readonly StartUp[], modules: readonly ModuleSize[]): string {
  const line = (name: string, bytes: number): string => `${name.padEnd(56)}${String(bytes).padStart(8)}`;
  return [
    ...startUps.map(
      ({ file, bytes, parseMs, runMs }) =>
        `${file.padEnd(18)}${String(bytes).padStart(8)} bytes, parsed in ${parseMs.toFixed(2)} ms, run in ${runMs.toFixed(2)} ms`,
    ),
    '',
    'Code.js by folder',
    ...folderSizes(modules).map(({ module, bytes }) => line(module, bytes)),
    '',
    'and by module',
    ...modules.filter(({ bytes }) => bytes > 0).map(({ module, bytes }) => line(module, bytes)),
  ].join('\n');
}
