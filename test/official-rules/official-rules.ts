/** Runs the official rules: their XSLT is compiled once, and kept by its content. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import saxon from 'saxon-js';
import type { BrokenRule, RuleSet } from './rule-sets.ts';

const require = createRequire(import.meta.url);

/**
 * Compiles a rule set, or takes the compiled one from the cache.
 * @param path the XSLT that Schematron was made to
 * @throws Error when it cannot be compiled
 */
export function loadRuleSet(path: string, cacheFolder: string): RuleSet {
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
  const compiled = join(cacheFolder, `${hash}.sef.json`);
  if (!existsSync(compiled)) compile(path, compiled, cacheFolder);
  const stylesheetInternal = JSON.parse(readFileSync(compiled, 'utf8')) as object;
  return (xml) => {
    const options = { stylesheetInternal, sourceText: xml, destination: 'serialized' } as const;
    return faultsIn(saxon.transform(options, 'sync').principalResult);
  };
}

function compile(path: string, compiled: string, cacheFolder: string): void {
  mkdirSync(cacheFolder, { recursive: true });
  // A run that dies leaves no half of a file under the name that the next one looks for.
  const partial = `${compiled}.${process.pid}`;
  const args = [`-xsl:${path}`, `-export:${partial}`, '-nogo'];
  const { status, stderr } = spawnSync(process.execPath, [require.resolve('xslt3'), ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0 || !existsSync(partial)) throw new Error(`${path} cannot be compiled: ${stderr}`);
  renameSync(partial, compiled);
}

// The answer is SVRL: an element for each rule that does not hold.
function faultsIn(report: string): BrokenRule[] {
  return Array.from(
    report.matchAll(/<svrl:failed-assert([^>]*)>([\s\S]*?)<\/svrl:failed-assert>/g),
    ([, attributes = '', inner = '']) => ({
      id: / id="([^"]*)"/.exec(attributes)?.[1] ?? '?',
      isFatal: / flag="fatal"/.test(attributes),
      text: inner.replace(/<[^>]*>/g, ' ').trim(),
    }),
  );
}
