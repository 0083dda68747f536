/** Makes a version of the pushed script and lets the web app's deployment, and so its URL, serve it. */
import type { Clasp } from './clasp.ts';
import { projectFile, type ScriptProject } from './script-project.ts';

/** Google keeps about this many versions of a script. */
export const versionsMax = 200;
/** From so many on it is time to delete some. */
const versionsMany = 180;

export interface Deployed {
  readonly deploymentId: string;
  readonly versionNumber: number;
  /** How many versions there are, when they are many; else null. */
  readonly manyVersions: number | null;
}

interface Listed {
  readonly deploymentId: string;
  /** Missing for the deployment that every script has, of what was pushed last. */
  readonly versionNumber?: number;
}

/**
 * Updates the deployment that there is, and makes one only when there is none.
 * @param chosen the deployment to update; null to find it
 * @throws Error that lists them, when there are several
 */
export async function deployScript(
  clasp: Clasp,
  project: ScriptProject,
  description: string,
  chosen: string | null,
): Promise<Deployed> {
  const deploymentId = chosen ?? project.deploymentId ?? (await findDeployment(clasp));
  const facts = ['--project', projectFile, '--description', description];
  const deployed = (await clasp(
    deploymentId === null ? ['create-deployment', ...facts] : ['update-deployment', deploymentId, ...facts],
  )) as Required<Listed>;
  return { ...deployed, manyVersions: await countMany(clasp, deployed.versionNumber) };
}

async function findDeployment(clasp: Clasp): Promise<string | null> {
  const listed = (await clasp(['list-deployments', '--project', projectFile])) as readonly Listed[];
  const [first, ...others] = listed.filter(({ versionNumber }) => versionNumber !== undefined);
  if (others.length === 0) return first?.deploymentId ?? null;
  const ids = [first, ...others].map((deployment) => `  ${deployment?.deploymentId ?? ''}`);
  throw new Error(
    `The script has several deployments. Set DEPLOYMENT_ID to that of your URL:\n${ids.join('\n')}`,
  );
}

// Numbers are not used again: a low one tells without asking that there cannot be many.
async function countMany(clasp: Clasp, versionNumber: number): Promise<number | null> {
  if (versionNumber < versionsMany) return null;
  const versions = (await clasp(['list-versions', '--project', projectFile])) as readonly unknown[];
  return versions.length < versionsMany ? null : versions.length;
}
