/** Pushes the built files, and checks that all of them have arrived. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Clasp } from './clasp.ts';
import type { ProjectFile, ScriptProject } from './script-project.ts';

/**
 * Resolves with the number of pushed files; 0 when the script had them all already.
 * @throws Error that names the files which clasp did not push
 */
export async function pushScript(
  root: string,
  clasp: Clasp,
  { rootDir }: ScriptProject,
  file: ProjectFile,
): Promise<number> {
  // Without force clasp skips a push that changes the manifest, and calls that a success.
  const pushed = (await clasp(['push', '--force', '--project', file])) as readonly string[];
  if (pushed.length === 0) return 0;
  const arrived = pushed.map((path) => basename(path));
  const left = readdirSync(join(root, rootDir)).filter((name) => !arrived.includes(name));
  if (left.length > 0) throw new Error(`clasp did not push ${left.join(', ')}.`);
  return pushed.length;
}
