/** Shows how the workspace is: a badge for each part, and what is wrong in words. */
import { html, type TemplateResult } from 'lit-html';
import type { Overview, ShownTrigger } from '../protocol.ts';

type Kind = 'good' | 'warn' | 'bad' | 'quiet';

interface Badge {
  readonly kind: Kind;
  readonly words: string;
}

/** Nothing is green that is not known to work, because an owner trusts the colours. */
export function stateBadges(overview: Overview): readonly TemplateResult[] {
  return badgesOf(overview).map(
    ({ kind, words }) => html`<span class=${kind === 'quiet' ? 'badge' : `badge ${kind}`}
      ><span aria-hidden="true">${signs[kind]}</span> ${words}</span
    >`,
  );
}

/** What is wrong, and what to do about it, the worst first; empty when all is well. */
export function alarmsOf({ missing_permissions, refusals, triggers }: Overview): readonly string[] {
  const give = missing_permissions.length > 0 ? [permissionAdvice] : [];
  return [...missing_permissions, ...give, ...refusals, ...triggers.flatMap(({ advice }) => advice || [])];
}

const permissionAdvice =
  'Choose Billing API › Set up in the spreadsheet, and tick Select all when Google asks.';

const signs: Readonly<Record<Kind, string>> = { good: '✓', warn: '!', bad: '✕', quiet: '·' };

function badgesOf({ web_app_url, missing_permissions: missing, refusals, triggers }: Overview): Badge[] {
  const permission: Badge[] =
    missing.length === 0
      ? []
      : [{ kind: 'bad', words: missing.length === 1 ? 'Permission missing' : 'Permissions missing' }];
  return [...permission, apiBadge(web_app_url, refusals), ...triggers.map(triggerBadge)];
}

function apiBadge(webApp: string | null, refusals: readonly string[]): Badge {
  if (refusals.length > 0) return { kind: 'bad', words: 'Requests are refused with 503' };
  return webApp === null
    ? { kind: 'warn', words: 'Web app not deployed' }
    : { kind: 'good', words: 'Web app deployed' };
}

const triggerKinds: Readonly<Record<ShownTrigger['state'], Kind>> = {
  running: 'good',
  awaited: 'quiet',
  unknown: 'quiet',
  late: 'bad',
  missing: 'bad',
  held: 'bad',
};

function triggerBadge({ name, state, words }: ShownTrigger): Badge {
  return { kind: triggerKinds[state], words: `${name}: ${words}` };
}
