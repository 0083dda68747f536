/** The end of an execution from outside: killed, out of time, or paused by a simulator. */

/** Thrown by an interceptor; the script cannot outlive it, because every later service call throws it again. */
export class ExecutionStopped extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ExecutionStopped';
  }
}
