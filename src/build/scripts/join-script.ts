/** Joins the files of one script to one scope, which takes what earlier scripts hand to it by name. */
import { build, type Plugin } from 'esbuild';
import { type Export, type ScriptName, scriptNames, type SplitModules } from './split-modules.ts';

/** A script before it is wrapped. */
export interface JoinedScript {
  readonly body: string;
  /** The names that it exports, with those that they have in the body. */
  readonly exports: readonly { readonly own: string; readonly shown: string }[];
  /** What it hands to later scripts, by the names in the body. */
  readonly handed: readonly string[];
}

/** The variable with the values that earlier scripts hand over, in the order of their lists. */
export const sharedName = 'shared';

const handedPrefix = 'handed_';

export async function joinScript(split: SplitModules, script: ScriptName): Promise<JoinedScript> {
  const handed = split.handed[script].map(
    ({ file, name }, index) => `export{${name} as ${handedPrefix}${index}}from"./${file}";`,
  );
  const { outputFiles } = await build({
    stdin: { contents: `export*from"./${script}.js";${handed.join('')}`, resolveDir: '/' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    charset: 'ascii',
    minify: true,
    legalComments: 'none',
    plugins: [filesOf(split, script)],
  });
  const text = outputFiles[0]?.text ?? '';
  const list = /export\s*\{([^}]*)\};?\s*$/.exec(text);
  if (list === null) throw new Error(`The script ${script} exports nothing.`);
  const all = (list[1] ?? '').split(',').map((item) => {
    const [own = '', shown = own] = item.trim().split(/\s+as\s+/);
    return { own, shown };
  });
  const isHanded = ({ shown }: { readonly shown: string }): boolean => shown.startsWith(handedPrefix);
  return {
    body: text.slice(0, list.index),
    exports: all.filter((one) => !isHanded(one)),
    handed: handed.map((_, index) => ownNameOf(all, `${handedPrefix}${index}`)),
  };
}

function ownNameOf(exports: JoinedScript['exports'], shown: string): string {
  const found = exports.find((one) => one.shown === shown);
  if (found === undefined) throw new Error(`The script does not export ${shown}.`);
  return found.own;
}

// Files of earlier scripts are not there any more: their exports are values in a list.
function filesOf({ files, handed }: SplitModules, script: ScriptName): Plugin {
  const earlier = scriptNames.slice(0, scriptNames.indexOf(script));
  const values = earlier.flatMap((name) => handed[name]);
  const places = (file: string): readonly (readonly [Export, number])[] =>
    values.flatMap((one, index) => (one.file === file ? [[one, index] as const] : []));
  return {
    name: 'files-of-script',
    setup(builder) {
      builder.onResolve({ filter: /^\.\// }, ({ path }) => ({ path: path.slice(2), namespace: 'split' }));
      builder.onResolve({ filter: /^values$/ }, () => ({ path: 'values', namespace: 'values' }));
      builder.onLoad({ filter: /.*/, namespace: 'values' }, () => ({
        contents: `export const[${values.map((_, index) => `v${index}`).join(',')}]=${sharedName};`,
      }));
      builder.onLoad({ filter: /.*/, namespace: 'split' }, ({ path }) => {
        const file = files.get(path);
        if (file === undefined) throw new Error(`The build has not written ${path}.`);
        if (!earlier.some((name) => name === file.script)) return { contents: file.text };
        const list = places(path).map(([{ name }, index]) => `v${index} as ${name}`);
        return { contents: list.length === 0 ? '' : `export{${list.join(',')}}from"values";` };
      });
    },
  };
}
