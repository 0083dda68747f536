/** The two commands that bring a build to Google: `push` and `deploy`. */
import type { FetchFunction } from '../../gateway/transport/fetch-hop.ts';
import { awaitBuild } from './await-build.ts';
import { checkTemplate, copyLink, type Download, howToShare } from './check-template.ts';
import { type ProjectCommand, chooseProject, readWords } from './choose-project.ts';
import { deployScript, versionsMax } from './deploy-script.ts';
import { pushScript } from './push-script.ts';
import { saveProject, type ScriptProject } from './script-project.ts';

export interface Release extends ProjectCommand {
  /** Builds the files that are pushed, and resolves with the build's id. */
  readonly build: () => Promise<string>;
  readonly fetch: FetchFunction;
  readonly download: Download;
  readonly say: (sentence: string) => void;
}

/** Builds and pushes. Triggers and menus run the new build at once; the web app runs it after `deploy`. */
export async function push(release: Release): Promise<void> {
  const { isTemplate, isCheck } = readWords(release.words);
  if (isCheck) {
    await checkTemplate(release);
    return;
  }
  const { scriptId, parentId } = (await pushBuild(release)).project;
  if (parentId !== undefined)
    release.say(`Spreadsheet  https://docs.google.com/spreadsheets/d/${parentId}/edit`);
  release.say(`Script       https://script.google.com/d/${scriptId}/edit`);
  if (!isTemplate || parentId === undefined) return;
  release.say(`Copy link    ${copyLink(parentId)}`);
  release.say(howToShare);
}

/** Builds, pushes and deploys, and waits until the URL serves the new build. */
export async function deploy(release: Release): Promise<void> {
  const { root, clasp, environment, fetch, say, words } = release;
  if (readWords(words).isTemplate)
    throw new Error('A template has no web app: who copies it deploys the copy. Use npm run push.');
  const { project, buildId } = await pushBuild(release);
  const chosen = environment.DEPLOYMENT_ID ?? null;
  const { deploymentId, versionNumber, manyVersions } = await deployScript(
    clasp,
    project,
    `Build ${buildId}`,
    chosen,
  );
  saveProject(root, '.clasp.local.json', { ...project, deploymentId });
  const execUrl = `https://script.google.com/macros/s/${deploymentId}/exec`;
  say(`Deployed version ${versionNumber}. Waiting until it is served…`);
  if (manyVersions !== null)
    say(
      `There are ${manyVersions} versions, and Google keeps ${versionsMax}: delete old ones in the script editor, under Project history.`,
    );
  await awaitBuild({ execUrl, buildId, fetch });
  say(`${execUrl} serves build ${buildId}.`);
}

async function pushBuild(release: Release): Promise<{ project: ScriptProject; buildId: string }> {
  const { root, clasp, build, say } = release;
  const project = await chooseProject(release);
  const buildId = await build();
  const files = await pushScript(root, clasp, project, readWords(release.words).file);
  say(files === 0 ? `The script has build ${buildId} already.` : `Pushed build ${buildId}: ${files} files.`);
  return { project, buildId };
}
