/** Makes the electronic invoice that a PDF carries. */
import type { AttachedInvoice } from '../printer.ts';
import { buildModel } from './build-model.ts';
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
