/** The files that are pushed to Apps Script, as Google's editor and HtmlService meet them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { exampleGallery } from '../../src/openapi/example-gallery.ts';
import { stripComments } from '../../src/emulator/services/html/strip-comments.ts';
import { scriptFactsOf } from '../architecture/script-syntax.ts';

const folder = join(__dirname, '../../dist/apps-script');
const names = readdirSync(folder);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The contents of the elements of a page that begin with this tag. */
function contentsOf(page: string, tag: RegExp): readonly string[] {
  return Array.from(
    page.matchAll(new RegExp(`${tag.source}([\\s\\S]*?)</script`, 'g')),
    ([, text = '']) => text,
  );
}

/** Each HTML file that holds scripts, with these; the background script is the text of its file. */
const scripts = names
  .filter((name) => name.endsWith('.html') && name !== 'openapi.html')
  .map((name) => {
    const page = read(name);
    return [
      name,
      ['background.html', 'pdf.html', 'requests.html'].includes(name) ? [page] : contentsOf(page, /<script>/),
    ] as const;
  });

test('there is a script in every HTML file that is no data', () => {
  expect(scripts.map(([name, all]) => [name, all.length])).toEqual([
    ['background.html', 1],
    ['billing.html', 1],
    ['developer.html', 1],
    ['pdf.html', 1],
    ['requests.html', 1],
    ['sidebar.html', 1],
  ]);
});

test.each(scripts)(
  '%s has no template literal, in which HtmlService would look for comments',
  (_name, all) => {
    for (const script of all) {
      const { syntax } = scriptFactsOf(script);
      expect(syntax).toContain('StringLiteral');
      expect([...syntax].filter((type) => type.includes('Template'))).toEqual([]);
    }
  },
);

test.each(scripts)('%s is the same program after HtmlService has taken its comments', async (_name, all) => {
  const programOf = async (script: string): Promise<string> =>
    (await transform(script, { minify: true, legalComments: 'none' })).code;
  for (const script of all) {
    const [, served = ''] =
      /^<script>([\s\S]*)<\/script>$/.exec(stripComments(`<script>${script}</script>`, 'stripped')) ?? [];
    expect((await programOf(served)) === (await programOf(script))).toBe(true);
    // Nor would it end its own element, or begin a comment of the page.
    expect(script).not.toMatch(/<\/script|<!--/i);
  }
});

test('the literal on which Health sees what HtmlService does stands in a script of its own, which runs either way', () => {
  const page = read('developer.html');
  const element = '<script id="literal">var probedLiteral = `a/*b*/c`</script>';
  expect(page.split(element)).toHaveLength(2);
  expect(stripComments(element, 'kept')).toBe(element);
  const served = stripComments(element, 'stripped').replace(/<[^>]*>/g, '');
  expect(new Function(`${served};return probedLiteral`)()).not.toBe('a/*b*/c');
});

test('the data in a page is served as it is', () => {
  const [examples = '', ...others] = contentsOf(
    read('developer.html'),
    /<script type="application\/json" id="examples">/,
  );
  expect(others).toEqual([]);
  const element = `<script type="application/json">${examples}</script>`;
  expect(stripComments(element, 'stripped')).toBe(element);
  expect(JSON.parse(examples)).toEqual(exampleGallery());
});

// The editor of Apps Script stops for tens of seconds at a line of half a megabyte (github.com/microsoft/monaco-editor/issues/4238).
test.each(names)('%s has lines that the editor can show', (name) => {
  const lengths = read(name)
    .split('\n')
    .map(({ length }) => length);
  expect(Math.max(...lengths)).toBeLessThan(20_000);
});

// A person reads it, and generators do. Before version 1.1 it had 250 KiB for 55 operations; an operation that is added may not cost more.
test('the OpenAPI document is short', () => {
  const document = JSON.parse(read('openapi.html')) as { paths: Readonly<Record<string, object>> };
  const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
  const sizeMax = (250 / 55) * operations * 1024;
  expect(Buffer.byteLength(read('openapi.html'))).toBeLessThan(sizeMax);
});
