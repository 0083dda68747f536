/** Kinds of objects inside a resource: objects and lists with fields of their own, and metadata. */
import * as v from 'valibot';
import type { Fields, InputOf } from './field.ts';
import { inputSchema } from './input-schema.ts';
import type { Kind } from './kind.ts';
import { isObject } from './merge-patch.ts';
import { faultText } from './problem.ts';
import { text } from './texts.ts';

/** An object with fields of its own. */
export function object<F extends Fields>(fields: F): Kind<InputOf<F>> {
  return { schema: inputSchema(fields), cell: 'json', fields };
}

/** A list of at most `max` objects. */
export function list<F extends Fields>(fields: F, max: number): Kind<readonly InputOf<F>[]> {
  return {
    schema: v.pipe(
      counted(inputSchema(fields), max, faultText('invalid_type', 'Must be a list.')),
      v.metadata({ maxItems: max }),
    ),
    cell: 'json',
    fields,
    list: true,
    max,
  };
}

/** The schema of a list that counts the entries before it looks at them. */
export function counted<Value>(entry: v.GenericSchema<unknown, Value>, max: number, wrongType: string) {
  return v.pipe(
    v.array(v.unknown(), wrongType),
    v.check(({ length }) => length <= max, faultText('too_many_items', `Must have at most ${max} entries.`)),
    v.array(entry),
  );
}

/** A list of texts that the server sets. */
export const textList: Kind<readonly string[]> = {
  schema: v.array(v.string()),
  cell: 'json',
};

// 50 names of 40 characters with values of 500 fill at most two cells.
const entriesMax = 50;
const nameLengthMax = 40;
const valueLengthMax = 500;

// JavaScript objects have these names of their own: a program that reads them may take them for something else.
const reservedNames = ['__proto__', 'constructor', 'prototype'];

type Metadata = Readonly<Record<string, string>>;

/** Null values are left out, because a name without a value counts as not given. */
export const metadata: Kind<Metadata> = {
  schema: v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Metadata>(({ dataset: { value: input }, addIssue, NEVER }) => {
      if (!isObject(input)) {
        addIssue({ message: faultText('invalid_type', 'Must be an object of texts.') });
        return NEVER;
      }
      const entries = Object.entries(input).filter(([, value]) => value !== null);
      if (entries.length > entriesMax) {
        addIssue({ message: faultText('too_many_items', `Must have at most ${entriesMax} entries.`) });
        return NEVER;
      }
      const faults = entries.flatMap(([key, value]) => {
        const message = entryFault(key, value);
        return message === null ? [] : [{ key, value, message }];
      });
      for (const { key, value, message } of faults) {
        addIssue({ input: value, message, path: [{ type: 'object', origin: 'value', input, key, value }] });
      }
      return Object.fromEntries(entries) as Metadata;
    }),
    v.metadata({
      type: 'object',
      maxProperties: entriesMax,
      propertyNames: { form: 'text', maxLength: nameLengthMax, not: { enum: reservedNames } },
      additionalProperties: { type: ['string', 'null'], form: 'text', maxLength: valueLengthMax },
    }),
  ),
  cell: 'json',
};

// Returns what is wrong with a name or, if nothing is, with its value.
function entryFault(name: string, value: unknown): string | null {
  if (reservedNames.includes(name)) return faultText('invalid_format', `The name ${name} is reserved.`);
  return firstFault(text(nameLengthMax), name) ?? firstFault(text(valueLengthMax), value);
}

function firstFault({ schema }: Kind<string>, value: unknown): string | null {
  const result = v.safeParse(schema, value);
  return result.success ? null : result.issues[0].message;
}
