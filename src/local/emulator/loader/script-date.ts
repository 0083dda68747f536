/** The `Date` of a script: it follows the emulator's clock, and its local time is that of the script's zone. */
import { createZone, type Zone } from '../time/zone.ts';
import { installLocalGetters, installLocalSetters, installTexts } from './local-time.ts';

/** Text that names its own zone, or an ISO day, which is UTC by the language. */
const absoluteText = /(Z|UTC|GMT|[+-]\d{2}:?\d{2}|\))\s*$|^\d{4}(-\d{2}(-\d{2})?)?$/i;

/**
 * Changes a context's own Date and returns the constructor to publish as its global.
 * @param timeZone the script's zone by the manifest; Google's servers show local time in it
 */
export function installDate(
  ContextDate: DateConstructor,
  { timeZone, now }: { readonly timeZone: string; now(): number },
): DateConstructor {
  const zone = createZone(timeZone);
  const parse = ContextDate.parse;
  const parseInZone = (text: string): number =>
    absoluteText.test(text.trim())
      ? parse(text)
      : zone.fromLocal(parse(`${text.trim()}${text.includes('T') ? 'Z' : ' UTC'}`));
  ContextDate.now = now;
  ContextDate.parse = parseInZone;
  installLocalGetters(ContextDate, zone);
  installLocalSetters(ContextDate, zone);
  installTexts(ContextDate, zone, timeZone);
  const ScriptDate = new Proxy(ContextDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(
        target,
        [instantOf(args, { now, parse: parseInZone, zone, utc: target.UTC })],
        newTarget,
      ),
    apply: (target) => new target(now()).toString(),
  });
  ContextDate.prototype.constructor = ScriptDate;
  return ScriptDate;
}

interface Reading {
  now(): number;
  parse(text: string): number;
  readonly zone: Zone;
  readonly utc: DateConstructor['UTC'];
}

/** What `new Date(...args)` stands for, by the language's own cases. */
function instantOf(args: readonly unknown[], { now, parse, zone, utc }: Reading): unknown {
  if (args.length === 0) return now();
  if (args.length === 1) return typeof args[0] === 'string' ? parse(args[0]) : args[0];
  return zone.fromLocal(utc(...(args as Parameters<DateConstructor['UTC']>)));
}
