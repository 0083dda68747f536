/** Builds the pages for browsers. Each page is one HTML file that loads nothing else. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bannerOf, htmlComment, scriptComment } from './banner.ts';
import { lineLimit, pageSyntax } from './page-syntax.ts';

/** A page: its title, the files of its script and its styles, and the data that it carries. */
interface PagePlan {
  readonly title: string;
  readonly script: string;
  readonly styles: readonly string[];
  /** JSON texts, by the id of the element that holds each. */
  readonly data?: Readonly<Record<string, string>>;
  /** True for a page that has a template literal, on which a live probe of Health sees what HtmlService makes of it. */
  readonly hasLiteral?: boolean;
  /** True when only the page's own script may run. Pages in Google's dialogs need Google's script too: false for them. */
  readonly isAlone?: boolean;
  /** True for a page with `isAlone` that sends requests to its own server, and shows other pages of it in frames. */
  readonly asksServer?: boolean;
}

const referenceStyles = ['reference', 'operation', 'panel', 'narrow'].map((name) => `reference/${name}.css`);

/**
 * The pages and their scripts by their path in the repository.
 * @param texts the OpenAPI document and the answers to its examples, as JSON texts
 * @param buildId stands in their banners
 */
export async function bundlePages(
  root: string,
  { openApi, examples }: { readonly openApi: string; readonly examples: string },
  buildId: string,
): Promise<ReadonlyMap<string, string>> {
  const plans: Readonly<Record<string, PagePlan>> = {
    'dist/pages/reference.html': {
      title: 'Business Billing API reference',
      script: 'src/pages/reference/page.ts',
      styles: ['shared/theme.css', ...referenceStyles],
      data: { openapi: openApi, examples },
      isAlone: true,
    },
    'dist/pages/workbook.html': {
      title: 'Workbook',
      script: 'src/pages/workbook/page.ts',
      styles: [
        'shared/theme.css',
        'shared/controls.css',
        'shared/dialogs.css',
        ...['workbook', 'grid', 'charts'].map((name) => `workbook/${name}.css`),
      ],
      isAlone: true,
      asksServer: true,
    },
    'dist/apps-script/developer.html': {
      title: 'Developer area',
      script: 'src/pages/developer/page.ts',
      styles: [
        'shared/theme.css',
        ...referenceStyles,
        'shared/controls.css',
        'shared/dialogs.css',
        'shared/mode.css',
        'developer/developer.css',
        'developer/overview.css',
        'developer/screens.css',
        'developer/business.css',
        'developer/probes.css',
        'developer/narrow.css',
      ],
      data: { examples },
      hasLiteral: true,
    },
    'dist/apps-script/billing.html': {
      title: 'Billing',
      script: 'src/pages/billing/page.ts',
      styles: [
        'shared/theme.css',
        'shared/controls.css',
        'shared/dialogs.css',
        'shared/mode.css',
        'billing/billing.css',
      ],
      // The command of the menu puts its order in this place.
      data: { order: 'null' },
    },
    'dist/apps-script/sidebar.html': {
      title: 'Billing API',
      script: 'src/pages/sidebar/page.ts',
      styles: [
        'shared/theme.css',
        'shared/controls.css',
        'shared/dialogs.css',
        'shared/mode.css',
        'sidebar/sidebar.css',
      ],
    },
  };
  const built = Object.entries(plans).map(
    async ([path, plan]) => [path, await buildPage(root, plan, buildId)] as const,
  );
  // The local runtime serves this script instead of Google's own one.
  const local = await bundle(root, 'src/pages/local/script-run.ts');
  const scriptRun = `${scriptComment(await bannerOf(root, buildId, local.modules))}\n${local.text}`;
  return new Map([...(await Promise.all(built)), ['dist/pages/script-run.js', scriptRun]]);
}

// A script of its own: whatever becomes of the literal, the page's script runs.
const literal = '<script id="literal">var probedLiteral = `a/*b*/c`</script>';

async function buildPage(root: string, plan: PagePlan, buildId: string): Promise<string> {
  const { title, script, styles, data = {}, hasLiteral = false, isAlone = false, asksServer = false } = plan;
  const [{ text: code, modules }, ...sheets] = await Promise.all([
    bundle(root, script),
    ...styles.map((style) => bundle(root, join('src/pages', style))),
  ]);
  const banner = htmlComment(await bannerOf(root, buildId, modules));
  const style = sheets.map(({ text }) => text).join('\n');
  const carried = Object.entries(data).map(
    // The letter `<` is escaped: every text that could end a script element, or a comment in it, begins with it.
    ([id, json]) => `<script type="application/json" id="${id}">${json.replace(/</g, '\\u003c')}</script>`,
  );
  return `<!doctype html>
${banner}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isAlone ? policy(code, asksServer) : ''}<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<noscript>This page needs JavaScript.</noscript>
<main id="root"></main>
${carried.join('\n')}
${hasLiteral ? `${literal}\n` : ''}<script>${code}</script>
</body>
</html>
`;
}

// The policy lets only the page's own script run, and forbids the page to load anything.
function policy(code: string, asksServer: boolean): string {
  const hash = createHash('sha256').update(code).digest('base64');
  const connect = asksServer ? " connect-src 'self'; frame-src 'self';" : '';
  const rules = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data:;${connect} base-uri 'none'; form-action 'none'`;
  return `<meta http-equiv="Content-Security-Policy" content="${rules}">\n`;
}

async function bundle(
  root: string,
  entryPoint: string,
): Promise<{ text: string; modules: readonly string[] }> {
  const isStyle = entryPoint.endsWith('.css');
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    metafile: true,
    minifySyntax: true,
    minifyIdentifiers: true,
    // A script keeps its lines: without them the minifier would break texts at the limit of a line.
    minifyWhitespace: isStyle,
    format: 'iife',
    target: 'es2020',
    charset: 'ascii',
    legalComments: 'none',
    supported: pageSyntax,
    ...(isStyle ? { lineLimit } : {}),
  });
  const text = result.outputFiles[0]?.text ?? '';
  if (/<\/script|<!--/i.test(text))
    throw new Error(`${entryPoint} has a text that would end its own element.`);
  const modules = Object.values(result.metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return { text: text.trimEnd(), modules };
}
