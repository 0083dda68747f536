/** Formats dates with the letters of Java's SimpleDateFormat, as Google's Utilities.formatDate does. */
import { createZone, type Zone } from '../../time/zone.ts';

const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const dayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** A quoted text, a doubled quote, a run of one letter, or anything else. */
const token = /'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+/g;

/**
 * The instant as the zone's wall clock shows it.
 * @param timeZone an IANA name; an unknown one counts as GMT, without a word, as on Google's side
 * @throws Error for a letter that SimpleDateFormat does not know
 */
export function formatDate(instantMs: number, timeZone: string, pattern: string): string {
  const zone = zoneOrGmt(timeZone);
  const localMs = zone.toLocal(instantMs);
  const moment: Moment = {
    local: new Date(localMs),
    offsetMinutes: (localMs - instantMs) / 60_000,
    instantMs,
    zone,
  };
  return pattern.replace(token, (text: string, quoted: string | undefined, letter: string | undefined) => {
    if (quoted !== undefined) return quoted === '' ? "'" : quoted.replaceAll("''", "'");
    return letter === undefined ? text : field(letter, text.length, moment);
  });
}

interface Moment {
  /** The wall clock in the UTC fields. */
  readonly local: Date;
  readonly offsetMinutes: number;
  readonly instantMs: number;
  readonly zone: Zone;
}

function field(letter: string, width: number, { local, offsetMinutes, instantMs, zone }: Moment): string {
  const number = (value: number): string => String(value).padStart(width, '0');
  const hours = local.getUTCHours();
  switch (letter) {
    case 'y':
    case 'Y':
      return width === 2 ? String(local.getUTCFullYear()).slice(-2) : number(local.getUTCFullYear());
    case 'M':
    case 'L':
      return width < 3 ? number(local.getUTCMonth() + 1) : named(monthNames, local.getUTCMonth(), width);
    case 'd':
      return number(local.getUTCDate());
    case 'D':
      return number(Math.floor((local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / 86_400_000) + 1);
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
      return width < 4 ? shortZone(offsetMinutes) : zone.longName(instantMs);
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

function isoZone(offsetMinutes: number, width: number): string {
  if (offsetMinutes === 0) return 'Z';
  return width === 1
    ? signedOffset(offsetMinutes, '').slice(0, 3)
    : signedOffset(offsetMinutes, width === 2 ? '' : ':');
}

function shortZone(offsetMinutes: number): string {
  return offsetMinutes === 0 ? 'GMT' : `GMT${signedOffset(offsetMinutes, ':')}`;
}

function signedOffset(offsetMinutes: number, separator: string): string {
  const size = Math.abs(offsetMinutes);
  const pair = [Math.floor(size / 60), size % 60].map((value) => String(value).padStart(2, '0'));
  return (offsetMinutes < 0 ? '-' : '+') + pair.join(separator);
}

function zoneOrGmt(timeZone: string): Zone {
  try {
    return createZone(timeZone);
  } catch (error) {
    if (error instanceof RangeError) return createZone('Etc/GMT');
    throw error;
  }
}
