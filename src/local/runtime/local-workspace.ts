/**
 * Opens a workspace on this machine: the workbook file, and the script that runs on it. A killed process loses no
 * answered write.
 */
import { dirname, join } from 'node:path';
import { type MailFolder, openMailFolder } from '../mail/mail-folder.ts';
import { createEmulator, type Emulator } from '../../emulator/emulator.ts';
import { blankWorkbook, createWorkbook } from '../../emulator/spreadsheet/workbook/workbook.ts';
import type { ExecutionOutcome } from '../../emulator/execution/outcome.ts';
import type { StateMutation } from '../../emulator/emulator-options.ts';
import { withOwnWebApp } from '../../emulator/services/url-fetch/own-web-app.ts';
import {
  compileScriptThread,
  createScriptThreads,
  type ThreadLaunch,
} from '../script-thread/script-threads.ts';
import type { ServedAt } from '../workbook-file/file-lock.ts';
import { createCheckpointThread } from '../workbook-file/checkpoint-thread.ts';
import { openWorkbookFile } from '../workbook-file/workbook-file.ts';
import { emptyState, openEmulatorState } from '../workbook-file/emulator-state.ts';

// The local runtime keeps the printed key in a property store of its own, which no script can read.
const ownStore = 'local_runtime';
const printedKeyName = 'printed_key';

/** The person whose spreadsheet it is. */
export const localOwner = 'owner@localhost';

export interface LocalWorkspace {
  readonly emulator: Emulator;
  /** The mails that the script has sent. */
  readonly mails: MailFolder;
  /** True when there was no workbook before. */
  readonly wasCreated: boolean;
  /** Runs an execution in a thread of its own; requests are served meanwhile. */
  run(launch: ThreadLaunch): Promise<ExecutionOutcome>;
  printedKey(): string | null;
  keepPrintedKey(key: string): void;
  /**
   * Resolves when everything written so far is on the disk and survives `kill -9`; rejects while the disk refuses it.
   */
  commit(): Promise<void>;
  /** Resolves at once; after a failed commit it tries again first. Await it before an execution that may write. */
  ready(): Promise<void>;
  /** Tells other processes of this user where the workbook is served. */
  publish(servedAt: ServedAt): Promise<void>;
  /** Writes the .xlsx file and releases its lock. */
  close(): Promise<void>;
}

interface LocalWorkspaceOptions {
  readonly workbookPath: string;
  readonly scriptFolder: string;
  readonly webAppUrl: string;
  /** The time that triggers keep, in milliseconds since the Unix epoch. */
  readonly triggerNow: () => number;
  /** Called with each message for the developer at the terminal. */
  readonly report: (message: string) => void;
  /** Called once when another process has taken the workbook: this one cannot write any more. */
  readonly onTaken?: () => void;
}

/**
 * Opens the workbook file, or creates it, and the emulator on it.
 * @throws WorkbookFileError when another process has it open or it is not readable
 */
export async function openLocalWorkspace(options: LocalWorkspaceOptions): Promise<LocalWorkspace> {
  const [write, program] = await Promise.all([createCheckpointThread(), compileScriptThread()]);
  const file = await openWorkbookFile({
    path: options.workbookPath,
    create: () => ({ snapshot: blankWorkbook('Klangwerk', ownTimeZone(), 'en_US'), state: emptyState }),
    openWorkbook: (snapshot) => createWorkbook(snapshot),
    openState: openEmulatorState,
    write,
    report: options.report,
    ...(options.onTaken !== undefined && { onTaken: options.onTaken }),
  });
  const { workbook, state } = file;
  const keep = (change: StateMutation): void => {
    state.apply(change);
    file.record({ part: 'state', change });
  };
  workbook.onMutation((change) => file.record({ part: 'workbook', change }));
  const { properties, triggers } = state.toStored();
  const threads = createScriptThreads({
    program,
    emulator: () => emulator,
    withOwn: (outside) => withOwnWebApp(options.webAppUrl, (request) => emulator.webApp(request), outside),
  });
  const mails = openMailFolder(join(dirname(options.workbookPath), 'mail'), localOwner, options.report);
  const emulator: Emulator = createEmulator({
    scriptFolder: options.scriptFolder,
    context: 'kept',
    workbook,
    properties,
    triggers,
    owner: localOwner,
    webAppUrl: options.webAppUrl,
    triggerNow: options.triggerNow,
    onMutation: keep,
    fetch: threads.send,
    waitForLock: threads.waitForLock,
    onLog: ({ severity, text }) => options.report(`${severity}: ${text}`),
    onMail: mails.keep,
    // The script issues and accepts test keys where this name exists, and nowhere else.
    globals: { LOCAL_RUNTIME: true },
  });
  return {
    emulator,
    mails,
    wasCreated: file.wasCreated,
    run: threads.run,
    printedKey: () => state.toStored().properties[ownStore]?.[printedKeyName] ?? null,
    keepPrintedKey: (key) =>
      keep({ kind: 'property_set', store: ownStore, name: printedKeyName, value: key }),
    commit: file.commit,
    ready: file.ready,
    publish: file.publish,
    async close() {
      await threads.close();
      await emulator.close();
      await file.close();
    },
  };
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
