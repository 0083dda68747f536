/** The day until which a document counts: given, or so many days after its date. */
import { addDays, compareDays } from '../../billing/calendar.ts';
/** Notes a fault for a day before the document's own, or beyond the calendar. */
export function dueDate(draft, { from, given, days, field }) {
  const fault = (code, message) => {
    draft.fault({ pointer: `/${field}`, code, message });
    return from;
  };
  const day = given ?? addDays(from, days);
  if (day === null) return fault('out_of_range', 'Falls behind the year 2999.');
  if (compareDays(day, from) < 0)
    return fault('due_before_invoice_date', `Must not be before ${from}, the document’s own date.`);
  return day;
}
