/** Compares the official fatal rules with ours: which are covered, which cannot be broken, and which nobody has looked at. */
import { readFileSync } from 'node:fs';
import { einvoiceRules } from '../../src/core/documents/einvoice/check.ts';
import type { RuleSetName } from './rule-sets.ts';
import { whyUncovered } from './uncovered-rules.ts';

export interface RuleTable {
  readonly name: RuleSetName;
  readonly fatal: number;
  readonly covered: readonly string[];
  /** The rules that cannot be broken, by the reason. */
  readonly impossible: ReadonlyMap<string, readonly string[]>;
  /** Fatal rules that are neither: a new version of the official rules may bring some. */
  readonly unknown: readonly string[];
}

/** @param path the XSLT of the rule set */
export function tableOf(name: RuleSetName, path: string): RuleTable {
  const fatal = fatalRules(readFileSync(path, 'utf8'));
  const covered = fatal.filter((id) => einvoiceRules.some((rule) => rule.id === id));
  const impossible = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const id of fatal.filter((one) => !covered.includes(one))) {
    const why = whyUncovered(id);
    if (why === null) unknown.push(id);
    else impossible.set(why, [...(impossible.get(why) ?? []), id]);
  }
  return { name, fatal: fatal.length, covered, impossible, unknown };
}

function fatalRules(xslt: string): string[] {
  const attribute = (text: string, name: string): string | undefined =>
    new RegExp(`<xsl:attribute name="${name}">([^<]*)<`).exec(text)?.[1];
  const found = Array.from(
    xslt.matchAll(/<svrl:failed-assert[^>]*>([\s\S]*?)<\/svrl:failed-assert>/g),
    ([, inner = '']) => ({ id: attribute(inner, 'id') ?? '?', flag: attribute(inner, 'flag') }),
  );
  return [...new Set(found.filter(({ flag }) => flag === 'fatal').map(({ id }) => id))].sort();
}

/** The table as lines of text. */
export function printTable({ name, fatal, covered, impossible, unknown }: RuleTable): string {
  const reasons = Array.from(impossible, ([why, ids]) => `    ${why}\n      ${ids.join(' ')}`);
  return [
    `${name}: ${fatal} fatal rules`,
    `  ${covered.length} are rules of ours: ${covered.join(' ')}`,
    `  ${fatal - covered.length - unknown.length} cannot be broken:`,
    ...reasons,
    ...(unknown.length === 0 ? [] : [`  ${unknown.length} nobody has looked at: ${unknown.join(' ')}`]),
  ].join('\n');
}
