/** A thread that runs functions of the script in a context of its own. The services are in the thread with the workbook. */
import { receiveMessageOnPort, workerData } from 'node:worker_threads';
import { createScriptContext, type ScriptContext } from '../../emulator/loader/script-context.ts';
import { createRemoteObjects } from './remote-objects.ts';
import {
  type ServiceReply,
  type MemberCall,
  plainErrorOf,
  type RunOrder,
  type RunReport,
  type ThreadBeginning,
} from './thread-messages.ts';

/** Tells the other thread something, which may wait for it in the middle of an execution of its own. */
function tell({ port, asked }: ThreadBeginning, message: MemberCall | RunReport): void {
  port.postMessage(message);
  Atomics.add(asked, 0, 1);
  Atomics.notify(asked, 0);
}

/** A script is synchronous, so this thread stands still until the answer is there. */
function ask(beginning: ThreadBeginning, call: MemberCall): ServiceReply {
  const { port, answered } = beginning;
  const before = Atomics.load(answered, 0);
  tell(beginning, call);
  // The notification of the answer before may come late, and wakes this call before its own answer is there.
  while (Atomics.load(answered, 0) === before) Atomics.wait(answered, 0, before);
  return receiveMessageOnPort(port)?.message as ServiceReply;
}

function run(beginning: ThreadBeginning, context: ScriptContext, order: RunOrder): RunReport {
  const { realm } = context;
  const objects = createRemoteObjects(realm, (call) => ask(beginning, call));
  const globals = objects.unpack(order.globals) as Readonly<Record<string, unknown>>;
  const uninstall = context.install(globals, { now: Date.now, random: Math.random });
  try {
    context.load();
    const found = context.lookup(order.functionName);
    if (found === undefined) return { ended: 'missing' };
    return { ended: 'returned', value: objects.pack(found(...order.args.map(objects.unpack))) };
  } catch (error) {
    return { ended: 'threw', error: plainErrorOf(error) };
  } finally {
    uninstall();
  }
}

function serveOrders(beginning: ThreadBeginning): void {
  const { folder, timeZone, port } = beginning;
  const createContext = (): ScriptContext => createScriptContext(folder, timeZone);
  let kept = createContext();
  port.on('message', (order: RunOrder) => {
    if (!kept.isCurrent()) kept = createContext();
    tell(beginning, run(beginning, kept, order));
  });
}

serveOrders(workerData as ThreadBeginning);
