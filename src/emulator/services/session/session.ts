/** Google's Session and its class User. */
import { type Authorization, effectiveUser } from '../../execution/authorization.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';

interface User {
  getEmail(): string;
  /** The e-mail (gas-fakes' testsession.js, run on the live service). */
  toString(): string;
}

export interface Session {
  getActiveUser(): User;
  getEffectiveUser(): User;
  getActiveUserLocale(): string;
  getScriptTimeZone(): string;
  getTemporaryActiveUserKey(): string;
}

interface SessionWorld {
  /** The deployer's e-mail. */
  readonly owner: string;
  /** The manifest's zone. */
  readonly timeZone: string;
  readonly authorization: Authorization;
}

/** How long a temporary key of a user stays the same, by the reference. */
const temporaryKeyMs = 30 * 24 * 60 * 60_000;

/** The service as one execution sees it. */
export function createSession(
  execution: Execution,
  { owner, timeZone, authorization }: SessionWorld,
): Session {
  const { gate, clock, kind, activeUser } = execution;
  const user = (member: string, email: () => string): User => {
    // A simple trigger may call this, but Google does not always give it the e-mail.
    if (kind !== 'simple_trigger') authorization.require(`Session.${member}`, 'userinfo.email');
    const getEmail = (): string => gate.pass(freeCall('session', 'User.getEmail', [member]), email);
    return strict(execution.realm, 'User', { getEmail, toString: getEmail });
  };
  return strict(execution.realm, 'Session', {
    getActiveUser: () => user('getActiveUser', () => knownUser(execution, owner)),
    getEffectiveUser: () => user('getEffectiveUser', () => effectiveUser(execution, owner)),
    getActiveUserLocale: () => 'en',
    getScriptTimeZone: () => timeZone,
    getTemporaryActiveUserKey() {
      const period = Math.floor(clock.now() / temporaryKeyMs);
      return Buffer.from(`${activeUser}#${period}`).toString('base64url');
    },
  });
}

/** The e-mail that the script may see: a deployer's web app and a simple trigger see only their owner's. */
function knownUser({ kind, activeUser }: Execution, owner: string): string {
  const guarded = kind === 'web_app' || kind === 'simple_trigger';
  return guarded && activeUser !== owner ? '' : activeUser;
}
