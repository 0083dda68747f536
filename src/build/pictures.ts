/** `npm run pictures`: photographs the pages of a sample business for the README. Needs Chromium. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { createPageServer } from '../local/pages/serve-pages.ts';
import { createSample } from '../local/runtime/create-sample.ts';
import { type LocalWorkspace, openLocalWorkspace } from '../local/runtime/local-workspace.ts';
import { chooseCommand } from '../local/runtime/menu-command.ts';
import { execPath, serve } from '../local/runtime/serve.ts';
import { writeDist } from './build.ts';

const root = join(fileURLToPath(import.meta.url), '../../..');
const distFolder = join(root, 'dist');

/** The port in the addresses that the pictures show: the port of `npm start`. */
const port = 8787;

interface Picture {
  readonly file: string;
  readonly path: string;
  /** CSS selector of the element that is photographed. */
  readonly selector: string;
  readonly width: number;
  readonly height: number;
}

const pictures: readonly Picture[] = [
  { file: 'workbook.png', path: '/workbook', selector: '.sheet', width: 1274, height: 1170 },
  { file: 'developer-area.png', path: '/developer', selector: '#root', width: 1000, height: 680 },
];

async function takePictures(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'billing-pictures-'));
  const workspace = await openSample(join(folder, 'billing.xlsx'));
  const server = await serve(workspace, port, { pages: createPageServer({ workspace, distFolder }) });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const picture of pictures) await take(browser, picture);
  } finally {
    await browser.close();
    await server.close();
    await workspace.close();
    rmSync(folder, { recursive: true });
  }
}

async function openSample(workbookPath: string): Promise<LocalWorkspace> {
  const workspace = await openLocalWorkspace({
    workbookPath,
    scriptFolder: join(distFolder, 'apps-script'),
    webAppUrl: `http://localhost:${port}${execPath}`,
    triggerNow: Date.now,
    report: (message) => console.error(message),
  });
  chooseCommand(workspace.emulator, 'setUp');
  createSample(workspace.emulator);
  chooseCommand(workspace.emulator, 'createApiKey', ['Web shop', 'full']);
  return workspace;
}

async function take(browser: Browser, { file, path, selector, width, height }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`http://localhost:${port}${path}`);
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  const target = join(distFolder, 'pictures', file);
  await page.locator(selector).screenshot({ path: target });
  console.log(target);
}

await writeDist();
await takePictures();
