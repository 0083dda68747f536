/** Makes the banner of each file in dist: its name, build and source, and the licences of the packages inside. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly repository?: { readonly url: string };
}

/**
 * The lines of a banner.
 * @param modules paths of all modules in the file; those below node_modules name the packages whose licences it carries
 * @param termsIn the file beside this one that has the terms of the licences; none when they stand here
 * @throws Error when a package has no licence that can be read
 */
export async function bannerOf(
  root: string,
  buildId: string,
  modules: Iterable<string>,
  termsIn: string | null = null,
): Promise<readonly string[]> {
  const own = await readPackage(root);
  const names = new Set(Array.from(modules, packageOf).filter((name) => name !== null));
  const licences = await Promise.all([...names].sort().map((name) => readLicence(root, name)));
  return [
    `Business Billing API ${own.version}, build ${buildId}`,
    `Source: ${own.repository?.url}`,
    `Licence: ${own.license}. Built by \`npm run build\`; do not edit.`,
    ...(termsIn === null
      ? joinLicences(licences)
      : ['', 'Contains', ...licences.map(({ notice }) => notice), `Their terms stand in ${termsIn}.`]),
  ];
}

/** Formats the lines of a banner as a comment of a script. */
export function scriptComment(lines: readonly string[]): string {
  return `/*!\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */`;
}

/** Formats the lines of a banner as comments of Python. */
export function pythonComment(lines: readonly string[]): string {
  return lines.map((line) => `# ${line}`.trimEnd()).join('\n');
}

/** Formats the lines of a banner as a comment of an HTML file. */
export function htmlComment(lines: readonly string[]): string {
  return `<!--\n${lines.join('\n')}\n-->`;
}

/** Reads the package.json of a folder. */
export async function readPackage(folder: string): Promise<Package> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Package;
}

function packageOf(module: string): string | null {
  const [, name = null] = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? [];
  return name;
}

interface Licence {
  /** The package with its version, and its copyright line. */
  readonly notice: string;
  /** The text of the licence without the notice. */
  readonly terms: string;
}

async function readLicence(root: string, name: string): Promise<Licence> {
  const folder = join(root, 'node_modules', name);
  const { version, license, author } = await readPackage(folder);
  const files = (await readdir(folder)).filter((path) => /^licen[cs]e/i.test(path));
  // What is inside of a package of fonts are the fonts, whose licence is their own.
  const file = files.find((path) => /font/i.test(path)) ?? files[0];
  if (file === undefined && license === 'MIT') {
    const by = typeof author === 'string' ? author : author?.name;
    return { notice: `${name} ${version} (MIT), Copyright (c) ${by}`, terms: await termsOfMit(root) };
  }
  if (file === undefined) throw new Error(`${name} has no licence.`);
  const text = plainText(await readFile(join(folder, file), 'utf8'));
  const [, copyright, terms] = /(Copyright .*?)\n\n(.*)$/s.exec(text) ?? [];
  if (copyright === undefined || terms === undefined)
    throw new Error(`The licence of ${name} is of another form.`);
  const kind = /font/i.test(file) ? 'OFL-1.1' : (license ?? 'MIT');
  return {
    notice: `${name} ${version} (${kind}), ${copyright.replace(/\n/g, '; ')}`,
    terms: wrapLines(terms),
  };
}

// Some authors name the licence and leave out its text, which is the same everywhere.
async function termsOfMit(root: string): Promise<string> {
  const text = plainText(await readFile(join(root, 'node_modules/fflate/LICENSE'), 'utf8'));
  return wrapLines(text.slice(text.indexOf('Permission is')));
}

// The text is reduced to ASCII, because some of the files with a banner contain only ASCII.
function plainText(text: string): string {
  return text
    .replace(/\r/g, '')
    .replace(/[“”]/g, '"')
    .replace(/©/g, '(c)')
    .replace(/[`<>]|-{5,}/g, '')
    .trim();
}

const lineMax = 118;

// Packages wrap the same licence at different places. All are wrapped anew alike, so that equal terms are found and printed once.
function wrapLines(text: string): string {
  const paragraphs = text.split(/\n\n+/).map((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(/\s+/)) {
      const line = lines[lines.length - 1] ?? '';
      if (line !== '' && line.length + 1 + word.length > lineMax) lines.push(word);
      else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    }
    return lines.join('\n');
  });
  return paragraphs.join('\n');
}

function joinLicences(licences: readonly Licence[]): string[] {
  const noticesByTerms = new Map<string, string[]>();
  for (const { notice, terms } of licences)
    noticesByTerms.set(terms, [...(noticesByTerms.get(terms) ?? []), notice]);
  return [...noticesByTerms].flatMap(([terms, notices]) => [
    '',
    'Contains',
    ...notices,
    ...terms.split('\n'),
  ]);
}
