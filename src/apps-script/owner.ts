/** Keeps the owner of the workspace: the account that ran Set up. Only the owner may see and change keys and webhooks. */
import type { Properties } from '../core/workspace.ts';
import { serviceCall } from './google/service-call.ts';

/** The property with the owner's e-mail address. An owner who hands the workspace over deletes this property. */
const ownerName = 'owner';

/** True when the active user is the owner. The effective user would prove nothing, because that is always the owner. */
export function isOwner(properties: Properties): boolean {
  const email = activeEmail();
  return email !== '' && email === properties.get(ownerName);
}

/** Makes the active user the owner when there is none yet. @returns null, or a sentence for a user who is not the owner */
export function claimOwnership(properties: Properties): string | null {
  const email = activeEmail();
  if (email === '')
    return 'Google does not tell this script which account you use, so it cannot set up anything for you.';
  const owner = properties.get(ownerName);
  if (owner === null) properties.set(ownerName, email);
  else if (owner !== email) return refusal;
  return null;
}

/** Shows a message to a user who is not the owner. @returns true for the owner */
export function admitOwner(ui: GoogleAppsScript.Base.Ui, properties: Properties): boolean {
  if (isOwner(properties)) return true;
  const isSetUp = properties.get(ownerName) !== null;
  ui.alert('Not for you', isSetUp ? refusal : 'Choose Set up first.', ui.ButtonSet.OK);
  return false;
}

const refusal = 'Only the account that set up this spreadsheet can do this.';

function activeEmail(): string {
  return serviceCall(() => Session.getActiveUser().getEmail());
}
