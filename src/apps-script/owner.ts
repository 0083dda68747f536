/** Whose workspace it is: the account that ran Setup, which alone may see and change what keeps it secure. */
import type { Properties } from '../core/workspace.ts';
import { serviceCall } from './google/service-call.ts';

/** The property that holds the owner's e-mail address. To hand the workspace over, its owner deletes it. */
const ownerName = 'owner';

/** True when the person who acts is the owner. Whom the script acts for proves nothing: that is always the owner. */
export function isOwner(properties: Properties): boolean {
  const email = activeEmail();
  return email !== '' && email === properties.get(ownerName);
}

/** Makes the person who acts the owner when there is none yet; a sentence for whoever is not. */
export function claimOwnership(properties: Properties): string | null {
  const email = activeEmail();
  if (email === '')
    return 'Google does not tell this script which account you use, so it cannot set up anything for you.';
  const owner = properties.get(ownerName);
  if (owner === null) properties.set(ownerName, email);
  else if (owner !== email) return refusal;
  return null;
}

/** Tells a person who is not the owner so. @returns true for the owner */
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
