/** Checks that mails reach customers: the mail that tells the owner of one that failed may fail for the same reason. */
import type { Email } from '../../../core/mails/mail-outcome.ts';
import { emails } from '../../../core/resources/emails.ts';
import { readRecords } from '../../../core/store/read/read-records.ts';
import { startSession } from '../../../core/store/start-session.ts';
import { recordTable } from '../../../core/store/table.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { forPerson, good, type HealthCheck } from '../health-check.ts';

const dayMs = 86_400_000;

/** As long as a mail is tried. */
const days = 3;

/** The newest mails, which are read in two document calls; more than most accounts send in so many days. */
const rowsRead = 2000;

/** No more mails are named; the screen Mails shows all. */
const shownMax = 5;

export const mailsCheck: HealthCheck = {
  id: 'mails',
  title: 'Mails',
  run({ workspace }) {
    const nowMs = workspace.clock.now();
    const mails = readMails(workspace);
    const failed = mails.filter(
      ({ status, updated_at }) => status === 'failed' && nowMs - Date.parse(updated_at) < days * dayMs,
    );
    const late = mails.filter(
      ({ status, created_at }) =>
        (status === 'queued' || status === 'sending') && nowMs - Date.parse(created_at) >= dayMs,
    );
    if (failed.length + late.length === 0) return good(`No mail has failed in the last ${days} days.`);
    return forPerson('warning', [
      ...(failed.length > 0
        ? [`Mails to customers of the last ${days} days that failed: ${failed.length}.`]
        : []),
      ...failed.slice(0, shownMax).map((mail) => `${nameOf(mail)}: ${mail.failure}`),
      ...(failed.length > shownMax ? [`And ${failed.length - shownMax} more.`] : []),
      ...(late.length > 0
        ? [
            `Mails that have waited for a day: ${late.length}. After three days each is given up: look whether your account has recipients left and whether Permissions above is good.`,
          ]
        : []),
      ...(failed.length > 0
        ? [
            'The screen Mails shows all. When the cause is gone, mail the document again; ask first where a mail may have gone out.',
          ]
        : []),
    ]);
  },
};

// The newest first.
function readMails(workspace: Workspace): Email[] {
  const last = workspace.document.lastContentRow(emails.sheet);
  if (last < 2) return [];
  const table = recordTable(emails);
  const { rows } = readRecords(startSession(workspace), table, Math.max(2, last - rowsRead + 1), last);
  return rows
    .flatMap(({ decoded }) => (decoded.ok ? [decoded.stored.record as Email] : []))
    .sort((one, other) => other.updated_at.localeCompare(one.updated_at));
}

function nameOf({ document_number, to }: Email): string {
  return `${document_number} to ${to.join(', ')}`;
}
