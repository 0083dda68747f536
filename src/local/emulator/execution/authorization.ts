/** The rights of an execution: the user it acts for, and the members that the manifest's scopes let it call. */
import type { Execution } from './execution.ts';

const scopePrefix = 'https://www.googleapis.com/auth/';

/** Scopes by their last part, as Google's reference lists them for each member. */
type ScopeName =
  | 'script.external_request'
  | 'script.scriptapp'
  | 'script.container.ui'
  | 'script.send_mail'
  | 'userinfo.email';

export interface Authorization {
  /**
   * @param member as Google spells it, for example `UrlFetchApp.fetch`
   * @throws Exception `You do not have permission to call …`
   */
  require(member: string, scope: ScopeName): void;
}

/**
 * An explicit list of scopes in the manifest wins over what Google would find by itself, so it must be complete.
 * @param scopes undefined when the manifest lists none
 */
export function createAuthorization(
  execution: Execution,
  scopes: readonly string[] | undefined,
): Authorization {
  return {
    require(member, scope) {
      const granted = scopes === undefined || scopes.includes(scopePrefix + scope);
      if (granted && execution.kind !== 'simple_trigger') return;
      throw execution.realm.exception(
        `You do not have permission to call ${member}. Required permissions: ${scopePrefix}${scope}`,
      );
    },
  };
}

/**
 * The e-mail whose authority an execution has: a web app, a page and a trigger run as the owner, the rest as the
 * person.
 */
export function effectiveUser(execution: Execution, owner: string): string {
  const actsAsPerson = execution.kind === 'menu' || execution.kind === 'simple_trigger';
  return actsAsPerson ? execution.activeUser : owner;
}
