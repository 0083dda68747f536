/** Builds everything in dist, or with `--check` proves that the committed files in dist are those that the sources build. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleGallery } from '../openapi/example-gallery.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';
import { printJson } from '../openapi/print-json.ts';
import { postmanCollection } from '../openapi/postman/postman-collection.ts';
import { bundleAppsScript, bundleBytesMax, bundledScripts, scriptFiles } from './bundle-apps-script.ts';
import { bundleGateway } from './bundle-gateway.ts';
import { bundlePages } from './bundle-pages.ts';
import { isBuilt, stampBuild } from './build-stamp.ts';
import { fieldsPage } from './fields-page.ts';
import { wordsPage } from './words-page.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Builds the files that clasp pushes, the pages and the files of the gateway, by their path in the repository. */
async function buildFiles(): Promise<{
  files: ReadonlyMap<string, string>;
  bytes: number;
  buildId: string;
}> {
  const { scripts, buildId } = await bundleAppsScript(root);
  const document = openApiDocument();
  const openApi = printJson(document);
  const files = new Map([
    // Apps Script has only scripts and HTML files. As an HTML file a script adds nothing to the start of an execution.
    ...bundledScripts.map((name) => [`dist/apps-script/${scriptFiles[name]}`, scripts[name]] as const),
    ['dist/apps-script/openapi.html', openApi],
    ['dist/postman.json', `${JSON.stringify(postmanCollection(), null, 1)}\n`],
    ['docs/fields.md', fieldsPage(JSON.parse(openApi))],
    ['docs/words.md', wordsPage()],
    ['dist/apps-script/appsscript.json', await readFile(join(root, 'appsscript.json'), 'utf8')],
    ...(await bundleGateway(root, buildId, document)),
    ...(await bundlePages(root, { openApi, examples: printJson(exampleGallery()) }, buildId)),
  ]);
  return { files, bytes: Buffer.byteLength(scripts.code), buildId };
}

/** Builds dist and writes only the files that have changed, because other processes may be reading the others. */
export async function writeDist(): Promise<{ bytes: number; buildId: string }> {
  const { files, bytes, buildId } = await buildFiles();
  for (const path of await findStale(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), files.get(path) ?? '');
  }
  stampBuild(root);
  return { bytes, buildId };
}

async function findStale(files: ReadonlyMap<string, string>): Promise<string[]> {
  const stale = [];
  for (const [path, text] of files) {
    const written = await readFile(join(root, path), 'utf8').catch(() => null);
    if (written !== text) stale.push(path);
  }
  return stale;
}

async function main(): Promise<void> {
  if (process.argv.includes('--check')) {
    const stale = await findStale((await buildFiles()).files);
    if (stale.length > 0)
      throw new Error(`Not what the sources build: ${stale.join(', ')}. Run npm run build.`);
    if (!isBuilt(root)) throw new Error('dist/build-stamp is of other sources. Run npm run build.');
    console.log('dist is fresh.');
    return;
  }
  const { bytes, buildId } = await writeDist();
  console.log(
    `Built ${buildId}: Code.js has ${(bytes / 1024).toFixed(1)} kB of at most ${bundleBytesMax / 1024}.`,
  );
  if (bytes > bundleBytesMax) throw new Error('Code.js is over its budget: every request pays for each kB.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
