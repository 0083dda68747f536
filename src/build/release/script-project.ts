/**
 * Remembers which script of Google's is yours. The file is clasp's own project file, made from the committed one;
 * git ignores it, so that the id of nobody's script is in the repository.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Below the repository's root: clasp looks for the files it pushes beside its project file. */
export const projectFile = '.clasp.local.json';
const templateFile = '.clasp.json';

export interface ScriptProject {
  readonly scriptId: string;
  /** The folder that clasp pushes, below the root. */
  readonly rootDir: string;
  /** The spreadsheet that the script is bound to, when it was made here. */
  readonly parentId?: string;
  /** The web app's deployment, once there is one: its URL stays as long as it is the same. */
  readonly deploymentId?: string;
}

/** The project that was saved last, or null. */
export function readProject(root: string): ScriptProject | null {
  const path = join(root, projectFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ScriptProject) : null;
}

/** What is known of a project, with the rest as the repository has it. */
export function projectOf(root: string, known: Omit<ScriptProject, 'rootDir'>): ScriptProject {
  const template = JSON.parse(readFileSync(join(root, templateFile), 'utf8')) as ScriptProject;
  return { ...template, ...known };
}

/** Saves a project for the next time. */
export function saveProject(root: string, known: Omit<ScriptProject, 'rootDir'>): ScriptProject {
  const project = projectOf(root, known);
  writeFileSync(join(root, projectFile), `${JSON.stringify(project, null, 2)}\n`);
  return project;
}
