/** Opens screens of the developer area and reads dialogs of theirs. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type OpenedPage, openPage } from './browser.ts';

/** The size of a dialog in Google Sheets. */
export const dialogSize = { width: 1000, height: 680 };

/** Opens a screen, and waits until it shows more than that it is loading. */
export async function openScreen(
  origin: string,
  id: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const opened = await openPage(`${origin}/developer#${id}`, { viewport: dialogSize, ...options });
  await opened.page.locator('.loading').waitFor({ state: 'detached' });
  return opened;
}

/** Takes the secret from the dialog that shows it once, and closes that. */
export async function storeSecret(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  const secret = await dialog.locator('.secret code').innerText();
  await dialog.getByLabel('I have stored it').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  return secret;
}

/** Answers a command of a page in the place of the script, and shows the screen anew. */
export async function pretend(page: Page, command: string, answer: unknown): Promise<void> {
  await page.route('**/script-run', async (route) => {
    const [request] = (route.request().postDataJSON() as { args: string[] }).args;
    if ((JSON.parse(request ?? '{}') as { command: string }).command !== command) return route.fallback();
    return route.fulfill({ json: { ok: true, value: JSON.stringify({ ok: true, answer }) } });
  });
  await page.reload();
  await page.locator('.loading').waitFor({ state: 'detached' });
}
