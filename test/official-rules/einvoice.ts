/** Holds electronic invoices to the official rules of EN 16931, Peppol and XRechnung, which checkouts bring. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { EInvoiceSource } from '../../src/core/documents/einvoice/source.ts';
import { codeDocuments } from './code-documents.ts';
import { type Held, holdDocuments } from './hold-documents.ts';
import { holdFiles } from './hold-files.ts';
import { loadRuleSet } from './official-rules.ts';
import { randomDocument } from './random-document.ts';
import { combinations, type FoundRules, findRules, type RuleSet, type RuleSetName } from './rule-sets.ts';
import { printTable, type RuleTable, tableOf } from './rule-table.ts';
import { openSchema } from './schema-check.ts';
import { runUnitTests } from './unit-tests.ts';

// A person who waits is told as often.
const tellEveryMs = 5000;

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const cacheFolder = join(root, 'node_modules/.cache/einvoice');

// Of every two documents one has nearly all facts, so that both ready ones and refused ones are many.
const completeness = [0.99, 0.85];

function* randomDocuments(seed: string, count: number): Iterable<readonly [string, EInvoiceSource]> {
  for (let index = 0; index < count; index++) {
    const name = `${seed}/${index}`;
    yield [name, randomDocument(name, completeness[index % completeness.length] ?? 1)];
  }
}

/** Runs the unit tests of the official rules. */
function measure(found: FoundRules, sets: ReadonlyMap<RuleSetName, RuleSet>): string[] {
  const faults: string[] = [];
  const files = withProgress('unit tests, files', found.tests.length, found.tests);
  for (const [name, { passed, left, failed }] of runUnitTests(files, sets)) {
    const words = left === 0 ? '' : `, ${left} more not judged, because they need integers of 24 digits`;
    console.log(`${name}: ${passed} of ${passed + failed.length} expectations of its unit tests${words}`);
    faults.push(...failed);
  }
  return faults;
}

async function hold(
  found: FoundRules,
  sets: ReadonlyMap<RuleSetName, RuleSet>,
  { seed, count }: { readonly seed: string; readonly count: number },
): Promise<string[]> {
  const faults: string[] = [];
  for (const combination of combinations) {
    const { profile, syntax, rules } = combination;
    const loaded = rules.flatMap((name) => sets.get(name) ?? []);
    const title = `${profile} in ${syntax.toUpperCase()}`;
    if (loaded.length < rules.length) {
      console.log(`${title}: not proven, because rules are missing: ${rules.join(', ')}`);
      continue;
    }
    // The lists of codes are those of the standard, whatever the profile.
    const coded = profile === 'en16931' ? codeDocuments() : [];
    const documents = [...coded, ...randomDocuments(seed, count)];
    const held = holdDocuments(combination, loaded, withProgress(title, documents.length, documents));
    const { missed, tooStrict, different } = held;
    console.log(
      `${title}: ${held.ready} ready, ${held.notReady} not; ${missed.length} missed, ${tooStrict.length} too strict, ${different.length} with other amounts or parties`,
    );
    faults.push(...[...missed, ...tooStrict, ...different].map((fault) => `${title}: ${fault}`));
    const broken = await holdToSchemas(held.xml, found.schemas);
    faults.push(...broken.map((fault) => `${title}: ${fault}`));
  }
  return faults;
}

async function holdToSchemas(xml: Held['xml'], schemas: FoundRules['schemas']): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, documents] of xml) {
    const schema = schemas.get(name);
    if (schema === undefined) {
      console.log(`  the schema of ${name}: not proven, because no folder has it`);
      continue;
    }
    const broken = await openSchema(schema)(documents);
    console.log(`  the schema of ${name}: ${documents.length} documents, ${broken.length} faults`);
    faults.push(...broken);
  }
  return faults;
}

/** The fatal faults of files; what was not proven is told. */
function judgeFiles(paths: readonly string[], sets: ReadonlyMap<RuleSetName, RuleSet>): string[] {
  return holdFiles(paths, sets).flatMap(({ path, combination, faults }) => {
    const title =
      combination === null
        ? 'no profile of ours'
        : `${combination.profile} in ${combination.syntax.toUpperCase()}`;
    console.log(`${path}: ${title}, ${faults === null ? 'not proven' : `${faults.length} fatal faults`}`);
    return (faults ?? ['not proven']).map((fault) => `${path}: ${fault}`);
  });
}

const usage = `npm run einvoice -- --rules <folder>... [--documents 1000] [--seed today] [--table] [file.xml...]
  Holds random documents to the official rules, or the files that are named.
  The folders, one --rules for each, are checkouts of ConnectingEurope/eInvoicing-EN16931 (rules of EN 16931 and their unit tests),
  phax/phive-rules (Peppol, XRechnung), and if you like OpenPEPPOL/peppol-bis-invoice-3 (unit tests of Peppol)
  and the schemas of UBL 2.1, as OASIS has them in one archive.`;

async function main(): Promise<void> {
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: {
      rules: { type: 'string', multiple: true, default: [] },
      documents: { type: 'string', default: '1000' },
      seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      table: { type: 'boolean', default: false },
    },
  });
  if (values.rules.length === 0) {
    console.log(`Nothing was proven: no folder has official rules.\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const found = findRules(values.rules);
  if (found.sets.size === 0) {
    console.log(`Nothing was proven: these folders have none of the official rules.\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const tables = Array.from(found.sets, ([name, path]) => tableOf(name, path));
  if (values.table) for (const table of tables) console.log(printTable(table));
  const sets = new Map(Array.from(found.sets, ([name, path]) => [name, loadRuleSet(path, cacheFolder)]));
  const faults = files.length > 0 ? judgeFiles(files, sets) : await proveAll(found, sets, tables, values);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

async function proveAll(
  found: FoundRules,
  sets: ReadonlyMap<RuleSetName, RuleSet>,
  tables: readonly RuleTable[],
  { seed, documents }: { readonly seed: string; readonly documents: string },
): Promise<string[]> {
  const unlooked = tables.flatMap(({ name, unknown }) =>
    unknown.map((id) => `${name}: nobody has looked at the rule ${id}`),
  );
  return [
    ...unlooked,
    ...measure(found, sets),
    ...(await hold(found, sets, { seed, count: Number(documents) })),
  ];
}

/** Hands the items on, and tells every few seconds how many are done; on stderr, so that the report stays whole. */
function* withProgress<Item>(title: string, all: number, items: Iterable<Item>): Iterable<Item> {
  let toldMs = Date.now();
  let done = 0;
  for (const item of items) {
    yield item;
    done++;
    if (Date.now() - toldMs < tellEveryMs) continue;
    toldMs = Date.now();
    process.stderr.write(`${title}: ${done} of ${all}\n`);
  }
}

await main();
