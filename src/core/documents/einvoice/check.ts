/** Says whether a document can become an electronic invoice of a profile, and what is missing. */
import { buildModel } from './build-model.ts';
import type { Profile, Syntax } from './profiles.ts';
import { isWrongLeitwegId } from './rules/check-digits.ts';
import { coreRules } from './rules/core-rules.ts';
import { germanRules } from './rules/german-rules.ts';
import { nationalRules } from './rules/national-rules.ts';
import { peppolRules } from './rules/peppol-rules.ts';
import type { EInvoiceRule, RuleFinding } from './rules/rule.ts';
import { taxRules } from './rules/tax-rules.ts';
import type { EInvoiceSource } from './source.ts';

/** All rules of ours. Each stands for official rules that our documents could break. */
export const einvoiceRules: readonly EInvoiceRule[] = [
  ...coreRules,
  ...taxRules,
  ...peppolRules,
  ...germanRules,
  ...nationalRules,
];

export interface MissingFact extends RuleFinding {
  /** The id of the official rule. */
  readonly rule: string;
}

export interface EInvoiceCheck {
  /** True when the official rules of the profile find no fatal fault. */
  readonly ready: boolean;
  readonly missing: readonly MissingFact[];
  /** What is accepted and should be looked at. */
  readonly warnings: readonly MissingFact[];
}

/** @param syntax the few rules that one syntax alone has are those of this one */
export function checkEInvoice(
  source: EInvoiceSource,
  profile: Profile,
  syntax: Syntax = 'ubl',
): EInvoiceCheck {
  const invoice = buildModel(source, profile);
  const missing = einvoiceRules
    .filter(({ profiles }) => profiles === undefined || profiles.includes(profile))
    .filter((rule) => rule.syntax === undefined || rule.syntax === syntax)
    .flatMap(({ id, find }) => find(invoice, source).map((finding) => ({ rule: id, ...finding })));
  const isWrongReference = profile === 'xrechnung' && isWrongLeitwegId(invoice.buyerReference ?? '');
  const warnings = isWrongReference
    ? [
        {
          rule: 'Leitweg-ID',
          pointer: '/buyer_reference',
          message: 'The check digits of the Leitweg-ID are wrong: ask the authority for it.',
        },
      ]
    : [];
  return { ready: missing.length === 0, missing, warnings };
}
