/** Each file that the build writes says what it is, where it comes from, and whose work is inside. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlComment } from '../../src/build/banner.ts';

const root = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const own = JSON.parse(read('package.json')) as { version: string; repository: { url: string } };

/** The packages inside of each file. */
const contents: Readonly<Record<string, readonly string[]>> = {
  'apps-script/Code.js': ['valibot'],
  'apps-script/background.html': ['uqr'],
  'apps-script/billing.html': ['lit-html'],
  'apps-script/developer.html': ['lit-html'],
  'apps-script/pdf.html': [
    ...['@expo-google-fonts/arimo', '@expo-google-fonts/noto-sans', '@noble/hashes', 'base64-js', 'dfa'],
    ...['fast-deep-equal', 'fflate', 'fontkit', 'linebreak', 'pdfkit', 'png-js', 'restructure'],
    ...['tiny-inflate', 'unicode-properties', 'unicode-trie', '@swc/helpers', 'clone'],
  ],
  'apps-script/requests.html': ['valibot'],
  'apps-script/sidebar.html': ['lit-html'],
  'client/client.d.ts': [],
  'client/client.js': [],
  'client/index.d.ts': [],
  'client/index.js': [],
  'gateway/node.mjs': ['@hono/node-server', 'hono'],
  'gateway/worker.mjs': ['hono'],
  'pages/reference.html': ['lit-html'],
  'pages/script-run.js': [],
  'pages/workbook.html': ['lit-html'],
  'python/billing.py': [],
};

/** JSON has no comments; pictures, licence and README are the repository's own; Python keeps compiled code beside it. */
const withoutBanner = /build-stamp$|\.(json|png|md|pyc)$|\/LICENSE$|^apps-script\/openapi\.html$/;

const comment = /^(?:\/\*!\n([\s\S]*?)\n \*\/\n|<!doctype html>\n<!--\n([\s\S]*?)\n-->\n)/;

function bannerIn(path: string): string[] {
  if (path.endsWith('.py')) return read(`dist/${path}`).replace(/^# ?/gm, '').split('\n');
  const [, inScript, inPage = ''] = comment.exec(read(`dist/${path}`)) ?? [];
  return (inScript?.replace(/^ \* ?/gm, '') ?? inPage).split('\n');
}

// As words: packages wrap their licences and mark names in ways of their own.
function wordsOf(text: string): string {
  return text
    .replace(/[“”]/g, '"')
    .replace(/©/g, '(c)')
    .replace(/[`<>]|-{5,}/g, '')
    .split(/\s+/)
    .join(' ')
    .trim();
}

test('every file of dist is looked at', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, 'dist/').length));
  expect(files.filter((path) => !withoutBanner.test(path)).sort()).toEqual(Object.keys(contents));
  JSON.parse(read('dist/apps-script/openapi.html'));
});

describe.each(Object.entries(contents))('%s', (path, packages) => {
  test('begins with its name, version, build, source and licence', () => {
    const [, buildId] = /build ([0-9a-f]{12})/.exec(read('dist/apps-script/Code.js')) ?? [];
    expect(bannerIn(path).slice(0, 3)).toEqual([
      `Business Billing API ${own.version}, build ${buildId}`,
      `Source: ${own.repository.url}`,
      expect.stringMatching(/^Licence: Apache-2\.0\./),
    ]);
  });

  test('carries the notices and licences of what is inside, and no others', () => {
    const lines = bannerIn(path);
    const notices = lines.flatMap(
      (line) => /^(\S+) \d+\.\d+\.\d+ \([\w.-]+\), Copyright/.exec(line)?.[1] ?? [],
    );
    expect(notices).toEqual(packages);
    // Code.js is pushed together with the file that has the terms of what is in it.
    const isCode = path === 'apps-script/Code.js';
    const beside = isCode ? bannerIn('apps-script/requests.html') : [];
    if (isCode) expect(lines.join(' ')).toContain('Their terms stand in requests.html.');
    const carried = wordsOf([...lines, ...beside].join(' '));
    for (const name of packages) {
      const folder = join(root, 'node_modules', name);
      const files = readdirSync(folder).filter((candidate) => /^licen[cs]e/i.test(candidate));
      const file = files.find((candidate) => /font/i.test(candidate)) ?? files[0];
      // Some authors say in package.json alone which licence theirs is.
      if (file === undefined) continue;
      const [notice = '', ...terms] =
        readFileSync(join(folder, file), 'utf8')
          .split(/(Copyright [\s\S]*)/)[1]
          ?.split(/\r?\n\r?\n/) ?? [];
      // A notice of two lines stands on one.
      expect(carried.replace(/; /g, ' ')).toContain(wordsOf(notice));
      expect(carried).toContain(wordsOf(terms.join('\n\n')));
      expect(terms.join().length).toBeGreaterThan(500);
    }
  });
});

test('a comment has nothing in it that would end it', () => {
  for (const path of Object.keys(contents)) {
    const isPage = read(`dist/${path}`).startsWith('<!doctype html>');
    expect(bannerIn(path).join('\n')).not.toMatch(isPage ? /--/ : /\*\//);
  }
  expect(htmlComment(['a', 'b'])).toBe('<!--\na\nb\n-->');
});
