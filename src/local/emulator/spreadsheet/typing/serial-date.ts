/** Dates in cells: a wall clock of the spreadsheet's time zone, counted in days since 1899-12-30. */
import { wallClockFormat } from '../../time/zone.ts';

const dayMs = 86_400_000;
const epochMs = Date.UTC(1899, 11, 30);

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = wallClockFormat(timeZone);
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The wall clock of an instant, written as if it were UTC. */
function wallMs(instantMs: number, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instantMs)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  const seconds = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return seconds + (((instantMs % 1000) + 1000) % 1000);
}

/** The serial number that a cell stores for an instant. */
export function serialOfInstant(instantMs: number, timeZone: string): number {
  return (wallMs(instantMs, timeZone) - epochMs) / dayMs;
}

/** The instant that a script reads from a serial number, in milliseconds since the Unix epoch. */
export function instantOfSerial(serial: number, timeZone: string): number {
  const wall = epochMs + Math.round(serial * dayMs);
  // The offset at the wall clock taken for an instant is right except near a change of it; the second step is.
  const guess = wall - (wallMs(wall, timeZone) - wall);
  return wall - (wallMs(guess, timeZone) - guess);
}

/** The serial number of a calendar date, or undefined when there is no such day. */
export function serialOfDate(year: number, month: number, day: number): number | undefined {
  const ms = Date.UTC(year, month - 1, day);
  const date = new Date(ms);
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return undefined;
  return Math.round((ms - epochMs) / dayMs);
}

/** The wall clock of a serial number, to be read with the UTC getters, rounded to milliseconds. */
export function wallClockOfSerial(serial: number): Date {
  return new Date(epochMs + Math.round(serial * dayMs));
}

/** The calendar year of an instant in a time zone. */
export function yearOfInstant(instantMs: number, timeZone: string): number {
  return new Date(wallMs(instantMs, timeZone)).getUTCFullYear();
}
