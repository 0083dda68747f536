/** The rights of an execution: the user it acts for, and the members that the manifest's scopes let it call. */
import { type Consent, missingScopes } from './consent.ts';
import type { Execution } from './execution.ts';

const scopePrefix = 'https://www.googleapis.com/auth/';

/** Scopes by their last part, as Google's reference lists them for each member. */
type ScopeName =
  | 'spreadsheets.currentonly'
  | 'spreadsheets'
  | 'script.external_request'
  | 'script.scriptapp'
  | 'script.container.ui'
  | 'script.send_mail'
  | 'userinfo.email';

export interface Authorization {
  /**
   * @param member as Google spells it, for example `UrlFetchApp.fetch`
   * @param scopes each of them is enough
   * @throws Exception `Specified permissions are not sufficient to call …`, and in a simple trigger
   * `You do not have permission to call …`
   */
  require(member: string, ...scopes: readonly ScopeName[]): void;
}

/**
 * An explicit list of scopes in the manifest wins over what Google would find by itself, so it must be complete.
 * @param listed the manifest's scopes, undefined when it lists none
 * @param consent what the owner has given of them
 */
export function createAuthorization(
  execution: Execution,
  listed: readonly string[] | undefined,
  consent: Consent = { granted: null },
): Authorization {
  const isSimple = execution.kind === 'simple_trigger';
  const isGiven = (scope: string): boolean =>
    (listed === undefined || listed.includes(scope)) && missingScopes(consent, [scope]).length === 0;
  return {
    require(member, ...names) {
      const scopes = names.map((name) => scopePrefix + name);
      if (!isSimple && scopes.some(isGiven)) return;
      const refusal = isSimple
        ? 'You do not have permission to call'
        : 'Specified permissions are not sufficient to call';
      const [only = '', ...others] = scopes;
      const required = others.length === 0 ? only : `(${scopes.join(' || ')})`;
      throw execution.realm.exception(`${refusal} ${member}. Required permissions: ${required}`);
    },
  };
}

/**
 * The e-mail whose authority an execution has: a web app runs as the account that deployed it, a trigger as the owner,
 * the rest as the person.
 */
export function effectiveUser(execution: Execution, owner: string): string {
  const actsAsPerson = ['menu', 'simple_trigger', 'page'].includes(execution.kind);
  return actsAsPerson ? execution.activeUser : (execution.deployer ?? owner);
}
