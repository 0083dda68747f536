/**
 * What Overview, Health and the sidebar show of a workspace that is well, and of three that are not. With `PICTURES`, the
 * folder of that name gets a picture of each.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';
import { openScreen } from './screens.ts';

const served = serveLocalWorkspace();
const minuteMs = 60_000;

/** Says of the clock triggers that they last ran some time ago. */
function ranBefore(dispatcherMs: number, sweepMs: number): void {
  const { properties, caches } = served.workspace.emulator.world;
  const nowMs = Date.now();
  const part = (ms: number) => ({ runs: 1, ms: 1000, lastMs: nowMs - ms });
  const parts = { dispatcher: part(dispatcherMs), edits: part(0), sweep: part(sweepMs) };
  const minute = { ranMs: nowMs - dispatcherMs, countedMs: nowMs - dispatcherMs };
  const day = { fromMs: nowMs - 3_600_000, parts, minute };
  properties.open('script').set('trigger_day', JSON.stringify(day));
  properties.open('script').delete('trigger_installed');
  caches.open('script').remove('health');
}

interface State {
  readonly name: string;
  readonly bring: () => void;
  /** The badges of Overview and of the sidebar: the colour and the words. */
  readonly badges: readonly (readonly [colour: 'good' | 'bad', words: RegExp])[];
  /** What the alert says; null where there is none. */
  readonly alarm: RegExp | null;
  /** The check of Health that is not passed, its badge and its words; null where all pass. */
  readonly check: readonly [title: string, words: RegExp] | null;
  readonly health: 'ok' | 'degraded';
}

const running = [
  ['good', /^✓ Web app deployed$/],
  ['good', /^✓ Webhooks: last ran \d\d s ago$/],
  ['good', /^✓ Daily jobs: last ran \d\d s ago$/],
  ['good', /^✓ Hourly check: last ran 1\d minutes ago$/],
] as const;
const [deployed, webhooks, jobs, hourly] = running;

const states: readonly State[] = [
  { name: 'healthy', bring: () => undefined, badges: running, alarm: null, check: null, health: 'ok' },
  {
    name: 'late trigger',
    bring: () => ranBefore(200 * minuteMs, 12 * minuteMs),
    badges: [
      deployed,
      ['bad', /^✕ Webhooks: late, last ran 3 hours ago$/],
      ['bad', /^✕ Daily jobs: late, last ran 3 hours ago$/],
      hourly,
    ],
    alarm:
      /Meanwhile no invoice becomes overdue, and no webhook is sent\. Choose Billing API › Set up in the spreadsheet, or Fix in Health\./,
    check: ['Triggers', /^Webhooks: late, last ran 3 hours ago\. [\s\S]*Fix installs it anew/],
    health: 'degraded',
  },
  {
    name: 'missing column',
    bring() {
      const { workbook, clock } = served.workspace.emulator.world;
      const at = (sheetNamed(workbook, 'Payments')?.rows[0] ?? []).indexOf('Method');
      if (at >= 0) createPersonEdits(workbook, clock).deleteColumn('Payments', at + 1);
    },
    badges: [['bad', /^✕ Requests are refused with 503$/], webhooks, jobs, hourly],
    alarm: /The sheet "Payments" has no column with the header "Method"\. Rename it back, or choose Set up\./,
    check: [
      'Sheets and headers',
      /^"Payments" has no column "Method"\. Fix puts it back where it stood, with its contents\.$/,
    ],
    health: 'degraded',
  },
  {
    name: 'missing scope',
    bring() {
      const kept = ['spreadsheets.currentonly', 'script.container.ui', 'script.scriptapp', 'userinfo.email'];
      served.workspace.emulator.world.consent.granted = [...kept, 'script.send_mail'].map(
        (scope) => `https://www.googleapis.com/auth/${scope}`,
      );
    },
    badges: [
      ['bad', /^✕ Permission missing$/],
      deployed,
      ['bad', /^✕ Webhooks: wait for a permission$/],
      jobs,
      hourly,
    ],
    alarm:
      /This script may not send requests: webhooks wait, and the web app cannot be tested\.\s+Choose Billing API › Set up/,
    check: ['Permissions', /^This script may not send requests[\s\S]*tick Select all when Google asks\.$/],
    health: 'ok',
  },
];

