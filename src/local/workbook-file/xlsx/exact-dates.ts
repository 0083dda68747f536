/** Keeps numbers under a date format exact, although hucre reads such cells as dates of whole milliseconds. */

const millisecondsPerDay = 86_400_000;

/** Day 0 of the file format. */
const epochMs = Date.UTC(1899, 11, 31);

/** The format counts a 29 February 1900, which did not exist, so days after it are one too high. */
const inventedDay = 60;

/** A number by the place of its cell, row and column counted from zero. */
export type ExactDate = readonly [row: number, column: number, value: number];

/** True when hucre may read numbers of this format as dates; a wrong true does no harm. */
export function mayBeDateFormat(format: string | undefined): boolean {
  return format !== undefined && /[ymdhs]/i.test(format.replace(/"[^"]*"/g, ''));
}

/** True when the number is the same after hucre read it as a date. */
export function survivesAsDate(value: number): boolean {
  return numberOfDate(dateOfNumber(value)) === value;
}

/** The number of a cell that hucre read as a date: the exact one when it still fits, else to the millisecond. */
export function exactNumber(date: Date, exact: number | undefined): number | undefined {
  if (exact !== undefined && Object.is(dateOfNumber(exact).getTime(), date.getTime())) return exact;
  const value = numberOfDate(date);
  return Number.isNaN(value) ? undefined : value;
}

/** The date that hucre makes of a number. */
function dateOfNumber(value: number): Date {
  if (value === inventedDay) return new Date(Date.UTC(1900, 1, 28));
  const days = value > inventedDay ? value - 1 : value;
  return new Date(epochMs + Math.round(days * millisecondsPerDay));
}

function numberOfDate(date: Date): number {
  const days = (date.getTime() - epochMs) / millisecondsPerDay;
  return days >= inventedDay ? days + 1 : days;
}
