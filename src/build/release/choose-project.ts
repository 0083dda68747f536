/** Finds out which script a command is for: from its options, the environment, or the previous run. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Clasp } from './clasp.ts';
import { findForeignFiles } from './find-foreign-files.ts';
import { inOwnFolder } from './own-folder.ts';
import {
  type ProjectFile,
  projectOf,
  readProject,
  saveProject,
  type ScriptProject,
} from './script-project.ts';

const options = {
  script: { type: 'string' },
  sheet: { type: 'string' },
  create: { type: 'string' },
  replace: { type: 'boolean' },
  template: { type: 'boolean' },
  check: { type: 'boolean' },
} as const;

const howToChoose = `Which script is yours is not known yet. Say it once:
  npm run push -- --create "Billing"          makes a spreadsheet of that name with its script
  npm run push -- --sheet <spreadsheet id>    makes a script in a spreadsheet that you have
  npm run push -- --script <script id>        takes the script that a spreadsheet has already
In place of the last one the variable SCRIPT_ID will do.
  npm run push -- --create "Billing" --template   makes a template, a spreadsheet that others copy by a link`;

const howToMakeTemplate = `There is no template yet. Make it once:
  npm run push -- --create "Billing" --template`;

/** What the arguments of a command ask for. */
export interface ProjectRequest {
  /** The template that others copy is meant, and not the owner's own script. */
  readonly isTemplate: boolean;
  /** The template is to be checked, and nothing is pushed. */
  readonly isCheck: boolean;
  readonly file: ProjectFile;
}

export function readWords(words: readonly string[]): ProjectRequest {
  const { template = false, check = false } = parseArgs({ args: [...words], options }).values;
  if (check && !template) throw new Error('Only a template is checked: npm run push -- --template --check');
  return {
    isTemplate: template,
    isCheck: check,
    file: template ? '.clasp.template.json' : '.clasp.local.json',
  };
}

/** @throws Error that says how to make the template, when there is none */
export function readTemplate(root: string): ScriptProject & { readonly parentId: string } {
  const project = readProject(root, '.clasp.template.json');
  if (project?.parentId === undefined) throw new Error(howToMakeTemplate);
  return { ...project, parentId: project.parentId };
}

export interface ProjectCommand {
  readonly root: string;
  readonly clasp: Clasp;
  /** The arguments of the command. */
  readonly words: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** @throws Error that explains how to choose a script, when none is chosen, or that names the files a push would destroy */
export async function chooseProject({
  root,
  clasp,
  words,
  environment,
}: ProjectCommand): Promise<ScriptProject> {
  const { values } = parseArgs({ args: [...words], options });
  const { isTemplate, file } = readWords(words);
  if (values.create !== undefined)
    return saveProject(root, file, await createScript(clasp, ['--type', 'sheets', '--title', values.create]));
  // Another spreadsheet may have data, which a template must not have.
  if (isTemplate) return readTemplate(root);
  if (values.sheet !== undefined) {
    const made = await createScript(clasp, ['--parentId', values.sheet, '--title', 'Billing API']);
    return saveProject(root, file, { ...made, parentId: values.sheet });
  }
  const known = readProject(root, file);
  const scriptId = values.script ?? environment.SCRIPT_ID ?? known?.scriptId;
  if (scriptId === undefined) throw new Error(howToChoose);
  if (known?.scriptId === scriptId) return known;
  const project = projectOf(root, { scriptId });
  const ownNames = readdirSync(join(root, project.rootDir));
  const foreign = values.replace === true ? [] : await findForeignFiles(clasp, scriptId, ownNames);
  if (foreign.length > 0)
    throw new Error(
      `The script has files of its own, which a push would destroy: ${foreign.join(', ')}. To have them replaced, add --replace.`,
    );
  return saveProject(root, file, { scriptId });
}

function createScript(
  clasp: Clasp,
  claspOptions: readonly string[],
): Promise<{ scriptId: string; parentId?: string }> {
  return inOwnFolder(async (folder) => {
    const made = await clasp(['create-script', ...claspOptions], folder);
    const { scriptId, parentId } = made as { scriptId: string; parentId?: string };
    return { scriptId, ...(parentId === undefined ? {} : { parentId }) };
  });
}
