/** What the pages say when the owner has taken permissions back. */
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';
import { openScreen } from './screens.ts';

const served = serveLocalWorkspace();
const scope = (name: string): string => `https://www.googleapis.com/auth/${name}`;

/** The permissions that are left. */
function grant(names: readonly string[] | null): void {
  served.workspace.emulator.world.consent.granted = names?.map(scope) ?? null;
}

const allButMailAndNetwork = [
  'spreadsheets.currentonly',
  'script.container.ui',
  'script.scriptapp',
  'userinfo.email',
];

beforeEach(() => grant(allButMailAndNetwork));
afterAll(() => grant(null));

test.each(['light', 'dark'] as const)(
  'Overview says what does not work, and leads to Health: %s',
  async (colorScheme) => {
    const { page, faults } = await openScreen(served.origin, 'overview', { colorScheme });
    await page.getByText('Permissions missing').waitFor();
    const alert = page.getByRole('alert');
    expect(await alert.innerText()).toMatch(/webhooks wait[\s\S]*may not send mail/);
    expect(await seriousFindings(page)).toEqual([]);
    await alert.getByRole('button', { name: 'Health' }).click();
    await page.getByRole('heading', { name: 'Permissions' }).waitFor();
    expect(faults).toEqual([]);
  },
);

test('Health says how to give them, with a link to Google in a window of its own', async () => {
  const { page, faults } = await openScreen(served.origin, 'health');
  const link = page.getByRole('link', { name: 'Give permission' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/accounts\.google\.com\//);
  expect(await link.getAttribute('target')).toBe('_blank');
  const heading = page.getByRole('heading', { name: 'Permissions' });
  const check = page.locator('.checks li').filter({ has: heading });
  expect(await check.innerText()).toContain('tick Select all when Google asks');
  await page.getByText(/checks? needs? your attention\./).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the sidebar says it too', async () => {
  const { page } = await openPage(`${served.origin}/sidebar`, { viewport: { width: 300, height: 640 } });
  await page.getByText('This script may not send mail').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(300);
});

test('without the account’s address the pages show Google’s words with advice', async () => {
  const { page } = await openScreen(served.origin, 'keys');
  // Google would ask when the page is opened, so it is taken back after that.
  grant(allButMailAndNetwork.filter((name) => name !== 'userinfo.email'));
  await page.getByRole('button', { name: 'Overview' }).click();
  expect(await page.getByRole('alert').innerText()).toMatch(/userinfo\.email.*tick Select all\./);
});
