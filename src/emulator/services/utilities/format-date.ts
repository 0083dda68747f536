/** Formats dates with the letters of Java's SimpleDateFormat, as Google's Utilities.formatDate does. */
import { javaZone, signedOffset, type JavaZone } from './java-zone.ts';

const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const dayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const dayMs = 86_400_000;

/** A quoted text, a doubled quote, a run of one letter, a quote that nothing closes, or anything else. */
const token = /'((?:[^']|'')*)'|([A-Za-z])\2*|'|[^A-Za-z']+/g;

/**
 * The instant as the zone's wall clock shows it.
 * @param timeZone as Java reads it: an IANA name, or a form like `GMT+2`; an unknown one counts as GMT
 * @throws Error for a pattern that SimpleDateFormat refuses
 */
export function formatDate(instantMs: number, timeZone: string, pattern: string): string {
  const zone = javaZone(timeZone);
  const localMs = zone.toLocal(instantMs);
  const moment: Moment = {
    local: new Date(localMs),
    offsetMinutes: (localMs - instantMs) / 60_000,
    instantMs,
    zone,
  };
  return pattern.replace(token, (text: string, quoted: string | undefined, letter: string | undefined) => {
    if (quoted !== undefined) return quoted === '' ? "'" : quoted.replaceAll("''", "'");
    if (text === "'") throw new Error('Unterminated quote');
    return letter === undefined ? text : field(letter, text.length, moment);
  });
}

interface Moment {
  /** The wall clock in the UTC fields. */
  readonly local: Date;
  readonly offsetMinutes: number;
  readonly instantMs: number;
  readonly zone: JavaZone;
}

function field(letter: string, width: number, { local, offsetMinutes, instantMs, zone }: Moment): string {
  const number = (value: number): string => String(value).padStart(width, '0');
  const year = (value: number): string => (width === 2 ? String(value).slice(-2) : number(value));
  const hours = local.getUTCHours();
  switch (letter) {
    case 'y':
      return year(local.getUTCFullYear());
    case 'Y':
      return year(weekOf(local).year);
    case 'M':
    case 'L':
      return width < 3 ? number(local.getUTCMonth() + 1) : named(monthNames, local.getUTCMonth(), width);
    case 'w':
      return number(weekOf(local).week);
    case 'W':
      return number(weekAmong(local.getUTCDate(), local));
    case 'd':
      return number(local.getUTCDate());
    case 'D':
      return number(dayOfYear(local));
    case 'F':
      return number(Math.ceil(local.getUTCDate() / 7));
    case 'E':
      return named(dayNames, local.getUTCDay(), width);
    case 'u':
      return number(local.getUTCDay() || 7);
    case 'a':
      return hours < 12 ? 'AM' : 'PM';
    case 'H':
      return number(hours);
    case 'k':
      return number(hours || 24);
    case 'K':
      return number(hours % 12);
    case 'h':
      return number(hours % 12 || 12);
    case 'm':
      return number(local.getUTCMinutes());
    case 's':
      return number(local.getUTCSeconds());
    case 'S':
      return number(local.getUTCMilliseconds());
    case 'G':
      return 'AD';
    case 'z':
      return width < 4 ? zone.shortName(instantMs) : zone.longName(instantMs);
    case 'Z':
      return signedOffset(offsetMinutes, '');
    case 'X':
      return isoZone(offsetMinutes, width);
    default:
      throw new Error(`Illegal pattern character '${letter}'`);
  }
}

function named(names: readonly string[], index: number, width: number): string {
  const name = names[index] ?? '';
  return width < 4 ? name.slice(0, 3) : name;
}

function dayOfYear(local: Date): number {
  return Math.floor((local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / dayMs) + 1;
}

/** A week begins on Sunday, and the first of a year is the one with January 1st, as in Java for the United States. */
function weekOf(local: Date): { readonly week: number; readonly year: number } {
  const year = local.getUTCFullYear();
  const saturday = new Date(local.getTime() + (6 - local.getUTCDay()) * dayMs);
  if (saturday.getUTCFullYear() > year) return { week: 1, year: year + 1 };
  return { week: weekAmong(dayOfYear(local), local), year };
}

/** The number of the week among those of its month or year, of which this is the given day. */
function weekAmong(day: number, local: Date): number {
  return Math.floor((day + 5 - local.getUTCDay()) / 7) + 1;
}

function isoZone(offsetMinutes: number, width: number): string {
  if (width > 3) throw new Error(`invalid ISO 8601 format: length=${width}`);
  if (offsetMinutes === 0) return 'Z';
  return width === 1
    ? signedOffset(offsetMinutes, '').slice(0, 3)
    : signedOffset(offsetMinutes, width === 2 ? '' : ':');
}
