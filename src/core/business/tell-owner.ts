/** Writes to the owner that the IBAN has changed: whoever can change it can have invoices paid to another account. */
import { type IbanNotice, loadSettings, type Settings } from '../settings.ts';
import { changeSettings } from '../store/save-settings.ts';
import type { Workspace } from '../workspace.ts';

const subject = 'The IBAN on your invoices has changed';

/**
 * Sends the mail that a change of the IBAN has left to be sent: one call when there is none. A mail that Google refuses
 * stays to be sent, and each hourly run tries it again. A run that dies behind the mail sends it once more.
 */
export function tellOwnerOfIban(workspace: Workspace): void {
  try {
    const settings = loadSettings(workspace, undefined);
    const { iban_notice: notice } = settings;
    if (notice === null) return;
    workspace.ownerMail().toOwner(subject, mailText(settings, notice));
    changeSettings(workspace, (stored) =>
      stored.iban_notice?.at === notice.at ? { ...stored, iban_notice: null } : stored,
    );
  } catch (error) {
    // The change itself is committed, and its answer must not fail.
    workspace.log.error('owner_not_told', { reason: String(error) });
  }
}

function mailText({ iban, name }: Settings, { from, at }: IbanNotice): string {
  return [
    `The IBAN on invoices of ${name || 'your business'} has changed.`,
    `Until now: ${from ?? 'none'}\nFrom now on: ${iban ?? 'none'}\nChanged at: ${at}`,
    'If this was neither you nor somebody you trust, correct the IBAN in the sheet Settings now. Then look in the developer area which API keys have the scope workspace:write, and revoke them.',
  ].join('\n\n');
}
