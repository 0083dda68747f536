/** Runs the unit tests that come with official rules: they measure how well this program runs those rules. */
import { readFileSync } from 'node:fs';
import type { RuleSet, RuleSetName } from './rule-sets.ts';

export interface UnitTestResult {
  readonly passed: number;
  /** Expectations about rules that the engine cannot compute. */
  readonly left: number;
  readonly failed: readonly string[];
}

// An IBAN is a number of 24 digits and more to this warning, and the engine computes with doubles.
const beyondTheEngine = ['DE-R-019'];

/** The rule set of each configuration that unit tests name. */
const configurations: readonly (readonly [pattern: RegExp, name: RuleSetName])[] = [
  [/tc434-ubl/, 'CEN UBL'],
  [/tc434-cii/, 'CEN CII'],
  [/peppolbis.*ubl|-ubl/i, 'Peppol UBL'],
];

/** Runs each expectation of each test: that a rule holds for its document, or that it is broken. */
export function runUnitTests(
  files: Iterable<string>,
  sets: ReadonlyMap<RuleSetName, RuleSet>,
): ReadonlyMap<RuleSetName, UnitTestResult> {
  const results = new Map<RuleSetName, UnitTestResult>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(/<!--[\s\S]*?-->/g, '');
    const name = ruleSetOf(text);
    const rules = name === undefined ? undefined : sets.get(name);
    if (name === undefined || rules === undefined) continue;
    const before = results.get(name) ?? { passed: 0, left: 0, failed: [] };
    const { passed, left, failed } = resultOf(testsIn(text), rules);
    results.set(name, {
      passed: before.passed + passed,
      left: before.left + left,
      failed: [...before.failed, ...failed.map((words) => `${file}: ${words}`)],
    });
  }
  return results;
}

function resultOf(tests: readonly UnitTest[], rules: RuleSet): UnitTestResult {
  const outcomes = tests.flatMap(({ expectations, xml }) => {
    const broken = rules(xml).map(({ id }) => id);
    return expectations.map((one) => ({ ...one, isKept: broken.includes(one.rule) === one.isBroken }));
  });
  const judged = outcomes.filter(({ rule }) => !beyondTheEngine.includes(rule));
  const failed = judged.filter(({ isKept }) => !isKept);
  return {
    passed: judged.length - failed.length,
    left: outcomes.length - judged.length,
    failed: failed.map(({ rule, isBroken }) => `${rule} should ${isBroken ? 'be broken' : 'hold'}`),
  };
}

function ruleSetOf(text: string): RuleSetName | undefined {
  const configuration = /<testSet[^>]* configuration="([^"]*)"/.exec(text)?.[1];
  if (configuration === undefined) return undefined;
  return configurations.find(([pattern]) => pattern.test(configuration))?.[1];
}

interface UnitTest {
  readonly expectations: readonly { readonly rule: string; readonly isBroken: boolean }[];
  readonly xml: string;
}

function testsIn(text: string): UnitTest[] {
  return Array.from(text.matchAll(/<test(?:\s[^>]*)?>([\s\S]*?)<\/test>/g), ([, test = '']) => {
    const [, assertions = ''] = /<assert>([\s\S]*?)<\/assert>/.exec(test) ?? [];
    const expectations = Array.from(
      assertions.matchAll(/<(success|error|fatal|warning)[^>]*>\s*([^<\s]+)\s*</g),
      ([, kind, rule = '']) => ({ rule, isBroken: kind !== 'success' }),
    );
    return { expectations, xml: test.replace(/<assert>[\s\S]*?<\/assert>/, '').trim() };
  });
}
