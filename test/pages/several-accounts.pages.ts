/** What the pages say in a browser that is signed in to several Google accounts, where Google carries out nothing for them. */
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';
import { openScreen } from './screens.ts';

const served = serveLocalWorkspace();

beforeEach(() => {
  served.workspace.emulator.world.screen.accounts = 2;
});

test.each(['overview', 'einvoices', 'keys', 'webhooks', 'deliveries', 'usage', 'health'])(
  'the screen %s says why, and what works all the same',
  async (id) => {
    const { page } = await openScreen(served.origin, id);
    const said = await page.getByRole('alert').innerText();
    expect(said).toContain(
      'Error code PERMISSION_DENIED. Your browser is signed in to several Google accounts',
    );
    expect(said).toContain('Create an API key…');
    expect(await seriousFindings(page)).toEqual([]);
  },
);

test('the sidebar says it, and works once there is one account', async () => {
  const { page } = await openPage(`${served.origin}/sidebar`, { viewport: { width: 300, height: 640 } });
  await page.getByText('signed in to several Google accounts').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(300);
  served.workspace.emulator.world.screen.accounts = 1;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Requests today').waitFor();
});