beforeAll(async () => {
  const { status } = await fetch(`${served.origin}/api/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { 'x-api-key': served.key, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://shop.example/hook' }),
  });
  expect(status).toBe(201);
  // It marks the endpoint's entry in the journal as applied.
  const { emulator } = served.workspace;
  const minute = emulator.world.triggers.list().find(({ handler }) => handler === 'runDispatcher');
  expect(emulator.fireTrigger(minute?.uid ?? '').outcome.ok).toBe(true);
});

beforeEach(() => ranBefore(40_000, 12 * minuteMs));

async function keepPicture(page: Page, state: State, screen: string, colours: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${state.name.replace(' ', '-')}-${screen}-${colours}.png`);
  await page.screenshot({ path, fullPage: true });
}

async function expectBadges(badges: Locator, expected: State['badges']): Promise<void> {
  await badges.first().waitFor();
  const shown = await badges.evaluateAll((all) =>
    all.map((one) => ({ colour: one.className, words: (one.textContent ?? '').replace(/\s+/g, ' ').trim() })),
  );
  expect(shown).toEqual(
    expected.map(([colour, words]) => ({ colour: `badge ${colour}`, words: expect.stringMatching(words) })),
  );
}

async function expectAlarm(page: Page, alarm: RegExp | null): Promise<void> {
  const alert = page.getByRole('alert');
  if (alarm === null) expect(await alert.isVisible()).toBe(false);
  else expect(await alert.innerText()).toMatch(alarm);
}

/** How red, green and blue a badge of a colour is, so that a style that is lost fails the test. */
async function expectRed(badge: Locator): Promise<void> {
  const colour = await badge.evaluate((one) => getComputedStyle(one).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(1.3 * Math.max(green, blue));
}

describe.each(states)('$name', (state) => {
  beforeEach(() => state.bring());
  afterAll(async () => {
    served.workspace.emulator.world.consent.granted = null;
    if (state.name !== 'missing column') return;
    const { page } = await openScreen(served.origin, 'health');
    await page.getByText(/checks? needs? your attention\./).waitFor();
    await page.getByRole('button', { name: 'Fix: Sheets and headers' }).click();
    await page.getByText('All checks passed.').waitFor();
  });

  test.each(['light', 'dark'] as const)('in %s colours', async (colorScheme) => {
    const { page, faults } = await openScreen(served.origin, 'overview', { colorScheme });
    await expectBadges(page.locator('.states .badge'), state.badges);
    await expectAlarm(page, state.alarm);
    for (const bad of await page.locator('.badge.bad').all()) await expectRed(bad);
    expect(await seriousFindings(page)).toEqual([]);
    await keepPicture(page, state, 'overview', colorScheme);

    const viewport = { width: 300, height: 640 };
    const { page: sidebar } = await openPage(`${served.origin}/sidebar`, { viewport, colorScheme });
    await expectBadges(sidebar.locator('.states .badge'), state.badges);
    await expectAlarm(sidebar, state.alarm);
    expect(await sidebar.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await seriousFindings(sidebar)).toEqual([]);
    await keepPicture(sidebar, state, 'sidebar', colorScheme);

    const answer = await fetch(`${served.origin}/health`);
    expect(await answer.json()).toMatchObject({ status: state.health });
    expect(faults).toEqual([]);
  });

  test('in Health', async () => {
    const { page: health, faults } = await openScreen(served.origin, 'health');
    await health.getByText(state.check === null ? 'All checks passed.' : /needs? your attention\./).waitFor();
    if (state.check !== null) {
      const [title, words] = state.check;
      const entry = health
        .locator('.checks li')
        .filter({ has: health.getByRole('heading', { name: title }) });
      expect(await entry.locator('.badge').getAttribute('class')).toBe('badge bad');
      await expectRed(entry.locator('.badge'));
      const told = await entry.locator('p').allInnerTexts();
      expect(told.join('\n')).toMatch(words);
    }
    expect(await seriousFindings(health)).toEqual([]);
    await keepPicture(health, state, 'health', 'light');
    expect(faults).toEqual([]);
  });
});
