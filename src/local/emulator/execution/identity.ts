/** Whom an execution acts for. */
import type { Execution } from './execution.ts';

/** The e-mail whose authority an execution has: a web app, a page and a trigger run as the owner, the rest as the person. */
export function effectiveUser(execution: Execution, owner: string): string {
  const actsAsPerson = execution.kind === 'menu' || execution.kind === 'simple_trigger';
  return actsAsPerson ? execution.activeUser : owner;
}
