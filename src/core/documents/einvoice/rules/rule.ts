/** The form of a rule that an electronic invoice has to keep. */
import type { SemanticInvoice } from '../model.ts';
import type { Profile, Syntax } from '../profiles.ts';
import type { EInvoiceSource } from '../source.ts';

/** A fact that is missing or wrong. */
export interface RuleFinding {
  /** The field of the document, or of `/seller`, which the owner fills in once for all documents. */
  readonly pointer: string;
  /** A sentence for a person. */
  readonly message: string;
}

export interface EInvoiceRule {
  /** The id in the official rules. */
  readonly id: string;
  /** The profiles that have the rule; missing: all. */
  readonly profiles?: readonly Profile[];
  /** The syntax whose official rules alone have it; missing: both. */
  readonly syntax?: Syntax;
  readonly find: (invoice: SemanticInvoice, source: EInvoiceSource) => readonly RuleFinding[];
}

/** A rule that one fact keeps or breaks. */
export function rule(
  id: string,
  pointer: string,
  message: string,
  isBroken: (invoice: SemanticInvoice, source: EInvoiceSource) => boolean,
): EInvoiceRule {
  return {
    id,
    find: (invoice, source) => (isBroken(invoice, source) ? [{ pointer, message }] : []),
  };
}

/** The same rules for some profiles alone. */
export function only(profiles: readonly Profile[], rules: readonly EInvoiceRule[]): EInvoiceRule[] {
  return rules.map((one) => ({ ...one, profiles }));
}
