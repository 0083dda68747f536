/** Refuses an electronic invoice that would lack something. */
import { Refusal } from '../../errors/refusal.ts';
import { checkEInvoice } from './check.ts';
import type { Profile, Syntax } from './profiles.ts';
import type { EInvoiceSource } from './source.ts';

// A longer sentence is not read.
const toldMax = 5;

/** @throws Refusal einvoice_not_ready with the list of what is missing */
export function requireReady(source: EInvoiceSource, profile: Profile, syntax: Syntax): void {
  const { ready, missing } = checkEInvoice(source, profile, syntax);
  if (ready) return;
  // A dialog shows this sentence alone.
  const told = missing.slice(0, toldMax).map(({ message }) => message);
  const others = missing.length > toldMax ? [`${missing.length - toldMax} further facts are missing.`] : [];
  const detail = ['The electronic invoice lacks something.', ...told, ...others].join(' ');
  throw new Refusal('einvoice_not_ready', detail, { members: { profile, missing } });
}
