/** Checks the template that others copy by a link: its files, that it is shared, and that it holds no data. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkbook } from '../../local/workbook-file/xlsx/xlsx-reader.ts';
import { type ProjectCommand, readTemplate } from './choose-project.ts';
import type { Clasp } from './clasp.ts';
import { inOwnFolder } from './own-folder.ts';

/** Gets what an address gives to somebody without an account, behind all redirects. */
export type Download = (url: string) => Promise<{ readonly status: number; readonly bytes: Uint8Array }>;

interface TemplateCheck extends ProjectCommand {
  readonly build: () => Promise<string>;
  readonly download: Download;
  readonly say: (sentence: string) => void;
}

/** What clasp cannot do: it has no access to how a spreadsheet is shared. */
export const howToShare = `Share it once: open the spreadsheet, choose Share › General access › Anyone with the link › Viewer.
Do not choose Set up in it: each copy is set up by its owner. Then check it: npm run push -- --template --check`;

export function copyLink(spreadsheetId: string): string {
  return `https://docs.google.com/spreadsheets/d/${spreadsheetId}/copy`;
}

/** @throws Error that lists what is wrong with the template */
export async function checkTemplate({ root, clasp, build, download, say }: TemplateCheck): Promise<void> {
  const { parentId, scriptId, rootDir } = readTemplate(root);
  const buildId = await build();
  const faults = [
    ...(await findOtherFiles(clasp, scriptId, join(root, rootDir))),
    ...(await findWebApps(clasp)),
    ...(await findContent(download, parentId)),
  ];
  if (faults.length > 0)
    throw new Error(`The template is not ready:\n${faults.map((one) => `  ${one}`).join('\n')}`);
  say(`The template has build ${buildId}, is shared by its link, and holds no data.`);
  say(`Copy link    ${copyLink(parentId)}`);
}

async function findOtherFiles(clasp: Clasp, scriptId: string, built: string): Promise<string[]> {
  return inOwnFolder(async (folder) => {
    await clasp(['clone-script', scriptId], folder);
    const found = readdirSync(folder).filter((name) => name !== '.clasp.json');
    const names = [...new Set([...readdirSync(built), ...found])];
    const textIn = (path: string): string | null =>
      existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
    const others = names.filter((name) => textIn(join(folder, name)) !== textIn(join(built, name)));
    return others.length === 0
      ? []
      : [`It has another build: ${others.join(', ')} differ. Push this one: npm run push -- --template`];
  });
}

async function findWebApps(clasp: Clasp): Promise<string[]> {
  const listed = await clasp(['list-deployments', '--project', '.clasp.template.json']);
  const own = (listed as readonly { readonly versionNumber?: number }[]).filter(
    ({ versionNumber }) => versionNumber !== undefined,
  );
  return own.length === 0
    ? []
    : ['It has a web app of its own, which nobody needs: archive it in Deploy › Manage deployments.'];
}

// Google gives a spreadsheet as a file to everyone who may see it, here to somebody without an account.
async function findContent(download: Download, spreadsheetId: string): Promise<string[]> {
  const { status, bytes } = await download(
    `https://docs.google.com/spreadsheets/d/${spreadsheetId}/export?format=xlsx`,
  );
  const isFile = status === 200 && bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isFile)
    return ['It is not shared by its link: choose Share › General access › Anyone with the link › Viewer.'];
  const { snapshot } = await readWorkbook(bytes, 'template');
  const filled = snapshot.sheets.filter(({ rows }) => rows.some((row) => row.length > 0));
  return filled.length === 0
    ? []
    : [
        `It is no blank spreadsheet: there is something in ${filled.map(({ name }) => `"${name}"`).join(', ')}. Make a new one: npm run push -- --create "Billing" --template`,
      ];
}
