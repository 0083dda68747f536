/** Values as Google's Logger prints them: it hands them to Java, whose maps, lists and numbers look otherwise than JavaScript's. */
import { isDate } from '../../realm/realm.ts';
import { emulatedClassOf } from '../../realm/emulated-class.ts';

/** For example `{key=value}`, `[1.0, a]` and `100.0`; the entries of an object come in the order that they have here. */
export function javaText(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return javaNumber(value);
  if (typeof value !== 'object' || emulatedClassOf(value) !== undefined) return String(value);
  if (Array.isArray(value)) return `[${value.map(javaText).join(', ')}]`;
  // Dates, errors and other objects of a class have a text of their own.
  if (isDate(value) || Object.prototype.toString.call(value) !== '[object Object]') return String(value);
  return `{${Object.entries(value)
    .map(([name, member]) => `${name}=${javaText(member)}`)
    .join(', ')}}`;
}

/** A double of Java has a decimal at least, and an exponent from ten million on and below a thousandth. */
function javaNumber(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
  if (size !== 0 && (size >= 1e7 || size < 1e-3)) {
    const [digits = '', exponent = ''] = value.toExponential().split('e');
    return `${withDecimal(digits)}E${Number(exponent)}`;
  }
  return withDecimal(String(value));
}

function withDecimal(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`;
}
