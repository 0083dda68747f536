/** Makes the electronic invoice that a PDF carries. */
import type { AttachedInvoice } from '../printer.ts';
import { buildModel } from './build-model.ts';
import { checkEInvoice } from './check.ts';
import { writeCii } from './cii.ts';
import type { EInvoiceSource } from './source.ts';

const levels = { en16931: 'EN 16931', xrechnung: 'XRECHNUNG' } as const;

/** The profiles that the metadata of a PDF can name. */
export type HybridProfile = keyof typeof levels;

export const hybridProfiles = Object.keys(levels) as readonly HybridProfile[];

/** @param source of a document that is ready for the profile */
export function attachedInvoice(source: EInvoiceSource, profile: HybridProfile): AttachedInvoice {
  return { xml: writeCii(buildModel(source, profile)), level: levels[profile] };
}

/** The one that a PDF carries without being asked; none where nothing is to be attached, or something is missing. */
export function attachedWhereReady(source: EInvoiceSource | null): AttachedInvoice | undefined {
  const profile = 'en16931';
  if (source === null || !checkEInvoice(source, profile, 'cii').ready) return undefined;
  return attachedInvoice(source, profile);
}
