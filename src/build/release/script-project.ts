/**
 * Saves which script of Google's is the owner's. The file is clasp's own project file, made from the committed one.
 * Git ignores it, so that no script's id gets into the repository.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The owner's script, or that of the template which others copy. The file stands in the repository's root, because clasp looks for the files to push beside its project file. */
export type ProjectFile = '.clasp.local.json' | '.clasp.template.json';
const committedFile = '.clasp.json';

export interface ScriptProject {
  readonly scriptId: string;
  /** The folder that clasp pushes, below the root. */
  readonly rootDir: string;
  /** The spreadsheet that the script is bound to, when `push` has made the script. */
  readonly parentId?: string;
  /** The web app's deployment, once there is one. The URL stays the same as long as the deployment does. */
  readonly deploymentId?: string;
}

/** The project that was saved last, or null. */
export function readProject(root: string, file: ProjectFile): ScriptProject | null {
  const path = join(root, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ScriptProject) : null;
}

/** Completes the known members of a project with those of the committed project file. */
export function projectOf(root: string, known: Omit<ScriptProject, 'rootDir'>): ScriptProject {
  const committed = JSON.parse(readFileSync(join(root, committedFile), 'utf8')) as ScriptProject;
  return { ...committed, ...known };
}

/** Saves a project for the next run. */
export function saveProject(
  root: string,
  file: ProjectFile,
  known: Omit<ScriptProject, 'rootDir'>,
): ScriptProject {
  const project = projectOf(root, known);
  writeFileSync(join(root, file), `${JSON.stringify(project, null, 2)}\n`);
  return project;
}
