/** The members of Google's ScriptApp about what the owner has consented to, and Google's class AuthorizationInfo. */
import { askForConsent, type Consent, missingScopes } from '../../execution/consent.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { enumeration, strict } from '../../realm/strict.ts';
import type { EmulatedScreen } from '../ui/screen.ts';

interface AuthorizationInfo {
  getAuthorizationStatus(): string;
  /** Null when nothing is missing. */
  getAuthorizationUrl(): string | null;
  getAuthorizedScopes(): string[];
}

export interface AuthorizationMembers {
  readonly AuthMode: Readonly<Record<'NONE' | 'CUSTOM_FUNCTION' | 'LIMITED' | 'FULL', string>>;
  readonly AuthorizationStatus: Readonly<Record<'REQUIRED' | 'NOT_REQUIRED', string>>;
  getAuthorizationInfo(authMode: string, scopes?: readonly string[]): AuthorizationInfo;
  requireAllScopes(authMode: string): null;
  requireScopes(authMode: string, scopes: readonly string[]): null;
}

export interface ConsentWorld {
  readonly consent: Consent;
  readonly screen: EmulatedScreen;
  /** Those of the manifest, in full. */
  readonly scopes: readonly string[];
}

/** Where a person gives the missing consents; the real address is longer, and says nothing to people either. */
const consentUrl = 'https://accounts.google.com/o/oauth2/auth?scope=';

/** The members as one execution sees them. */
export function authorizationMembers(
  execution: Execution,
  { consent, screen, scopes: listed }: ConsentWorld,
): AuthorizationMembers {
  const { gate, kind, realm } = execution;
  const require = (member: string, scopes: readonly string[]): null =>
    gate.pass(freeCall('script', `ScriptApp.${member}`), () => {
      const missing = missingScopes(consent, scopes);
      if (missing.length > 0) askForConsent(consent, screen, { kind, missing });
      return null;
    });
  return {
    AuthMode: enumeration('AuthMode', ['NONE', 'CUSTOM_FUNCTION', 'LIMITED', 'FULL']),
    AuthorizationStatus: enumeration('AuthorizationStatus', ['REQUIRED', 'NOT_REQUIRED']),
    getAuthorizationInfo: (_authMode, scopes = listed) =>
      gate.pass(freeCall('script', 'ScriptApp.getAuthorizationInfo'), () => {
        const missing = missingScopes(consent, scopes);
        return strict(realm, 'AuthorizationInfo', {
          getAuthorizationStatus: () => (missing.length > 0 ? 'REQUIRED' : 'NOT_REQUIRED'),
          getAuthorizationUrl: () =>
            missing.length > 0 ? consentUrl + missing.map(encodeURIComponent).join('+') : null,
          getAuthorizedScopes: () => realm.array(scopes.filter((scope) => !missing.includes(scope))),
        });
      }),
    requireAllScopes: () => require('requireAllScopes', listed),
    requireScopes: (_authMode, scopes) => require('requireScopes', scopes),
  };
}
