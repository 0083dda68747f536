/** Builds the script anew into a folder of its own, as it is or with a saboteur. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleAppsScript, bundledScripts, scriptFiles } from '../../../src/build/bundle-apps-script.ts';
import { keepCompiled } from './keep-compiled.ts';
import { fewerSparedIds, smallerSheetCells } from './smaller-sheets.ts';
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
  const { scripts } = await bundleAppsScript(root, [
    wrapExports(root, [...wrapped, keptScripts, ...largeSheets]),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'simulated-script-'));
  for (const name of bundledScripts) writeFileSync(join(folder, scriptFiles[name]), scripts[name]);
  copyFileSync(join(root, 'appsscript.json'), join(folder, 'appsscript.json'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

const keptScripts: WrappedExport = {
  name: 'compileScript',
  module: 'test/simulator/script/keep-compiled.ts',
  wrapper: keepCompiled.name,
};

const largeSheets: readonly WrappedExport[] = [
  {
    name: 'smallSheetCells',
    module: 'test/simulator/script/smaller-sheets.ts',
    wrapper: smallerSheetCells.name,
  },
  {
    name: 'sparedIdsMin',
    module: 'test/simulator/script/smaller-sheets.ts',
    wrapper: fewerSparedIds.name,
  },
];
