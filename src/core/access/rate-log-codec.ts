/** Writes a rate log as text of less than half a kilobyte, for a cache value or a property. */

import type { RateLog } from './rate-limit.ts';

/** The log as base36 numbers: when saved, how many unsaved, then each admission's distance. */
export function encodeRateLog(log: RateLog): string {
  // Distances from the one before take two letters where times take eight.
  const distances = log.admittedMs.map((time, index) => time - (log.admittedMs[index - 1] ?? 0));
  return [log.savedAtMs, log.unsaved, ...distances].map((number) => number.toString(36)).join(',');
}

/** The log that a text holds, or null when it holds none: what cannot be read is a miss, not an empty log. */
export function decodeRateLog(text: string | null | undefined): RateLog | null {
  if (!text || !/^[0-9a-z]+(,[0-9a-z]+)+$/.test(text)) return null;
  const [savedAtMs = 0, unsaved = 0, ...distances] = text.split(',').map((part) => parseInt(part, 36));
  let timeMs = 0;
  const admittedMs = distances.map((distance) => {
    timeMs += distance;
    return timeMs;
  });
  return { admittedMs, savedAtMs, unsaved };
}

/** When a key was last admitted according to its checkpoint, in milliseconds since the Unix epoch; null: never. */
export function lastAdmittedMs(text: string | undefined): number | null {
  const admittedMs = decodeRateLog(text)?.admittedMs ?? [];
  return admittedMs[admittedMs.length - 1] ?? null;
}
