/** Splits core and the Apps Script part among the scripts that Google runs, one after the other. */
import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** The scripts in the order in which they are loaded; each uses modules of those before it. */
export const scriptNames = ['main', 'requests', 'background'] as const;

export type ScriptName = (typeof scriptNames)[number];

/** A name that a file exports. */
export interface Export {
  readonly file: string;
  readonly name: string;
}

/** A file of modules that esbuild has written. */
interface ModuleFile {
  readonly text: string;
  /** The first script that needs it. */
  readonly script: ScriptName;
  readonly imports: readonly Export[];
  /** The bytes of each source module. */
  readonly modules: ReadonlyMap<string, number>;
}

export interface SplitModules {
  /** By the name of the file. */
  readonly files: ReadonlyMap<string, ModuleFile>;
  /** What later scripts use of each script, in a fixed order. */
  readonly handed: Readonly<Record<ScriptName, readonly Export[]>>;
}

/**
 * Bundles the entry points of all scripts together, so that a module which several need stands in one file.
 * @param plugins plugins of esbuild, which read the sources before the build does
 * @param define names that the sources take from the build
 */
export async function splitModules(
  root: string,
  plugins: readonly Plugin[],
  define: Readonly<Record<string, string>>,
): Promise<SplitModules> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: scriptNames.map((name) => `src/apps-script/${name}.ts`),
    outdir: root,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    // Google's parser refuses class fields. Optional chaining and ?? of ES2020 run in live scripts, and the output is a tenth smaller with them.
    target: 'es2020',
    charset: 'ascii',
    minify: true,
    legalComments: 'none',
    plugins: [...plugins],
    define: { ...define },
  });
  const imported = new Map(outputFiles.map(({ path, text }) => [basename(path), importsOf(text)]));
  const needed = scriptNames.map((name) => reachableFrom(`${name}.js`, imported));
  const files = new Map<string, ModuleFile>();
  for (const { path, text } of outputFiles) {
    const file = basename(path);
    const script = scriptNames[needed.findIndex((names) => names.has(file))];
    const output = Object.entries(metafile.outputs).find(([name]) => basename(name) === file)?.[1];
    if (script === undefined || output === undefined) throw new Error(`The build says nothing of ${file}.`);
    const modules = Object.entries(output.inputs).map(
      ([module, { bytesInOutput }]) => [module, bytesInOutput] as const,
    );
    files.set(file, { text, script, imports: imported.get(file) ?? [], modules: new Map(modules) });
  }
  return { files, handed: handedBy(files) };
}

function importsOf(text: string): Export[] {
  return Array.from(text.matchAll(/import(?:\{([^}]*)\}from)?"\.\/([^"]*)";/g)).flatMap(
    ([, list = '', file = '']) =>
      list === '' ? [{ file, name: '' }] : list.split(',').map((one) => ({ file, name: originalName(one) })),
  );
}

const originalName = (item: string): string => item.trim().split(/\s+as\s+/)[0] ?? '';

function reachableFrom(file: string, imported: ReadonlyMap<string, readonly Export[]>): Set<string> {
  const found = new Set([file]);
  for (const one of found) for (const { file: next } of imported.get(one) ?? []) found.add(next);
  return found;
}

function handedBy(files: ReadonlyMap<string, ModuleFile>): SplitModules['handed'] {
  const listOf = (owner: ScriptName): Export[] => {
    const wanted = [...files.values()]
      .filter(({ script }) => script !== owner)
      .flatMap(({ imports }) => imports)
      .filter(({ file, name }) => name !== '' && files.get(file)?.script === owner)
      .map(({ file, name }) => `${file} ${name}`);
    return [...new Set(wanted)].sort().map((key) => {
      const [file = '', name = ''] = key.split(' ');
      return { file, name };
    });
  };
  return { main: listOf('main'), requests: listOf('requests'), background: [] };
}
