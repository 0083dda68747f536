/** The `Date` of a script: it follows the emulator's clock, and its local time is that of the script's zone. */
import { createZone, type Zone } from '../time/zone.ts';

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

/** The argument of `new Date(...args)` as an instant, by the cases of the language. */
function instantOf(args: readonly unknown[], { now, parse, zone, utc }: Reading): unknown {
  if (args.length === 0) return now();
  if (args.length === 1) return typeof args[0] === 'string' ? parse(args[0]) : args[0];
  return zone.fromLocal(utc(...(args as Parameters<DateConstructor['UTC']>)));
}

const getters = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
const setters = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
const localeTexts = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Replaces `getHours` and its like. */
function installLocalGetters(ContextDate: DateConstructor, zone: Zone): void {
  for (const part of getters)
    define(ContextDate, `get${part}`, function () {
      return new ContextDate(zone.toLocal(this.getTime()))[`getUTC${part}`]();
    });
  define(ContextDate, 'getTimezoneOffset', function () {
    return (this.getTime() - zone.toLocal(this.getTime())) / 60_000;
  });
}

/** Replaces `setHours` and its like. */
function installLocalSetters(ContextDate: DateConstructor, zone: Zone): void {
  for (const part of setters)
    define(ContextDate, `set${part}`, function (...args) {
      const local = new ContextDate(zone.toLocal(this.getTime()));
      const set: (...values: number[]) => number = local[`setUTC${part}`];
      set.apply(local, args as number[]);
      return this.setTime(zone.fromLocal(local.getTime()));
    });
}

/** Replaces `toString` and its like. */
function installTexts(ContextDate: DateConstructor, zone: Zone, timeZone: string): void {
  const dateText = (date: Date): string =>
    `${dayNames[date.getDay()]} ${monthNames[date.getMonth()]} ${pad(date.getDate())} ${date.getFullYear()}`;
  const timeText = (date: Date): string =>
    `${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())} GMT${offsetText(date)} (${zone.longName(date.getTime())})`;
  const unlessInvalid = (text: (date: Date) => string) =>
    function (this: Date): string {
      return Number.isNaN(this.getTime()) ? 'Invalid Date' : text(this);
    };
  define(ContextDate, 'toDateString', unlessInvalid(dateText));
  define(ContextDate, 'toTimeString', unlessInvalid(timeText));
  define(
    ContextDate,
    'toString',
    unlessInvalid((date) => `${dateText(date)} ${timeText(date)}`),
  );
  for (const name of localeTexts) {
    const original: (locale?: unknown, options?: object) => string = ContextDate.prototype[name];
    define(ContextDate, name, function (locale, options) {
      return original.call(this, locale, { timeZone, ...(options as object | undefined) });
    });
  }
}

function offsetText(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function define(
  ContextDate: DateConstructor,
  name: string,
  method: (this: Date, ...args: unknown[]) => unknown,
): void {
  Object.defineProperty(ContextDate.prototype, name, { value: method, writable: true, configurable: true });
}
