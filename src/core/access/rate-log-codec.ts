/** Writes a rate log as text of about a kilobyte at most, for a cache value or a property. */

import type { RateLog } from './rate-limit.ts';

/** The log as base36 numbers: when saved, how many unsaved, each admission's distance; after points the uses. */
export function encodeRateLog(log: RateLog): string {
  // Distances from the one before take two letters where times take eight.
  const distances = log.admittedMs.map((time, index) => time - (log.admittedMs[index - 1] ?? 0));
  return [[log.savedAtMs, log.unsaved, ...distances], ...log.uses].map(writeNumbers).join('.');
}

/** The log that a text holds, or null when it holds none: what cannot be read is a miss, not an empty log. */
export function decodeRateLog(text: string | null | undefined): RateLog | null {
  if (!text || !/^[0-9a-z]+(,[0-9a-z]+)+\.[0-9a-z,]*\.[0-9a-z,]*$/.test(text)) return null;
  const [log = [], minutes = [], days = []] = text.split('.').map(readNumbers);
  const [savedAtMs = 0, unsaved = 0, ...distances] = log;
  let timeMs = 0;
  const admittedMs = distances.map((distance) => {
    timeMs += distance;
    return timeMs;
  });
  return { admittedMs, savedAtMs, unsaved, uses: [minutes, days] };
}

/** When a key was last admitted according to its checkpoint, in milliseconds since the Unix epoch; null: never. */
export function lastAdmittedMs(text: string | undefined): number | null {
  const admittedMs = decodeRateLog(text)?.admittedMs ?? [];
  return admittedMs[admittedMs.length - 1] ?? null;
}

function writeNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => number.toString(36)).join(',');
}

function readNumbers(text: string): number[] {
  return text.split(',').flatMap((part) => (part ? [parseInt(part, 36)] : []));
}
