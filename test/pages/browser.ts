/** A headless Chromium for one test file, and pages in it whose faults are kept. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

let browser: Browser | undefined;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // A container's root has no sandbox, and nothing here may call home.
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  });
});

afterAll(async () => {
  const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
  // An answer that a test gives in the place of the script may still be on its way.
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await browser?.close();
});

export interface OpenedPage {
  readonly page: Page;
  /** Messages of the console, uncaught errors, and requests to other origins. */
  readonly faults: readonly string[];
}

/** Machines that do other work as well take their time for a page. */
const patienceMs = 60_000;

/** Opens an address in a window of its own. */
export async function openPage(url: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  if (browser === undefined) throw new Error('No browser was started.');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) faults.push(`loaded ${request.url()}`);
  });
  await page.goto(url);
  return { page, faults };
}
