/** Finds the official rules in checkouts: the compiled Schematron of each rule set, schemas, and unit tests. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Profile, Syntax } from '../../src/core/documents/einvoice/profiles.ts';

export type RuleSetName = 'CEN UBL' | 'CEN CII' | 'Peppol UBL' | 'XRechnung UBL' | 'XRechnung CII';

const ruleFiles: Readonly<Record<RuleSetName, string>> = {
  'CEN UBL': 'EN16931-UBL-validation.xslt',
  'CEN CII': 'EN16931-CII-validation.xslt',
  'Peppol UBL': 'PEPPOL-EN16931-UBL.xslt',
  'XRechnung UBL': 'XRechnung-UBL-validation.xslt',
  'XRechnung CII': 'XRechnung-CII-validation.xslt',
};

/** A rule that a document has broken. */
export interface BrokenRule {
  readonly id: string;
  readonly isFatal: boolean;
  readonly text: string;
}

/** The faults of a document, of which warnings are not fatal. */
export type RuleSet = (xml: string) => readonly BrokenRule[];

export interface Combination {
  readonly profile: Profile;
  readonly syntax: Syntax;
  readonly rules: readonly RuleSetName[];
}

/** Every profile and syntax that is exported, with the rules that it must keep. */
export const combinations: readonly Combination[] = [
  { profile: 'en16931', syntax: 'ubl', rules: ['CEN UBL'] },
  { profile: 'en16931', syntax: 'cii', rules: ['CEN CII'] },
  { profile: 'peppol', syntax: 'ubl', rules: ['CEN UBL', 'Peppol UBL'] },
  { profile: 'xrechnung', syntax: 'ubl', rules: ['CEN UBL', 'XRechnung UBL'] },
  { profile: 'xrechnung', syntax: 'cii', rules: ['CEN CII', 'XRechnung CII'] },
];

export interface FoundRules {
  /** The path of each rule set that was found, the newest version of it. */
  readonly sets: ReadonlyMap<RuleSetName, string>;
  /** The main schemas by what they describe. */
  readonly schemas: ReadonlyMap<string, string>;
  /** Files that may hold unit tests. */
  readonly tests: readonly string[];
}

const schemaFiles: Readonly<Record<string, RegExp>> = {
  Invoice: /^UBL-Invoice-2\.\d\.xsd$/,
  CreditNote: /^UBL-CreditNote-2\.\d\.xsd$/,
  CrossIndustryInvoice: /^CrossIndustryInvoice_100pD16B\.xsd$/,
};

/** @throws Error of the file system when a folder cannot be read */
export function findRules(folders: readonly string[]): FoundRules {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const newest = (isWanted: (name: string) => boolean): string | undefined =>
    paths.filter((path) => isWanted(basename(path))).sort(byVersion)[0];
  const named = Object.entries(ruleFiles).flatMap(([name, file]): [RuleSetName, string][] => {
    const path = newest((one) => one === file);
    return path === undefined ? [] : [[name as RuleSetName, path]];
  });
  const schemas = Object.entries(schemaFiles).flatMap(([root, pattern]): [string, string][] => {
    const path = newest((one) => pattern.test(one));
    return path === undefined ? [] : [[root, path]];
  });
  return {
    sets: new Map(named),
    schemas: new Map(schemas),
    tests: paths.filter((path) => /(unit|[\\/]test[\\/])[^\n]*\.xml?$/i.test(path)).sort(),
  };
}

// A checkout keeps older versions in folders beside the newest one.
function byVersion(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}
