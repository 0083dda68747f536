/** The Apps Script emulator: a script folder bound to a workbook, and every way in which Google runs it. */
import type { MakeArguments } from './execution/attempt.ts';
import { callFromPage, type PageOutcome } from './execution/call-from-page.ts';
import { createOpener, type EmulatedExecution, type Start } from './execution/emulated-execution.ts';
import type { EmulatorOptions } from './emulator-options.ts';
import type { ExecutionOutcome } from './execution/outcome.ts';
import { fireDueTriggers, fireTrigger, type TriggerRun } from './triggers/clock-triggers.ts';
import { firePersonEvent, type PersonEvent } from './triggers/fire-person-event.ts';
import { runWebApp, type WebAppResponse } from './web-app/run-web-app.ts';
import type { WebAppRequest } from './web-app/web-app-event.ts';
import { createWorld, type World } from './world.ts';

export interface Emulator {
  readonly world: World;
  /** Runs one execution to its end. Arguments are copied into the script's realm. */
  run(functionName: string, args: readonly unknown[], start: Start): ExecutionOutcome;
  open(start: Start): EmulatedExecution;
  /**
   * Answers one request of the web app as an anonymous caller, or as the person named.
   * @param deployer the account whose deployment is asked; missing: the owner's
   */
  webApp(request: WebAppRequest, activeUser?: string, deployer?: string): WebAppResponse;
  /** Runs a function for a page, as `google.script.run` does. */
  callFromPage(functionName: string, args: readonly unknown[], activeUser: string): PageOutcome;
  /** Runs the clock triggers whose time has come by the triggers' clock. */
  fireDueTriggers(): readonly TriggerRun[];
  /** Runs one installed trigger now, whatever its schedule says. */
  fireTrigger(uid: string): TriggerRun;
  /** Fires the simple and installed triggers for something that a person did in the spreadsheet. */
  personDid(event: PersonEvent): readonly TriggerRun[];
  /** Holds a lock (`script`, `document`, `user:{email}`) as another execution would; returns how to free it. */
  holdLock(lock: string): () => void;
  close(): Promise<void>;
}

/** Creates an emulator; nothing of the script has run yet. */
export function createEmulator(options: EmulatorOptions): Emulator {
  const world = createWorld(options);
  const open = createOpener(world, options.context);
  const runWith = (functionName: string, makeArguments: MakeArguments, start: Start): ExecutionOutcome => {
    const execution = open(start);
    return execution.end(execution.attempt(functionName, makeArguments));
  };
  const triggerRunner = { world, run: runWith };
  return {
    world,
    open,
    run: (functionName, args, start) => runWith(functionName, () => args, start),
    webApp: (request, activeUser = '', deployer) =>
      runWebApp(
        (functionName, makeArguments, start) =>
          runWith(functionName, makeArguments, { ...start, ...(deployer !== undefined && { deployer }) }),
        request,
        activeUser,
      ),
    callFromPage: (functionName, args, activeUser) =>
      callFromPage(runWith, functionName, args, { activeUser, screen: world.screen }),
    fireDueTriggers: () => fireDueTriggers(triggerRunner),
    fireTrigger: (uid) => fireTrigger(triggerRunner, uid),
    personDid: (event) => firePersonEvent(triggerRunner, event),
    holdLock: (lock) => holdLock(world, lock),
    close: world.close,
  };
}

function holdLock({ locks }: World, lock: string): () => void {
  const holder = `holder-of-${lock}`;
  if (!locks.acquire(lock, holder)) throw new Error(`The lock "${lock}" is held already.`);
  return () => locks.release(lock, holder);
}
