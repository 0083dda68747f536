/** The body of a batch: several bodies that create records of one kind, and whether all of them must succeed. */
import * as v from 'valibot';
import { defaulted, type InputOf, required } from '../../schema/field.ts';
import { inputSchema } from '../../schema/input-schema.ts';
import type { Kind } from '../../schema/kind.ts';
import { bool } from '../../schema/kinds.ts';
import { isObject } from '../../schema/merge-patch.ts';
import { counted } from '../../schema/object.ts';
import { faultText, type Problem } from '../../schema/problem.ts';
import { validate } from '../../schema/validate.ts';

// Fifty invoices of three lines each are written in two seconds, during which no other write can begin.
export const batchRecordsMax = 50;

/** Of all documents of a batch together: their rows are what a commit takes its time for. */
export const batchLinesMax = 500;

const bodies: Kind<readonly unknown[]> = {
  schema: v.pipe(
    counted(v.unknown(), batchRecordsMax, faultText('invalid_type', 'Must be a list.')),
    v.check(({ length }) => length > 0, faultText('required', 'Give at least one record.')),
    v.check(
      (given) => countLines(given) <= batchLinesMax,
      faultText('too_many_items', `Must have at most ${batchLinesMax} lines in all documents together.`),
    ),
  ),
  cell: 'json',
  list: true,
};

/** The fields of the body. */
export const batchFields = {
  data: required(
    bodies,
    `The bodies of 1 to ${batchRecordsMax} records, with at most ${batchLinesMax} lines.`,
  ),
  atomic: defaulted(bool, 'False: each record is created or refused for itself. Default: true, all or none.'),
};

interface BatchBody {
  /** The bodies of the records; none when the list itself has a fault. */
  readonly bodies: readonly unknown[];
  readonly isAtomic: boolean;
  /** The faults of the body without those of its records. */
  readonly problems: readonly Problem[];
}

/** Reads the body of a batch. */
export function readBatchBody(body: unknown): BatchBody {
  const { value, problems } = validate<InputOf<typeof batchFields>>(inputSchema(batchFields), body);
  const isListed = isObject(body) && !problems.some(({ pointer }) => pointer === '/data');
  return {
    bodies: isListed ? value.data : [],
    isAtomic: !isObject(body) || value.atomic !== false,
    problems,
  };
}

function countLines(given: readonly unknown[]): number {
  return given.reduce<number>(
    (sum, one) => sum + (isObject(one) && Array.isArray(one.items) ? one.items.length : 0),
    0,
  );
}
