/**
 * Bundles what draws PDFs, with its fonts, into a script that stands alone: it shares nothing with the others, so that the
 * API can be read without it, and it brings along what Apps Script lacks.
 */
/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { lineLimit, pageSyntax } from './page-syntax.ts';

/** Latin, Greek and Cyrillic letters with their accents, punctuation, currencies, and signs that businesses write. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x52f],
  [0x1e00, 0x1fff],
  [0x2010, 0x205e],
  [0x2070, 0x20cf],
  [0x2100, 0x22ff],
  [0x25a0, 0x27bf],
] as const;

/** A Swiss bill has Latin letters alone. */
const latinRanges = ranges.slice(0, 2);

type Ranges = readonly (readonly [first: number, last: number])[];

/**
 * The letters of documents, and those of Swiss payment parts, for which the style guide of SIX allows four fonts: Arimo is
 * Liberation Sans under its newer name.
 */
const fontFiles: Readonly<Record<string, readonly [path: string, ranges: Ranges]>> = {
  regular: ['noto-sans/400Regular/NotoSans_400Regular.ttf', ranges],
  bold: ['noto-sans/700Bold/NotoSans_700Bold.ttf', ranges],
  slip: ['arimo/400Regular/Arimo_400Regular.ttf', latinRanges],
  slipBold: ['arimo/700Bold/Arimo_700Bold.ttf', latinRanges],
};

const fontPackages = 'node_modules/@expo-google-fonts';

/** Tables that shape scripts which these fonts do not have, or that only editors read. */
const dropTables = ['GSUB', 'GPOS', 'GDEF', 'DSIG', 'gasp', 'meta', 'STAT'];

export interface PdfScript {
  readonly text: string;
  /** The modules by their path, with the bytes that each adds; the fonts as well. */
  readonly modules: ReadonlyMap<string, number>;
}

/** The script without its banner. It defines `BillingPdf`. */
export async function bundlePdf(root: string): Promise<PdfScript> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/pdf/draw-pdf.ts'],
    inject: ['src/pdf/host.ts'],
    plugins: [fonts(root), unusedModules, changedPackages],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    globalName: 'BillingPdf',
    target: 'es2020',
    charset: 'ascii',
    legalComments: 'none',
    lineLimit,
    supported: pageSyntax,
  });
  const [output] = Object.values(metafile.outputs);
  const modules = Object.entries(output?.inputs ?? {}).map(([input, { bytesInOutput }]) => {
    const [, font] = /^fonts:document-fonts\/(\w+)$/.exec(input) ?? [];
    const path = font === undefined ? input : `${fontPackages}/${fontFiles[font]?.[0]}`;
    return [path, bytesInOutput] as const;
  });
  return { text: ascii(outputFiles[0]?.text ?? ''), modules: new Map(modules) };
}

/** Cuts the fonts down. */
function fonts(root: string): Plugin {
  return {
    name: 'document-fonts',
    setup(builder) {
      builder.onResolve({ filter: /^document-fonts/ }, ({ path }) => ({ path, namespace: 'fonts' }));
      builder.onLoad({ filter: /^document-fonts$/, namespace: 'fonts' }, () => ({
        contents: Object.keys(fontFiles)
          .map((name) => `export{font as ${name}}from"document-fonts/${name}";`)
          .join(''),
      }));
      for (const [name, [file, taken]] of Object.entries(fontFiles))
        builder.onLoad({ filter: new RegExp(`^document-fonts/${name}$`), namespace: 'fonts' }, async () => ({
          contents: fontModule(await cutDown(join(root, fontPackages, file), lettersOf(taken))),
          resolveDir: root,
        }));
    },
  };
}

// A person can scroll lines of this length.
const textLine = /.{1,1500}/g;

function fontModule(font: Uint8Array): string {
  const lines = Buffer.from(font).toString('base64').match(textLine);
  return `import{toByteArray}from"base64-js";export const font=toByteArray(${JSON.stringify(lines)}.join(""))`;
}

// fontkit reads the box of a glyph without a shape, too, and that may stand at the very end of the file.
const afterGlyphs = new Uint8Array(16);

async function cutDown(path: string, letters: string): Promise<Uint8Array> {
  const font = await subsetFont(await readFile(path), letters, {
    targetFormat: 'truetype',
    noLayoutClosure: true,
    noHinting: true,
    dropTables,
  });
  return Buffer.concat([font, afterGlyphs]);
}

function lettersOf(all: Ranges): string {
  return all
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_none, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** What documents never use is left out: fontkit's decoder of WOFF2, and the ciphers of locked PDFs. */
const unusedModules: Plugin = {
  name: 'unused-modules',
  setup(builder) {
    builder.onResolve({ filter: /^(brotli|@noble\/ciphers)\// }, ({ path }) => ({
      path,
      namespace: 'unused',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'unused' }, ({ path }) => ({
      // A module of CommonJS has every name that one asks it for.
      contents: `module.exports = () => { throw new Error(${JSON.stringify(`${path} is left out.`)}); };`,
    }));
  },
};

/** What packages have to do in another way here: their file, what it says there once, and what it says instead. */
const changes: readonly (readonly [file: RegExp, theirs: RegExp, ours: string])[] = [
  // Nobody has proven yet that Apps Script has `replaceAll`.
  [/pdfkit\.browser\.mjs$/, /replaceAll\(' ', '_'\)/g, "replace(/ /g, '_')"],
  // A script has no address. PDFKit brings along the file that it names so.
  [/pdfkit\.browser\.mjs$/, /new URL\('([^']+\.icc)', import\.meta\.url\)\.href/g, "'$1'"],
  // A worker of the browser would unpack pictures.
  [/png-js\.browser\.js$/, /\{ unzlib \}/g, '{ unzlibSync }'],
  [/png-js\.browser\.js$/, /= unzlib ;/g, '= (data, done) => done(null, unzlibSync(data));'],
];

const changedPackages: Plugin = {
  name: 'changed-packages',
  setup(builder) {
    builder.onLoad({ filter: /(pdfkit|png-js)\.browser\.m?js$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const [file, theirs, ours] of changes) {
        if (!file.test(path)) continue;
        if (contents.match(theirs)?.length !== 1) throw new Error(`${path} is written in another way now.`);
        contents = contents.replace(theirs, ours);
      }
      return { contents };
    });
  },
};

// esbuild leaves control characters in texts as they are.
const controlSigns = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

function ascii(text: string): string {
  return text.replace(controlSigns, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
