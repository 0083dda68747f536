/**
 * The permissions that the script asks its owner for. Google's dialog has a box for each, and an owner can take one back
 * at any time, so every part of the script may have to do without.
 */

/** Scopes by their last part, in the manifest's order. */
export type Permission =
  | 'spreadsheets.currentonly'
  | 'script.container.ui'
  | 'script.external_request'
  | 'script.scriptapp'
  | 'script.send_mail'
  | 'userinfo.email';

/** What does not work without each, as a sentence for the owner. */
export const withoutPermission: Readonly<Record<Permission, string>> = {
  'spreadsheets.currentonly':
    'This script may not read and change this spreadsheet: the API answers no request.',
  'script.container.ui': 'This script may not show pages: the developer area and the sidebar do not open.',
  'script.external_request':
    'This script may not send requests: webhooks wait, and the web app cannot be tested.',
  'script.scriptapp':
    'This script may not manage triggers: Set up cannot install what sends webhooks and notices edits.',
  'script.send_mail':
    'This script may not send mail: documents are not mailed, and nobody tells you when a webhook endpoint is disabled or the IBAN changes.',
  'userinfo.email':
    'This script may not see which account you use: it cannot make keys, and the developer area stays closed.',
};

/** What the owner does about it. */
export const permissionAdvice =
  'Choose Billing API › Set up in the spreadsheet, and tick Select all when Google asks.';

/** The newer member that Google's published types lack; null where Google does not tell. */
type AuthorizationInfo = GoogleAppsScript.Script.AuthorizationInfo & {
  getAuthorizedScopes(): readonly string[] | null;
};

export interface MissingPermissions {
  /** True when Google wants to ask the owner for something. */
  readonly isAnyMissing: boolean;
  readonly missing: readonly Permission[];
  /** The page on which Google asks for them; null when nothing is missing. */
  readonly url: string | null;
}

/** Reads what the active user has given; one call of Google's. */
export function readMissingPermissions(): MissingPermissions {
  const info = ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL) as AuthorizationInfo;
  if (info.getAuthorizationStatus() !== ScriptApp.AuthorizationStatus.REQUIRED)
    return { isAnyMissing: false, missing: [], url: null };
  const given = info.getAuthorizedScopes();
  const missing = given === null ? [] : allPermissions().filter((one) => !given.includes(fullScope(one)));
  return { isAnyMissing: true, missing, url: info.getAuthorizationUrl() };
}

/**
 * Lets Google ask for permissions that a menu command needs. When one is missing, Google shows its dialog and ends the
 * execution here.
 */
export function requirePermissions(permissions: readonly Permission[]): void {
  ScriptApp.requireScopes(ScriptApp.AuthMode.FULL, permissions.map(fullScope));
}

function allPermissions(): readonly Permission[] {
  return Object.keys(withoutPermission) as Permission[];
}

function fullScope(permission: Permission): string {
  return `https://www.googleapis.com/auth/${permission}`;
}
