/** A time zone: the difference between its wall clock and UTC at any instant. */

export interface Zone {
  /** The wall clock at an instant, as if it were UTC; both in milliseconds since the Unix epoch. */
  toLocal(instantMs: number): number;
  /**
   * The instant at which the wall clock shows that; the earlier one when it shows it twice. A time that the change to
   * summer time leaves out is taken as if the clock had not been changed, as the language does and Google's servers too.
   */
  fromLocal(localMs: number): number;
  /** The zone's English name at an instant, for example `Central European Summer Time`. */
  longName(instantMs: number): string;
}

const zones = new Map<string, Zone>();

/**
 * The zone of an IANA name, made once because formatters are expensive.
 * @throws RangeError for an unknown name
 */
export function createZone(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const zone = buildZone(name);
  zones.set(name, zone);
  return zone;
}

const quarterMs = 900_000;
const wholeQuartersFromMs = Date.UTC(1973, 0, 1);

/** Offsets are kept by the quarter of an hour: to ask the formatter takes longer than all else. */
const knownMax = 10_000;

function buildZone(timeZone: string): Zone {
  const clock = wallClockFormat(timeZone);
  const named = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' });
  const known = new Map<number, number>();
  const offsetMs = (instantMs: number): number => {
    const quarter = Math.floor(instantMs / quarterMs);
    const kept = known.get(quarter);
    if (kept !== undefined) return kept;
    const offset = readOffset(instantMs);
    // Earlier changes of clocks did not fall on whole quarters of an hour.
    if (instantMs < wholeQuartersFromMs) return offset;
    if (known.size >= knownMax) known.clear();
    known.set(quarter, offset);
    return offset;
  };
  const readOffset = (instantMs: number): number => {
    const parts = partsOf(clock, instantMs);
    const number = (type: string): number => Number(parts.get(type));
    const wall = Date.UTC(
      number('year'),
      number('month') - 1,
      number('day'),
      number('hour'),
      number('minute'),
      number('second'),
    );
    // The formatter drops milliseconds, so compare whole seconds.
    return wall - Math.floor(instantMs / 1000) * 1000;
  };
  return {
    toLocal: (instantMs) => (Number.isNaN(instantMs) ? instantMs : instantMs + offsetMs(instantMs)),
    fromLocal(localMs) {
      if (Number.isNaN(localMs)) return localMs;
      // The offset is that of the instant sought, which the first guess only approaches.
      const guess = localMs - offsetMs(localMs);
      const candidates = [offsetMs(guess - 3_600_000), offsetMs(guess)].map((offset) => localMs - offset);
      return candidates.find((instant) => instant + offsetMs(instant) === localMs) ?? candidates[0] ?? guess;
    },
    longName: (instantMs) => partsOf(named, instantMs).get('timeZoneName') ?? timeZone,
  };
}

function partsOf(formatter: Intl.DateTimeFormat, instantMs: number): Map<string, string> {
  return new Map(formatter.formatToParts(instantMs).map(({ type, value }) => [type, value]));
}

/** @param timeZone an IANA name; an unknown one throws a RangeError */
function wallClockFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
