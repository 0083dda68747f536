/** A layout that the tests have made up: the workbook before it, and the script that upgrades to it. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleAppsScript, bundledScripts, scriptFiles } from '../../../src/build/bundle-apps-script.ts';
import { resources } from '../../../src/core/resources/index.ts';
import { schemaVersion } from '../../../src/core/settings.ts';
import type { PropertySnapshot } from '../../../src/emulator/services/properties/property-stores.ts';
import type {
  SheetSnapshot,
  WorkbookSnapshot,
} from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { earlierMark } from './made-up-steps.ts';

const root = join(__dirname, '../../..');

/** The layout that the made-up script works with. */
export const madeUpVersion = schemaVersion + 1;

const folder = mkdtempSync(join(tmpdir(), 'made-up-layout-'));

/** The folder of the made-up script, once `buildMadeUpScript` has filled it. */
export const madeUpScript = folder;

/** Builds the script of the made-up layout: that of these sources, but for the layout's number and its one step. */
export async function buildMadeUpScript(): Promise<void> {
  const { scripts } = await bundleAppsScript(root, [madeUpSources]);
  cpSync(join(root, 'dist/apps-script'), folder, { recursive: true });
  for (const name of bundledScripts) writeFileSync(join(folder, scriptFiles[name]), scripts[name]);
}

const madeUpSources: Plugin = {
  name: 'made-up-layout',
  setup({ onLoad }) {
    onLoad({ filter: /upgrade-steps\.ts$/ }, ({ path }) =>
      path.includes('made-up')
        ? null
        : {
            contents: `export { upgradeSteps } from ${JSON.stringify(join(__dirname, 'made-up-steps.ts'))};`,
            loader: 'ts',
          },
    );
    onLoad({ filter: /core\/settings\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        `schemaVersion = ${schemaVersion}`,
        `schemaVersion = ${madeUpVersion}`,
      ),
      loader: 'ts',
    }));
  },
};

/** Turns a workbook of the present layout into what the script before the made-up layout would have written. */
export function turnBack(workbook: WorkbookSnapshot): WorkbookSnapshot {
  const sheets = workbook.sheets.map((sheet) => {
    if (sheet.name === 'journal') return withMarks(sheet, 'fingerprint');
    return resources.some((one) => one.sheet === sheet.name) ? withMarks(sheet, 'Check') : sheet;
  });
  return { ...workbook, sheets };
}

/** The settings tell the layout of before. */
export function turnBackProperties({ script = {}, ...others }: PropertySnapshot): PropertySnapshot {
  const settings = { ...JSON.parse(script.settings ?? '{}'), schema_version: schemaVersion };
  return { ...others, script: { ...script, settings: JSON.stringify(settings) } };
}

/** How many rows of a sheet the upgrade has not reached. */
export function markedRows(
  { rows: [header = [], ...rows] }: Pick<SheetSnapshot, 'rows'>,
  title: string,
): number {
  const column = header.indexOf(title);
  return rows.filter((cells) => String(cells[column]).startsWith(earlierMark)).length;
}

function withMarks(sheet: SheetSnapshot, title: string): SheetSnapshot {
  const [header = [], ...rows] = sheet.rows;
  const column = header.indexOf(title);
  const marked = rows.map((cells) =>
    cells.map((cell, index) =>
      index === column && typeof cell === 'string' && cell !== '' ? earlierMark + cell : cell,
    ),
  );
  return { ...sheet, rows: [header, ...marked] };
}
