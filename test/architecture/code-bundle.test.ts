/** The scripts that Google gets: made of the right sources, small, and at home in a context with nothing in it. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import {
  type Bundle,
  bundleAppsScript,
  bundleBytesMax,
  bundledScripts,
  type BundledScript,
  scriptFiles,
} from '../../src/build/bundle-apps-script.ts';
import { globalFunctions } from '../../src/build/global-functions.ts';
import { scriptFactsOf, type ScriptFacts } from './script-syntax.ts';
import { root } from './source-files.ts';

let bundle: Bundle;
let facts: Readonly<Record<BundledScript, ScriptFacts>>;

beforeAll(async () => {
  bundle = await bundleAppsScript(root);
  const { code, requests, background, pdf } = bundle.scripts;
  facts = {
    code: scriptFactsOf(code),
    requests: scriptFactsOf(requests),
    background: scriptFactsOf(background),
    pdf: scriptFactsOf(pdf),
  };
});

const ownNames = ['BillingApi', ...globalFunctions.map(({ name }) => name)];

/** The language's own names. */
const builtIns =
  'Array BigInt Boolean Date Error Function Infinity JSON Map Math NaN Number Object Promise Proxy RangeError RegExp Set String Symbol TypeError WeakMap arguments decodeURIComponent encodeURI encodeURIComponent isFinite isNaN parseFloat parseInt undefined';

/** Google's names, the developer's log, and the one by which the local runtime is told. */
const hostNames =
  'CacheService ContentService HtmlService LOCAL_RUNTIME LockService MailApp PropertiesService ScriptApp Session SpreadsheetApp UrlFetchApp Utilities console';

test('are what stands in dist', () => {
  for (const name of bundledScripts)
    expect(readFileSync(join(root, 'dist/apps-script', scriptFiles[name]), 'utf8')).toBe(
      bundle.scripts[name],
    );
});

/** Those that come from one module graph. */
const sharing = ['code', 'requests', 'background'] as const;

