/** Builds the script anew into a folder of its own, as it is or with a mutation. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleAppsScript } from '../../../build/bundle-apps-script.ts';
import { keepBackground } from './keep-background.ts';
import { type WrappedExport, wrapExports } from './wrap-exports.ts';

interface BuiltScript {
  readonly folder: string;
  remove(): void;
}

/**
 * @param root of the repository
 * @param wrapped exports that are changed for the worse
 * @throws Error when one of them is not there
 */
export async function buildScript(root: string, wrapped: readonly WrappedExport[]): Promise<BuiltScript> {
  const { code, background } = await bundleAppsScript(root, [
    wrapExports(root, [...wrapped, keptBackground]),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'simulated-script-'));
  writeFileSync(join(folder, 'Code.js'), bindBuiltIns(code));
  writeFileSync(join(folder, 'background.html'), bindBuiltIns(background));
  copyFileSync(join(root, 'appsscript.json'), join(folder, 'appsscript.json'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

const keptBackground: WrappedExport = {
  name: 'compileBackground',
  module: 'src/local/simulator/script/keep-background.ts',
  wrapper: keepBackground.name,
};

const builtIns =
  'Array Boolean Date Error JSON Map Math Number Object RegExp Set String TypeError decodeURIComponent encodeURIComponent isFinite isNaN parseFloat parseInt';

/** The functions that Google calls follow the object of Code.js. */
const firstFunction = 'function doGet(';

// A context of Node looks up each use of a global name in a slow way; bound once, runs are a fifth faster.
function bindBuiltIns(code: string): string {
  const start = code.indexOf('var Billing');
  const end = code.includes(firstFunction) ? code.lastIndexOf(firstFunction) : code.length;
  const [, name, made] = /^var (\w+)=(.*?);?\s*$/s.exec(code.slice(start, end)) ?? [];
  if (name === undefined) throw new Error('The bundle does not begin as it is wrapped.');
  const names = builtIns.split(' ').join(',');
  return `var ${name}=((${names})=>${made})(${names});\n${code.slice(end)}`;
}
