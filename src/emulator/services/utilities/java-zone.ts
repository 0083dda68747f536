/** Reads the ids of time zones as Java's class TimeZone does, and names zones as its SimpleDateFormat does. */
import { createZone, type Zone } from '../../time/zone.ts';

export interface JavaZone {
  /** The wall clock at an instant, as if it were UTC; both in milliseconds since the Unix epoch. */
  toLocal(instantMs: number): number;
  /** For example `CET`, or `GMT+02:00`. */
  shortName(instantMs: number): string;
  longName(instantMs: number): string;
}

/** The three letters that Java still takes for a zone (java.time.ZoneId.SHORT_IDS); Intl knows other ones. */
const shortIds: Readonly<Record<string, string>> = {
  ACT: 'Australia/Darwin',
  AET: 'Australia/Sydney',
  AGT: 'America/Argentina/Buenos_Aires',
  ART: 'Africa/Cairo',
  AST: 'America/Anchorage',
  BET: 'America/Sao_Paulo',
  BST: 'Asia/Dhaka',
  CAT: 'Africa/Harare',
  CNT: 'America/St_Johns',
  CST: 'America/Chicago',
  CTT: 'Asia/Shanghai',
  EAT: 'Africa/Addis_Ababa',
  ECT: 'Europe/Paris',
  IET: 'America/Indiana/Indianapolis',
  IST: 'Asia/Kolkata',
  JST: 'Asia/Tokyo',
  MIT: 'Pacific/Apia',
  NET: 'Asia/Yerevan',
  NST: 'Pacific/Auckland',
  PLT: 'Asia/Karachi',
  PNT: 'America/Phoenix',
  PRT: 'America/Puerto_Rico',
  PST: 'America/Los_Angeles',
  SST: 'Pacific/Guadalcanal',
  VST: 'Asia/Ho_Chi_Minh',
};

/** Java's own form of a zone with a fixed offset, for example `GMT+2`, `GMT-0530` and `GMT+02:00`. */
const customId = /^GMT([+-])(\d{1,2})(?::?([0-5]\d))?$/;

const hoursMax = 23;

const zones = new Map<string, JavaZone>();

/** The zone of an id; one that Java does not know counts as GMT, without a word. */
export function javaZone(id: string): JavaZone {
  const known = zones.get(id);
  if (known) return known;
  const zone = customZone(id) ?? namedZone(shortIds[id] ?? id);
  zones.set(id, zone);
  return zone;
}

function customZone(id: string): JavaZone | null {
  const [, sign, hours, minutes = '0'] = customId.exec(id) ?? [];
  if (hours === undefined || Number(hours) > hoursMax) return null;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const name = gmtOffset(offset);
  return { toLocal: (ms) => ms + offset * 60_000, shortName: () => name, longName: () => name };
}

function namedZone(id: string): JavaZone {
  const zone = fixedNames[id] === undefined ? ianaZone(id) : null;
  if (zone === null) {
    const [short, long] = fixedNames[id] ?? gmtNames;
    return { toLocal: (ms) => ms, shortName: () => short, longName: () => long };
  }
  return {
    toLocal: zone.toLocal,
    longName: zone.longName,
    shortName: (ms) => abbreviation(id, ms) ?? gmtOffset((zone.toLocal(ms) - ms) / 60_000),
  };
}

const gmtNames = ['GMT', 'Greenwich Mean Time'] as const;
const utcNames = ['UTC', 'Coordinated Universal Time'] as const;

/** Short and long names of the zones that Intl does not tell apart. */
const fixedNames: Readonly<Record<string, readonly [string, string]>> = {
  GMT: gmtNames,
  'Etc/GMT': gmtNames,
  UTC: utcNames,
  'Etc/UTC': utcNames,
};

/** Null for an id that Java does not know: it minds the case, and takes no bare offset. */
function ianaZone(id: string): Zone | null {
  if (!/^[A-Z]/.test(id)) return null;
  try {
    return createZone(id);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** An abbreviation is known in the English of its own part of the world, or in Japanese, and elsewhere is an offset. */
const regions = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-ZA', 'en-SG', 'en-HK', 'ja'];

const formatsByZone = new Map<string, readonly Intl.DateTimeFormat[]>();

function abbreviation(timeZone: string, instantMs: number): string | null {
  const formats =
    formatsByZone.get(timeZone) ??
    regions.map((region) => new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'short' }));
  formatsByZone.set(timeZone, formats);
  const names = formats.map(
    (format) => format.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName')?.value,
  );
  return names.find((name) => name !== undefined && /^[A-Z]{2,5}$/.test(name)) ?? null;
}

function gmtOffset(minutes: number): string {
  return minutes === 0 ? 'GMT' : `GMT${signedOffset(minutes, ':')}`;
}

/** For example `+0200`, or `+02:00` with a colon between. */
export function signedOffset(offsetMinutes: number, separator: string): string {
  const size = Math.abs(offsetMinutes);
  const pair = [Math.floor(size / 60), size % 60].map((value) => String(value).padStart(2, '0'));
  return (offsetMinutes < 0 ? '-' : '+') + pair.join(separator);
}
