/** Makes a version of the pushed script, and lets the web app's deployment, and so its URL, serve that version. */
import type { Clasp } from './clasp.ts';
import type { ProjectFile, ScriptProject } from './script-project.ts';

// Only the owner's own script is deployed: a template has no web app.
const projectFile: ProjectFile = '.clasp.local.json';

/** Google keeps about this many versions of a script. */
export const versionsMax = 200;
/** From this number on, the owner is asked to delete some. */
const versionsMany = 180;

export interface Deployed {
  readonly deploymentId: string;
  readonly versionNumber: number;
  /** The number of versions when there are many, otherwise null. */
  readonly manyVersions: number | null;
}

interface Listed {
  readonly deploymentId: string;
  /** Missing for the head deployment, which every script has and which always runs the last push. */
  readonly versionNumber?: number;
}

/**
 * Updates the existing deployment, or makes one when there is none.
 * @param chosen the deployment to update; null to find it
 * @throws Error that lists the deployments, when there are several and none was chosen
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

// Google never uses a version number twice. A low number proves without a further call that there cannot be many versions.
async function countMany(clasp: Clasp, versionNumber: number): Promise<number | null> {
  if (versionNumber < versionsMany) return null;
  const versions = (await clasp(['list-versions', '--project', projectFile])) as readonly unknown[];
  return versions.length < versionsMany ? null : versions.length;
}
