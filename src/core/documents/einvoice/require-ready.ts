/** Refuses an electronic invoice that would lack something. */
import { Refusal } from '../../errors/refusal.ts';
import { checkEInvoice } from './check.ts';
import type { Profile, Syntax } from './profiles.ts';
import type { EInvoiceSource } from './source.ts';

/** @throws Refusal einvoice_not_ready with the list of what is missing */
export function requireReady(source: EInvoiceSource, profile: Profile, syntax: Syntax): void {
  const { ready, missing } = checkEInvoice(source, profile, syntax);
  if (ready) return;
  const [first] = missing;
  const detail =
    missing.length === 1 ? `${first?.pointer}: ${first?.message}` : `${missing.length} facts are missing.`;
  throw new Refusal('einvoice_not_ready', detail, { members: { profile, missing } });
}
