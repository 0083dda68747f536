/** `npm start`: builds what is not built, opens or creates the workbook, serves the API on this machine. */
import { randomBytes } from 'node:crypto';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { isBuilt } from '../build/build-stamp.ts';
import { createPageServer } from './pages/serve-pages.ts';
import { createSample } from './runtime/create-sample.ts';
import { allScopes } from '../core/access/scope-list.ts';
import { readLocalEnvironment } from './runtime/environment.ts';
import { type LocalWorkspace, openLocalWorkspace } from './runtime/local-workspace.ts';
import { chooseCommand } from './runtime/menu-command.ts';
import { pointLinks } from './runtime/point-links.ts';
import { runDueTriggers, createTriggerClock } from './runtime/trigger-clock.ts';
import { execPath, serve } from './runtime/serve.ts';
import { stopWhenTold } from './runtime/stop-when-told.ts';
import { openFailures } from '../emulator/front-end/failures/read-failure-settings.ts';

const root = join(fileURLToPath(import.meta.url), '../../..');
const distFolder = join(root, 'dist');
const scriptFolder = join(distFolder, 'apps-script');

// V8 would collect garbage only when the heap is several times as large as what is in use. While the workbook is read nearly
// everything stays in use, so that looking for garbage often would take a quarter of the time.
const [garbagePercentAtStart, garbagePercent] = [50, 15];

async function start(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${garbagePercentAtStart}`);
  const { port, workbookPath, triggerMinuteMs, failures } = readLocalEnvironment(process.env);
  if (!isBuilt(root)) {
    console.log('Building the script and its pages …');
    // The builder takes seconds to load.
    const { writeDist } = await import('../build/build.ts');
    await writeDist();
  }
  console.log('Opening the workbook …');
  const clock = createTriggerClock(triggerMinuteMs);
  const workspace = await openLocalWorkspace({
    workbookPath,
    scriptFolder,
    webAppUrl: `http://localhost:${port}${execPath}`,
    triggerNow: clock.now,
    report: (message) => console.error(message),
    onTaken: () => {
      console.error(
        `The lock of ${workbookPath} was taken by another process, or removed. This process ends, so that no number is given twice. All that it answered is in the files.`,
      );
      process.exit(1);
    },
  });
  const pageToken = randomBytes(32).toString('hex');
  chooseCommand(workspace.emulator, 'setUp');
  setFlagsFromString(`--heap-growing-percent=${garbagePercent}`);
  const printed = workspace.printedKey();
  // Version 1.0 printed a key that looks like a test key, which would open test data now.
  const key = printed?.startsWith('bbk_local_') === true ? printed : makePrintedKey(workspace);
  pointLinks(workspace.emulator, `http://localhost:${port}`);
  if (workspace.wasCreated) {
    console.log('Filling it with a sample business …');
    createSample(workspace.emulator);
  }
  await workspace.commit();
  const frontEnd = openFailures(failures);
  const server = await serve(workspace, port, {
    frontEnd,
    pages: createPageServer({ workspace, distFolder, pageToken }),
  }).catch(async (error: unknown) => {
    await workspace.close();
    throw error;
  });
  await workspace.publish({ origin: `http://127.0.0.1:${server.port}`, pageToken });
  // A run that is lost with the process is a run that Google skipped: nothing waits for it.
  const stopTriggers = clock.everyMinute(() => runDueTriggers(workspace, frontEnd.slots));
  stopWhenTold(async () => {
    stopTriggers();
    await server.close();
    await workspace.close();
  });
  console.log(banner(server.port, key, workbookPath));
}

/** A key for everything: whoever starts the program owns the workbook. */
function makePrintedKey(workspace: LocalWorkspace): string {
  const key = chooseCommand(workspace.emulator, 'createApiKey', ['Printed at start', allScopes.join(' ')]);
  workspace.keepPrintedKey(key);
  return key;
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/** The text that `npm start` prints when it is ready. */
function banner(port: number, key: string, workbookPath: string): string {
  const origin = `http://localhost:${port}`;
  return `
Business Billing API is ready. Open it in a browser:

  ${origin}/

  Workbook   ${relative(process.cwd(), workbookPath)}
  API key    ${key}

Try it:

  curl -H "Authorization: Bearer ${key}" ${origin}/api/v1/invoices

Stop with Ctrl+C.`;
}
