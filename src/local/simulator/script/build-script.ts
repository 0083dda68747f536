/** Builds the script anew into a folder of its own, as it is or with a mutation. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleAppsScript } from '../../../build/bundle-apps-script.ts';
import { keepBackground } from './keep-background.ts';
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
  const { code, background } = await bundleAppsScript(root, [
    wrapExports(root, [...wrapped, keptBackground, ...largeSheets]),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'simulated-script-'));
  writeFileSync(join(folder, 'Code.js'), code);
  writeFileSync(join(folder, 'background.html'), background);
  copyFileSync(join(root, 'appsscript.json'), join(folder, 'appsscript.json'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

const keptBackground: WrappedExport = {
  name: 'compileBackground',
  module: 'src/local/simulator/script/keep-background.ts',
  wrapper: keepBackground.name,
};

const largeSheets: readonly WrappedExport[] = [
  {
    name: 'smallSheetCells',
    module: 'src/local/simulator/script/smaller-sheets.ts',
    wrapper: smallerSheetCells.name,
  },
  {
    name: 'sparedIdsMin',
    module: 'src/local/simulator/script/smaller-sheets.ts',
    wrapper: fewerSparedIds.name,
  },
];
