/** Builds the pages for browsers: each one file of HTML that loads nothing. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';

/** A page: its title, where its script and its styles begin, and the data that it carries. */
interface PagePlan {
  readonly title: string;
  readonly script: string;
  readonly styles: readonly string[];
  /** By the id of the element that holds it, as JSON text. */
  readonly data?: Readonly<Record<string, string>>;
}

/**
 * The pages by their path in the repository.
 * @param openApi the OpenAPI document as JSON text
 */
export async function bundlePages(root: string, openApi: string): Promise<ReadonlyMap<string, string>> {
  const plans: Readonly<Record<string, PagePlan>> = {
    'dist/pages/reference.html': {
      title: 'Business Billing API reference',
      script: 'src/pages/reference/page.ts',
      styles: [
        'shared/theme.css',
        'reference/reference.css',
        'reference/operation.css',
        'reference/narrow.css',
      ],
      data: { openapi: openApi },
    },
  };
  const built = Object.entries(plans).map(
    async ([path, plan]) => [path, await buildPage(root, plan)] as const,
  );
  return new Map(await Promise.all(built));
}

async function buildPage(root: string, { title, script, styles, data = {} }: PagePlan): Promise<string> {
  const [code, ...sheets] = await Promise.all([
    bundle(root, script),
    ...styles.map((style) => bundle(root, join('src/pages', style))),
  ]);
  const style = sheets.join('');
  const carried = Object.entries(data).map(
    // What ends a script element, or a comment in it, begins with this letter.
    ([id, json]) => `<script type="application/json" id="${id}">${json.replace(/</g, '\\u003c')}</script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy(code ?? '')}">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main id="root"></main>
<noscript>This page needs JavaScript.</noscript>
${carried.join('\n')}
<script>${code}</script>
</body>
</html>
`;
}

// The page's own script alone may run, and nothing is ever loaded.
function policy(code: string): string {
  const hash = createHash('sha256').update(code).digest('base64');
  return `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
}

async function bundle(root: string, entryPoint: string): Promise<string> {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'ascii',
    legalComments: 'none',
  });
  const text = result.outputFiles[0]?.text ?? '';
  if (/<\/script|<!--/i.test(text))
    throw new Error(`${entryPoint} has a text that would end its own element.`);
  return text.trimEnd();
}
