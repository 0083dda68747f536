/**
 * Holds documents to the official rules: what the check calls ready has no fatal fault, nothing else has none, and the
 * XML says what the document says.
 */
import { buildModel } from '../../src/core/documents/einvoice/build-model.ts';
import { checkEInvoice } from '../../src/core/documents/einvoice/check.ts';
import type { EInvoiceSource } from '../../src/core/documents/einvoice/source.ts';
import { writers } from '../../src/core/documents/einvoice/writers.ts';
import { differencesIn } from './reading/differences.ts';
import type { Combination, RuleSet } from './rule-sets.ts';

export interface Held {
  readonly ready: number;
  readonly notReady: number;
  /** Documents that are called ready, with their fatal faults. */
  readonly missed: readonly string[];
  /** Documents that are refused, and no official rule finds a fatal fault. */
  readonly tooStrict: readonly string[];
  /** Documents whose XML says something else than they do. */
  readonly different: readonly string[];
  /** The XML of those that are ready, by its root element. */
  readonly xml: ReadonlyMap<string, readonly string[]>;
}

/** @param documents with a name each, by which a person finds it again */
export function holdDocuments(
  { profile, syntax }: Combination,
  rules: readonly RuleSet[],
  documents: Iterable<readonly [name: string, source: EInvoiceSource]>,
): Held {
  const held = { ready: 0, notReady: 0, missed: [] as string[], tooStrict: [] as string[] };
  const different: string[] = [];
  const xml = new Map<string, string[]>();
  for (const [name, source] of documents) {
    const { ready, missing } = checkEInvoice(source, profile, syntax);
    const model = buildModel(source, profile);
    const text = writers[syntax](model);
    const fatal = rules.flatMap((faults) => faults(text)).filter(({ isFatal }) => isFatal);
    if (ready) {
      held.ready++;
      const root = rootOf(text);
      xml.set(root, [...(xml.get(root) ?? []), text]);
      if (fatal.length > 0) held.missed.push(`${name}: ${fatal.map(({ id }) => id).join(' ')}`);
      const differences = differencesIn(text, source);
      if (differences.length > 0) different.push(`${name}: ${differences.join('; ')}`);
    } else {
      held.notReady++;
      if (fatal.length === 0) held.tooStrict.push(`${name}: ${missing.map(({ rule }) => rule).join(' ')}`);
    }
  }
  return { ...held, different, xml };
}

/** The name of the document element, without its prefix. */
export function rootOf(xml: string): string {
  return /<(?:\w+:)?([A-Za-z]+)[\s>]/.exec(xml.replace(/<\?[^>]*\?>|<!--[\s\S]*?-->/g, ''))?.[1] ?? '';
}
