/**
 * Refuses calls whose arguments fit no signature of the member, in Google's words. The tables have a letter for each
 * parameter: `s` text, `n` number, `b` truth value, `d` Date, `e` value of an enumeration, `o` object with options, `*`
 * anything, `B` whatever has a blob, and the names of classes; `[]` an array, `?` null too, `...` any number of them.
 */
import { emulatedClassOf } from '../realm/emulated-class.ts';
import type { Realm } from '../realm/realm.ts';
import { serviceMembers } from './service-members.ts';
import { spreadsheetMembers } from './spreadsheet-members.ts';

/** Takes the arguments of a call; throws when no signature takes them. */
type TakeArguments = (realm: Realm, args: readonly unknown[]) => readonly unknown[];

/** The members of a class that have a known signature. */
export type ClassSignatures = ReadonlyMap<string, TakeArguments>;

interface ClassTable {
  /** As errors name the class, for example `SpreadsheetApp.Range`. */
  readonly owner: string;
  readonly members: string;
}

const tables = new Map(
  Array.from(
    `${spreadsheetMembers}${serviceMembers}`.matchAll(/([\w.]+):\n([^:]*)\n/g),
    ([, owner = '', members = '']): [string, ClassTable] => [
      owner.slice(owner.lastIndexOf('.') + 1),
      { owner, members },
    ],
  ),
);

const known = new Map<string, ClassSignatures>();

/** The signatures of a class, read when its first object is made. */
export function signaturesOf(className: string): ClassSignatures {
  const found = known.get(className) ?? readSignatures(className);
  known.set(className, found);
  return found;
}

function readSignatures(className: string): ClassSignatures {
  const table = tables.get(className);
  if (table === undefined) return new Map();
  return new Map(
    Array.from(table.members.matchAll(/(\w+)(\(\S*\))/g), ([, member = '', forms = '']) => [
      member,
      takerOf(`${table.owner}.${member}`, forms.slice(1, -1).split(')(').map(readForm)),
    ]),
  );
}

/** One parameter: whether a value fits as it is, and what it becomes when Google converts it. */
interface Parameter {
  fits(value: unknown): boolean;
  /** The converted value, or undefined when nothing is converted. */
  convert(value: unknown): unknown;
}

interface Form {
  readonly parameters: readonly Parameter[];
  /** The parameter that all further arguments are given to. */
  readonly rest: Parameter | undefined;
}

function readForm(form: string): Form {
  const codes = form === '' ? [] : form.split(',');
  const rest = codes.at(-1)?.endsWith('...') ? codes.pop() : undefined;
  return {
    parameters: codes.map(parameterOf),
    rest: rest === undefined ? undefined : parameterOf(rest.slice(0, -3)),
  };
}

function takerOf(member: string, forms: readonly Form[]): TakeArguments {
  return (realm, args) => {
    if (forms.some((form) => takes(form, args, (parameter, value) => parameter.fits(value)))) return args;
    const isConvertible = (parameter: Parameter, value: unknown): boolean =>
      parameter.fits(value) || parameter.convert(value) !== undefined;
    const [form, ...others] = forms.filter((candidate) => takes(candidate, args, isConvertible));
    const isClear =
      others.length === 0 && forms.filter(({ parameters }) => parameters.length === args.length).length < 2;
    if (form === undefined || !isClear) throw badSignature(realm, member, args);
    return args.map((value, index) => {
      const parameter = form.parameters[index] ?? form.rest;
      return parameter === undefined || parameter.fits(value) ? value : parameter.convert(value);
    });
  };
}

function takes(
  { parameters, rest }: Form,
  args: readonly unknown[],
  isTaken: (parameter: Parameter, value: unknown) => boolean,
): boolean {
  if (args.length < parameters.length || (args.length > parameters.length && rest === undefined))
    return false;
  return args.every((value, index) => {
    const parameter = parameters[index] ?? rest;
    return parameter !== undefined && isTaken(parameter, value);
  });
}

const unconverted = (): undefined => undefined;

const kinds: Readonly<Record<string, Parameter['fits']>> = {
  '*': () => true,
  s: (value) => typeof value === 'string' || isNull(value),
  n: (value) => typeof value === 'number',
  b: (value) => typeof value === 'boolean',
  d: (value) => Object.prototype.toString.call(value) === '[object Date]' || isNull(value),
  // The emulator's enumerations are made of their names.
  e: (value) => typeof value === 'string' || isNull(value),
  o: (value) =>
    isNull(value) ||
    (typeof value === 'object' && !Array.isArray(value) && emulatedClassOf(value) === undefined),
  B: (value) => isNull(value) || emulatedClassOf(value) !== undefined,
};

function isNull(value: unknown): boolean {
  return value === null || value === undefined;
}

function parameterOf(code: string): Parameter {
  if (code.includes('/'))
    return anyOf(code.replace('[]', '').split('/').map(parameterOf), code.endsWith('[]'));
  if (code.endsWith('[]')) return arrayOf(parameterOf(code.slice(0, -2)), code === 'n[]');
  if (code.endsWith('?')) {
    const inner = parameterOf(code.slice(0, -1));
    return { ...inner, fits: (value) => isNull(value) || inner.fits(value) };
  }
  // Whole numbers gain a decimal on the way to text: issuetracker.google.com/issues/429373214.
  if (code === 's') return { fits: (value) => kinds.s?.(value) ?? false, convert: textOf };
  const fits = kinds[code] ?? ((value) => isNull(value) || emulatedClassOf(value) === code);
  return { fits, convert: unconverted };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'number') return undefined;
  return Number.isInteger(value) && Math.abs(value) < 1e7 ? value.toFixed(1) : String(value);
}

function anyOf(parameters: readonly Parameter[], isArray: boolean): Parameter {
  const one: Parameter = {
    fits: (value) => parameters.some((parameter) => parameter.fits(value)),
    convert: unconverted,
  };
  return isArray ? arrayOf(one, false) : one;
}

/** @param isUniform bytes: Google would look at each, but there may be millions of them */
function arrayOf(item: Parameter, isUniform: boolean): Parameter {
  const itemsOf = (value: readonly unknown[]): readonly unknown[] => (isUniform ? value.slice(0, 1) : value);
  return {
    fits: (value) => isNull(value) || (Array.isArray(value) && itemsOf(value).every((one) => item.fits(one))),
    convert(value) {
      if (!Array.isArray(value)) return undefined;
      const converted = value.map((one) => (item.fits(one) ? one : item.convert(one)));
      return converted.every((one, index) => one !== undefined || isNull(value[index]))
        ? converted
        : undefined;
    },
  };
}

/** The error for a call whose arguments fit no form of the member, for example `Utilities.newBlob`. */
export function badSignature(realm: Realm, member: string, args: readonly unknown[]): Error {
  const types = args.map(typeName).join(',');
  return realm.exception(`The parameters (${types}) don't match the method signature for ${member}.`);
}

/** How Google names the type of an argument: those of the platform by their class, others of a script `(class)`. */
function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `${value.length === 0 ? 'Object' : typeName(value[0])}[]`;
  const className = emulatedClassOf(value);
  if (className !== undefined) return tables.get(className)?.owner ?? className;
  if (typeof value === 'string') return 'String';
  if (typeof value === 'boolean') return 'Boolean';
  if (Object.prototype.toString.call(value) === '[object Date]') return 'Date';
  return typeof value === 'number' ? 'number' : '(class)';
}
