/** Dates in cells: a wall clock of the spreadsheet's time zone, counted in days since 1899-12-30. */
import { createZone } from '../../time/zone.ts';

const dayMs = 86_400_000;
const epochMs = Date.UTC(1899, 11, 30);

/** The serial number that a cell stores for an instant. */
export function serialOfInstant(instantMs: number, timeZone: string): number {
  return (createZone(timeZone).toLocal(instantMs) - epochMs) / dayMs;
}

/** The instant that a script reads from a serial number, in milliseconds since the Unix epoch, by the rule of `Zone`. */
export function instantOfSerial(serial: number, timeZone: string): number {
  return createZone(timeZone).fromLocal(epochMs + Math.round(serial * dayMs));
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
  return new Date(createZone(timeZone).toLocal(instantMs)).getUTCFullYear();
}
