/** Decides whether a document has a page, and how long that lives. */
import { addDays, compareDays } from '../../billing/calendar.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Session } from '../../store/session.ts';

const livesDays = 120;
const paidLivesDays = 30;

/** True for what was issued, as long as its page lives. */
export function hasPage(session: Session, record: Readonly<JsonObject>): boolean {
  return record.status !== 'draft' && record.customer != null && !isDead(session, record);
}

/** True when the last day of a document is so long ago that nobody should find its page any more. */
function isDead({ settings, today, workspace }: Session, record: Readonly<JsonObject>): boolean {
  const dayOf = (instant: unknown): string[] =>
    typeof instant === 'string' ? [workspace.clock.dayOf(Date.parse(instant), settings.time_zone)] : [];
  const { paid_at, voided_at } = (record.status_transitions ?? {}) as JsonObject;
  const [paidOn] = record.status === 'paid' ? dayOf(paid_at) : [];
  if (paidOn !== undefined) return isPast(paidOn, paidLivesDays, today);
  const days = [
    ...[record.invoice_date, record.due_date, record.quotation_date, record.expiry_date],
    ...[record.credit_note_date, ...dayOf(record.accepted_at), ...dayOf(record.declined_at)],
    ...[...dayOf(voided_at), ...dayOf(record.voided_at)],
  ].filter((day): day is string => typeof day === 'string');
  const last = days.reduce((latest, day) => (compareDays(day, latest) > 0 ? day : latest), '');
  return last !== '' && isPast(last, livesDays, today);
}

function isPast(day: string, days: number, today: string): boolean {
  const end = addDays(day, days);
  return end !== null && compareDays(end, today) < 0;
}
