/** `npm run pictures`: photographs the workbook, an invoice and the pages of a sample business for the README. Needs Chromium. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
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
const origin = `http://localhost:${port}`;

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
  const { workspace, key } = await openSample(join(folder, 'billing.xlsx'));
  const server = await serve(workspace, port, { pages: createPageServer({ workspace, distFolder }) });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const picture of pictures) await take(browser, picture);
    await takeWorkbookAndInvoice(browser, key);
  } finally {
    await browser.close();
    await server.close();
    await workspace.close();
    rmSync(folder, { recursive: true });
  }
}

/** The rows of the owner, and before them the invoice that a customer gets of one. */
async function takeWorkbookAndInvoice(browser: Browser, key: string): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width: 1180, height: 1060 } });
  await sheet.goto(`${origin}/workbook`);
  await sheet.locator('.tabs').getByRole('button', { name: 'Invoices', exact: true }).click();
  await sheet.locator('.sheet td').first().waitFor();
  const rows = await sheet.locator('.sheet').screenshot();
  const paper = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await paper.setContent(await invoicePage(key));
  const invoice = await paper.screenshot();
  const both = await browser.newPage({ viewport: { width: 1280, height: 760 } });
  const image = (name: string, bytes: Buffer): string =>
    `<img class="${name}" src="data:image/png;base64,${bytes.toString('base64')}">`;
  await both.setContent(`<style>
    body { margin: 0; background: #e8edf2; }
    img { position: absolute; border-radius: 4px; box-shadow: 0 6px 28px rgb(20 40 60 / 25%); }
    .rows { left: 24px; top: 24px; width: 1000px; }
    .invoice { right: 24px; top: 76px; width: 470px; }
  </style>${image('rows', rows)}${image('invoice', invoice)}`);
  await screenshot(both, 'workbook-and-invoice.png');
}

/** The page of an open invoice with some lines. */
async function invoicePage(key: string): Promise<string> {
  const read = async (path: string): Promise<Response> =>
    await fetch(`${origin}/api/v1/invoices${path}`, { headers: { authorization: `Bearer ${key}` } });
  const { data } = (await (await read('?status=open&limit=50')).json()) as {
    readonly data: readonly { readonly id: string; readonly items: readonly unknown[] }[];
  };
  const invoice = [...data].sort((one, other) => other.items.length - one.items.length)[0];
  if (invoice === undefined) throw new Error('The sample has no open invoice.');
  return await (await read(`/${invoice.id}/html`)).text();
}

async function openSample(workbookPath: string): Promise<{ workspace: LocalWorkspace; key: string }> {
  const workspace = await openLocalWorkspace({
    workbookPath,
    scriptFolder: join(distFolder, 'apps-script'),
    webAppUrl: `${origin}${execPath}`,
    triggerNow: Date.now,
    report: (message) => console.error(message),
  });
  chooseCommand(workspace.emulator, 'setUp');
  createSample(workspace.emulator);
  const shown = chooseCommand(workspace.emulator, 'createApiKey', ['Web shop', 'full']);
  const [key] = /bbk_\w+/.exec(shown) ?? [];
  if (key === undefined) throw new Error(`No key was made: ${shown}`);
  return { workspace, key };
}

async function take(browser: Browser, { file, path, selector, width, height }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`${origin}${path}`);
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  await screenshot(page.locator(selector), file);
}

async function screenshot(of: Page | Locator, file: string): Promise<void> {
  const target = join(distFolder, 'pictures', file);
  await of.screenshot({ path: target });
  console.log(target);
}

await writeDist();
await takePictures();
