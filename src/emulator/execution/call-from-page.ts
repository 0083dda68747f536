/** Calls a public function of the script for a page, as `google.script.run` does, and returns plain data. */
import type { RunExecution } from './emulated-execution.ts';
import type { ServiceUsage } from './meter.ts';
import type { ExecutionOutcome } from './outcome.ts';
import { isDate } from '../realm/realm.ts';
import type { EmulatedScreen } from '../services/ui/screen.ts';

export type PageOutcome =
  | { readonly ok: true; readonly value: unknown; readonly usage: ServiceUsage | null }
  | { readonly ok: false; readonly message: string };

/** Calls the function for the person who has the page open. */
export function callFromPage(
  run: RunExecution,
  functionName: string,
  args: readonly unknown[],
  { activeUser, screen }: { readonly activeUser: string; readonly screen: EmulatedScreen },
): PageOutcome {
  return (
    refusePageCall(functionName, screen) ??
    pageOutcomeOf(run(functionName, () => args, { kind: 'page', activeUser }))
  );
}

/** Every call of a page in a browser with several accounts (issuetracker.google.com/issues/69270374). */
const severalAccounts =
  "We're sorry, a server error occurred while reading from storage. Error code PERMISSION_DENIED.";

/**
 * With several accounts in the browser, Google calls nothing for a page. A name that ends with an underscore is private,
 * so a page does not find it. Null when the function may be called.
 */
export function refusePageCall(functionName: string, { accounts }: EmulatedScreen): PageOutcome | null {
  if (accounts > 1) return { ok: false, message: severalAccounts };
  return functionName.endsWith('_')
    ? { ok: false, message: `Script function not found: ${functionName}` }
    : null;
}

/** The result that a page gets of an ended execution. */
export function pageOutcomeOf(outcome: ExecutionOutcome): PageOutcome {
  if (!outcome.ok) return { ok: false, message: outcome.text };
  return { ok: true, value: transferable(outcome.value), usage: outcome.usage };
}

/** The result as the page gets it; Google silently turns one that holds a Date into null. */
function transferable(value: unknown): unknown {
  if (value === undefined || holdsDate(value)) return null;
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

function holdsDate(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isDate(value) || Object.values(value).some(holdsDate);
}
