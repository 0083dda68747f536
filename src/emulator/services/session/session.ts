/** Google's Session and its class User. */
import { type Authorization, effectiveUser } from '../../execution/authorization.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';

interface User {
  getEmail(): string;
}

export interface EmulatedSession {
  getActiveUser(): User;
  getEffectiveUser(): User;
}

interface SessionWorld {
  /** The deployer's e-mail. */
  readonly owner: string;
  readonly authorization: Authorization;
}

/** The service as one execution sees it. */
export function createSession(execution: Execution, { owner, authorization }: SessionWorld): EmulatedSession {
  const { gate, kind } = execution;
  const user = (member: string, email: () => string): User => {
    // A simple trigger may call this, but Google does not always give it the e-mail.
    if (kind !== 'simple_trigger') authorization.require(`Session.${member}`, 'userinfo.email');
    return strict(execution.realm, 'User', {
      getEmail: () => gate.pass(freeCall('session', 'User.getEmail', [member]), email),
    });
  };
  return strict(execution.realm, 'Session', {
    getActiveUser: () => user('getActiveUser', () => knownUser(execution, owner)),
    getEffectiveUser: () => user('getEffectiveUser', () => effectiveUser(execution, owner)),
  });
}

/** The e-mail that the script may see: a deployer's web app and a simple trigger see only their owner's. */
function knownUser({ kind, activeUser }: Execution, owner: string): string {
  const guarded = kind === 'web_app' || kind === 'simple_trigger';
  return guarded && activeUser !== owner ? '' : activeUser;
}
