/**
 * What the owner has consented to. Since 2025 Google's dialog has a box for each scope, which nobody has ticked before
 * (workspaceupdates.googleblog.com 2025/01 and 2025/11: granular OAuth consent); a script runs with what it was given.
 */
import type { EmulatedScreen } from '../services/ui/screen.ts';
import type { ExecutionKind } from './execution.ts';
import { ExecutionStopped } from './outcome.ts';

/** The emulator knows one consent, its owner's; other people count as having given the same. */
export interface Consent {
  /** In full, for example `https://www.googleapis.com/auth/script.send_mail`; null: whatever the manifest asks for. */
  granted: readonly string[] | null;
}

/** Google's words for an execution that needs a consent and cannot ask for it. */
const notAuthorized = 'Authorization is required to perform that action.';

/** Those of the scopes that were not given. */
export function missingScopes({ granted }: Consent, scopes: readonly string[]): readonly string[] {
  return granted === null ? [] : scopes.filter((scope) => !granted.includes(scope));
}

/**
 * Shows Google's dialog for scopes, and keeps what the person ticks. The execution that asked is over all the same, and
 * the person has to choose the command again.
 * @throws ExecutionStopped
 */
export function askForConsent(
  consent: Consent,
  screen: EmulatedScreen,
  { kind, missing }: { readonly kind: ExecutionKind; readonly missing: readonly string[] },
): never {
  // Only the spreadsheet's menu has a dialog; what other kinds of executions do here is in no reference.
  if (kind === 'menu') {
    screen.shown.push({ kind: 'consent', title: 'Authorization required', content: missing.join('\n') });
    consent.granted = [...(consent.granted ?? []), ...screen.consent(missing)];
  }
  throw new ExecutionStopped(notAuthorized);
}

/**
 * Google asks by itself before the first execution of a script, and of one that has lost every consent; only a simple
 * trigger runs without.
 * @throws ExecutionStopped when nothing was given yet
 */
export function requireAnyConsent(
  consent: Consent,
  screen: EmulatedScreen,
  { kind, scopes = [] }: { readonly kind: ExecutionKind; readonly scopes: readonly string[] | undefined },
): void {
  if (kind === 'simple_trigger' || scopes.length === 0 || consent.granted?.length !== 0) return;
  askForConsent(consent, screen, { kind, missing: scopes });
}
