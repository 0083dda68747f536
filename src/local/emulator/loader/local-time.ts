/** The local getters, setters and texts of `Date`, computed for the script's zone instead of the machine's. */
import type { Zone } from '../time/zone.ts';

const getters = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
const setters = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;
const localeTexts = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Replaces `getHours` and its like. */
export function installLocalGetters(ContextDate: DateConstructor, zone: Zone): void {
  for (const part of getters)
    define(ContextDate, `get${part}`, function () {
      return new ContextDate(zone.toLocal(this.getTime()))[`getUTC${part}`]();
    });
  define(ContextDate, 'getTimezoneOffset', function () {
    return (this.getTime() - zone.toLocal(this.getTime())) / 60_000;
  });
}

/** Replaces `setHours` and its like. */
export function installLocalSetters(ContextDate: DateConstructor, zone: Zone): void {
  for (const part of setters)
    define(ContextDate, `set${part}`, function (...args) {
      const local = new ContextDate(zone.toLocal(this.getTime()));
      const set: (...values: number[]) => number = local[`setUTC${part}`];
      set.apply(local, args as number[]);
      return this.setTime(zone.fromLocal(local.getTime()));
    });
}

/** Replaces `toString` and its like. */
export function installTexts(ContextDate: DateConstructor, zone: Zone, timeZone: string): void {
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
