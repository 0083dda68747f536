/** Shows a serial number under a date or time pattern such as `yyyy-mm-dd` or `h:mm am/pm`. */
import type { FormatToken } from './number-format.ts';
import { formatTokens } from './number-format.ts';
import { wallClockOfSerial } from '../typing/serial-date.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The date or time of a serial number; names of months and days are English. */
export function formatSerialDate(serial: number, section: string): string {
  const tokens = formatTokens(section);
  const clock = wallClockOfSerial(serial);
  const isHalved = tokens.some((token) => token.kind === 'date' && /^a/.test(token.text));
  return tokens
    .map((token, index) => {
      if (token.kind === 'literal') return token.text;
      if (token.kind !== 'date') return '';
      if (token.text.startsWith('m') && isMinute(tokens, index))
        return padded(clock.getUTCMinutes(), token.text);
      return datePart(token.text, clock, serial, isHalved);
    })
    .join('');
}

// `m` is a minute directly after hours or directly before seconds, whatever separators stand between.
function isMinute(tokens: readonly FormatToken[], index: number): boolean {
  const isDate = (token: FormatToken): token is { kind: 'date'; text: string } => token.kind === 'date';
  const before = tokens.slice(0, index).filter(isDate).at(-1);
  const after = tokens.slice(index + 1).find(isDate);
  return /^\[?h/.test(before?.text ?? '') || /^\[?s/.test(after?.text ?? '');
}

function datePart(letters: string, clock: Date, serial: number, isHalved: boolean): string {
  switch (letters[0]) {
    case 'y':
      return letters.length > 2 ? String(clock.getUTCFullYear()) : String(clock.getUTCFullYear()).slice(-2);
    case 'm':
      return named(letters, clock.getUTCMonth() + 1, monthNames[clock.getUTCMonth()]);
    case 'd':
      return named(letters, clock.getUTCDate(), dayNames[clock.getUTCDay()]);
    case 'h':
      return padded(isHalved ? clock.getUTCHours() % 12 || 12 : clock.getUTCHours(), letters);
    case 's':
      return seconds(letters, clock);
    case 'a':
      return clock.getUTCHours() < 12 ? 'AM' : 'PM';
    default:
      return elapsed(letters, serial);
  }
}

function named(letters: string, number: number, name = ''): string {
  if (letters.length <= 2) return padded(number, letters);
  return letters.length === 3 ? name.slice(0, 3) : name;
}

function seconds(letters: string, clock: Date): string {
  const [whole = '', fraction] = letters.split('.');
  const text = padded(clock.getUTCSeconds(), whole);
  if (fraction === undefined) return text;
  return `${text}.${String(clock.getUTCMilliseconds()).padStart(3, '0').slice(0, fraction.length)}`;
}

const secondsPerUnit: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };

function elapsed(letters: string, serial: number): string {
  const unit = secondsPerUnit[letters[1] ?? 's'] ?? 1;
  return padded(Math.floor(Math.round(serial * 86_400) / unit), letters.slice(1, -1));
}

function padded(number: number, letters: string): string {
  return String(number).padStart(letters.length, '0');
}
