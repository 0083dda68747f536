/** Holds XML files that were exported before to the official rules of the profile that they name. */
import { readFileSync } from 'node:fs';
import { profiles } from '../../src/core/documents/einvoice/profiles.ts';
import { rootOf } from './hold-documents.ts';
import { type Combination, combinations, type RuleSet, type RuleSetName } from './rule-sets.ts';

export interface HeldFile {
  readonly path: string;
  /** The profile and syntax that the file says it keeps; null when we export no such one. */
  readonly combination: Combination | null;
  /** Null when rules of the profile are missing. */
  readonly faults: readonly string[] | null;
}

/** @throws Error of the file system when a file cannot be read */
export function holdFiles(paths: readonly string[], sets: ReadonlyMap<RuleSetName, RuleSet>): HeldFile[] {
  return paths.map((path) => {
    const xml = readFileSync(path, 'utf8');
    const combination = combinationOf(xml);
    if (combination === null) return { path, combination, faults: null };
    const rules = combination.rules.flatMap((name) => sets.get(name) ?? []);
    if (rules.length < combination.rules.length) return { path, combination, faults: null };
    const faults = rules.flatMap((find) => find(xml)).filter(({ isFatal }) => isFatal);
    return { path, combination, faults: faults.map(({ id, text }) => `${id}: ${text}`) };
  });
}

function combinationOf(xml: string): Combination | null {
  const specification = /<(?:cbc:CustomizationID|ram:ID)>(urn:cen\.eu:en16931:[^<]*)</.exec(xml)?.[1];
  const syntax = rootOf(xml) === 'CrossIndustryInvoice' ? 'cii' : 'ubl';
  const isNamed = (one: Combination): boolean =>
    one.syntax === syntax && profiles[one.profile].specification === specification;
  return combinations.find(isNamed) ?? null;
}