test.each(sharing)(
  '%s is made of the core without its docs, the Apps Script wing and the packages for it alone',
  (name) => {
    const foreign = [...bundle.modules[name].keys()].filter((path) => {
      if (/^src\/apps-script\//.test(path)) return false;
      if (/^src\/core\/(?!docs\/)/.test(path)) return false;
      // Few requests draw a code.
      const packages =
        name === 'background' ? /(^|\/)node_modules\/(valibot|uqr)\// : /(^|\/)node_modules\/valibot\//;
      return !packages.test(relative(root, join(root, path)));
    });
    expect(foreign).toEqual([]);
  },
);

test('pdf is made of what draws alone: it takes nothing of the core, and shares nothing', () => {
  const foreign = [...bundle.modules.pdf.keys()].filter(
    (path) => path.startsWith('src/') && !path.startsWith('src/pdf/'),
  );
  expect(foreign).toEqual([]);
  expect(facts.pdf.declared).toEqual(['BillingPdf']);
  // What a package names without having to use it.
  const optional = 'Blob Buffer Promise Reflect Worker console globalThis postMessage unescape'.split(' ');
  const arrays = /^(ArrayBuffer|DataView|(Int|Uint|Float)\d+Array)$/;
  const known = [...builtIns.split(' '), ...optional];
  expect(facts.pdf.free.filter((name) => !known.includes(name) && !arrays.test(name))).toEqual([]);
});

test('keep what no billing request needs out of Code.js', () => {
  const inputs = [...bundle.modules.code.keys()];
  expect(
    inputs.filter((path) => /^src\/apps-script\/(menu|workbook|triggers|requests|background)/.test(path)),
  ).toEqual([]);
});

test('keep what is loaded on demand out of Code.js, and usual ones in it', () => {
  const routes = [...bundle.modules.code.keys()].filter((path) => path.startsWith('src/core/api/routes/'));
  expect(routes.map((path) => path.split('/').pop()).sort()).toEqual([
    'match-route.ts',
    'payment-route.ts',
    'routes.ts',
  ]);
  expect([...bundle.modules.requests.keys()]).toContain('src/core/api/routes/background-routes.ts');
});

test('keep what the owner alone needs out of the script of rare requests', () => {
  const inputs = [...bundle.modules.requests.keys()];
  expect(
    inputs.filter((path) => /^src\/(apps-script\/(menu|workbook|health)|core\/exchange)/.test(path)),
  ).toEqual([]);
});

test('share one core: no module stands in two scripts', () => {
  const { code, requests, background } = bundle.modules;
  expect(Math.min(code.size, background.size)).toBeGreaterThan(100);
  const all = [...code.keys(), ...requests.keys(), ...background.keys()];
  expect(all).toHaveLength(new Set(all).size);
});

test('compile texts in one place, the files that were pushed beside Code.js', () => {
  // A package names a kind of squares of a code so, as a member.
  const compiling = /\beval\b|(?<![."])\bFunction\b(?!")|setTimeout/g;
  const { code, requests, background } = bundle.scripts;
  expect(code.match(compiling)).toEqual(['Function']);
  expect(code).toMatch(/\bFunction\("shared",`\$\{[\w$]+\};return \$\{[\w$]+\}`\)/);
  expect(code).toMatch(/\.createTemplateFromFile\([\w$]+\)\.getRawContent\(\)/);
  expect(requests.match(compiling)).toBeNull();
  expect(background.match(compiling)).toBeNull();
});

test('have a Code.js within its budget', () => {
  expect(Buffer.byteLength(bundle.scripts.code)).toBeLessThanOrEqual(bundleBytesMax);
});

test('are ASCII in lines that a person can scroll', () => {
  for (const text of Object.values(bundle.scripts)) expect(/^[\x20-\x7e\n\t]*$/.test(text)).toBe(true);
  // The packages that draw PDFs have long tables.
  for (const name of sharing) {
    const text = bundle.scripts[name];
    // A minifier ends a line at the first token beyond its limit; the longest token is a message.
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(3_000);
  }
});

test('start in a context with nothing in it, and declare their own names and no others', () => {
  const context = createContext({});
  const before = runInContext('Object.getOwnPropertyNames(globalThis)', context) as string[];
  runInContext(bundle.scripts.code, context);
  const after = runInContext('Object.getOwnPropertyNames(globalThis)', context) as string[];
  expect(after.filter((name) => !before.includes(name)).sort()).toEqual([...ownNames].sort());
  for (const { name } of globalFunctions) expect(runInContext(`typeof ${name}`, context)).toBe('function');
  expect([...facts.code.declared].sort()).toEqual([...ownNames].sort());
});

test('take from their surroundings nothing but the language and Google’s services', () => {
  const known = `${builtIns} ${hostNames}`.split(' ');
  const { code, requests, background } = facts;
  expect(code.free.filter((name) => !known.includes(name))).toEqual([]);
  for (const later of [requests, background]) {
    // What earlier scripts hand to it.
    expect(later.free.filter((name) => !known.includes(name))).toEqual(['shared']);
  }
  expect(requests.declared).toEqual(['BillingRequests']);
  // The texts of templates with a tag are kept beside it, within the function that the script is compiled to.
  expect(background.declared).toContain('BillingBackground');
  expect(code.free).toEqual(expect.arrayContaining(['SpreadsheetApp', 'CacheService', 'JSON']));
});

test('are written in the language of 2020, without what Google’s parser refuses', () => {
  const refused = [
    'ClassProperty',
    'PrivateProperty',
    'PrivateMethod',
    'PrivateName',
    'StaticBlock',
    'AssignmentExpression ??=',
    'AssignmentExpression ||=',
    'AssignmentExpression &&=',
    'AwaitExpression',
    'BigIntLiteral',
    'Import',
    'MetaProperty',
  ];
  for (const name of bundledScripts) {
    // PDFKit has functions that wait, and nobody calls them.
    const found = refused.filter((type) => facts[name].syntax.has(type));
    expect([name, found]).toEqual([name, name === 'pdf' ? ['AwaitExpression'] : []]);
  }
  // Members of 2021 and later that a parser cannot tell.
  expect(Object.values(bundle.scripts).join('')).not.toMatch(
    /(?<!\.\.)\.(replaceAll|at|hasOwn|toSorted|toReversed|toSpliced|findLast|findLastIndex|groupBy)\(/,
  );
});

describe('The reader of scripts', () => {
  test('tells free names from declared ones, members, keys and labels', () => {
    const { free, declared } = scriptFactsOf(
      'function f(a,{b,c:[d]}){x:for(const e of g(a)){if(e.h)continue x}return{i:j,k(){return l}}}class M{#n=1;o(){return p+``}}var q=(r,s=t)=>u?.v(w)',
    );
    expect(declared).toEqual(['f', 'M', 'q']);
    expect(free).toEqual(['g', 'j', 'l', 'p', 't', 'u', 'w']);
  });

  test('names the syntax that Google refuses', () => {
    const { syntax } = scriptFactsOf('class A{b=1;#c=2;#d(){}static{}}let e;e??=1;');
    expect([...syntax]).toEqual(
      expect.arrayContaining([
        'ClassProperty',
        'PrivateProperty',
        'PrivateMethod',
        'StaticBlock',
        'AssignmentExpression ??=',
      ]),
    );
  });
});
