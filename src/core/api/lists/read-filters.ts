/** Reads the filters of a list out of its query. */
import { safeParse } from 'valibot';
import { addDays } from '../../billing/calendar.ts';
import type { ParameterProblem } from '../../errors/refusal.ts';
import { idForm } from '../../schema/identifier.ts';
import type { Kind } from '../../schema/kind.ts';
import { normalizedName } from '../../schema/normalized-name.ts';
import { readFaultText } from '../../schema/problem.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Condition, Search } from '../../store/search/condition.ts';
import type { Session } from '../../store/session.ts';
import { anyCasePattern } from '../../store/search/any-case.ts';
import { boundCondition, daysBeyond } from './bound-condition.ts';
import { type Bound, type Filter, filtersOf, hasBounds, filterParameters } from './list-parameters.ts';
import { searchLengthMax } from '../limits.ts';
import { oneOf } from './read-page.ts';

// A URL that every client and server takes has room for so many ids.
const valuesMax = 100;
// Searching for more days than a quarter has takes longer than reading the column.
const daysMax = 92;

// A program whose variable is not set would get the records without a value, or all of them.
const noValue = 'Has no value. Give one, or leave the parameter out.';

export interface Filters {
  readonly conditions: readonly Condition[];
  readonly problems: readonly ParameterProblem[];
}

export function readFilters(
  session: Session,
  resource: Resource,
  query: Readonly<Record<string, string>>,
): Filters {
  const read = filtersOf(resource).flatMap((filter) =>
    filterParameters(filter).flatMap(
      ({ parameter, bound }): { parameter: string; found: Condition | string }[] => {
        const text = query[parameter];
        if (text === undefined) return [];
        return [
          { parameter, found: text === '' ? noValue : conditionOf(session, resource, filter, bound, text) },
        ];
      },
    ),
  );
  if (query.q !== undefined)
    read.push({
      parameter: 'q',
      found: query.q === '' ? noValue : searchCondition(resource.searched ?? [], query.q),
    });
  const conditions = read.flatMap(({ found }) => (typeof found === 'string' ? [] : [found]));
  return {
    conditions: joinDays(resource, query, conditions),
    problems: read.flatMap(({ parameter, found }) =>
      typeof found === 'string' ? [{ parameter, code: 'invalid_parameter', message: found }] : [],
    ),
  };
}

// Returns the condition that the parameter's text asks for, or a sentence about what is wrong with the text.
function conditionOf(
  session: Session,
  resource: Resource,
  filter: Filter,
  bound: Bound | null,
  text: string,
): Condition | string {
  const { compares, field } = filter;
  if (bound !== null && hasBounds(compares)) return boundCondition(session, compares, field, bound, text);
  if (compares === 'flag') return flagCondition(session, resource, filter, text);
  const kind = resource.fields[field]?.kind;
  if (compares !== 'name') return valuesCondition(resource, filter, text);
  const fault = faultOf(kind, text.trim());
  if (fault === null) return nameCondition(field, text);
  return text.includes(' ') ? `${fault} If the blank was a plus sign, write it as %2B.` : fault;
}

// Two bounds around a few days become one condition, which is searched for day by day. The search does not find a cell
// that shows none of these days, even when that cell is unreadable.
function joinDays(
  resource: Resource,
  query: Readonly<Record<string, string>>,
  conditions: readonly Condition[],
): readonly Condition[] {
  return filtersOf(resource).reduce((joined, { name, field, compares }) => {
    const from = query[`${name}[gte]`] ?? query[`${name}[gt]`];
    const to = query[`${name}[lte]`] ?? query[`${name}[lt]`];
    if (compares !== 'day' || from === undefined || to === undefined) return joined;
    const isOfField = ({ needs }: Condition): boolean => needs[0] === field;
    const both = joined.filter(isOfField);
    const holds: Condition['holds'] = (record) => both.every((one) => one.holds(record));
    const days: string[] = [];
    for (let day: string | null = from; day !== null && day <= to; day = addDays(day, 1)) {
      if (days.length >= daysMax) return joined;
      if (holds({ [field]: day })) days.push(day);
    }
    const between = { needs: [field], holds, searches: [oneOfTexts(field, days)] };
    return [...joined.filter((one) => !isOfField(one)), between];
  }, conditions);
}

function valuesCondition(
  { fields }: Resource,
  { field, compares }: Filter,
  text: string,
): Condition | string {
  const values: unknown[] = compares === 'word' ? text.split(',') : [text];
  if (values.length > valuesMax) return `Give at most ${valuesMax} values.`;
  const kind = fields[field]?.kind;
  const words = kind?.words;
  const stranger = values.find((value) => words?.includes(String(value)) === false);
  if (words !== undefined && stranger !== undefined) {
    const flag = `is_${String(stranger)}`;
    return flag in fields
      ? `No record has this ${field}. Ask for ${flag}=true instead.`
      : oneOf(String(stranger), words);
  }
  // Texts may have any form; but there is only one list of currencies, and one calendar.
  if (words === undefined && compares !== 'text')
    for (const value of values) {
      const fault = faultOf(kind, String(value));
      if (fault !== null) return fault;
    }
  const isPlain = fields[field]?.kind.cell === 'text' && /^[\w,-]+$/.test(text);
  return {
    needs: [field],
    holds: (record) => values.includes(record[field]),
    ...(isPlain && { searches: [oneOfTexts(field, values.map(String))] }),
  };
}

/** What is wrong with a value that no record can have; null for one that a record may have. */
function faultOf(kind: Kind<unknown> | undefined, value: string): string | null {
  if (kind === undefined) return null;
  const { refersTo } = kind;
  if (refersTo !== undefined && idForm.exec(value)?.[1] !== refersTo)
    return `"${value.slice(0, 100)}" is no id: it would be ${refersTo}_ and 26 letters and digits.`;
  const parsed = safeParse(kind.schema, value);
  return parsed.success ? null : readFaultText(parsed.issues[0].message).message;
}

// A derived flag has no column: the list reads the fields that decide it, and can search for the records where it is
// true.
function flagCondition(
  { today, settings }: Session,
  { fields, derive }: Resource,
  { field }: Filter,
  text: string,
): Condition | string {
  if (text !== 'true' && text !== 'false') return 'Must be true or false.';
  const { from } = fields[field] ?? {};
  if (from === undefined) return { needs: [field], holds: (record) => String(record[field]) === text };
  const holds: Condition['holds'] = (record) => String(derive?.(record, today, settings)[field]) === text;
  const { statuses, day, needs } = from;
  return {
    needs: ['status', day, ...needs],
    holds,
    ...(text === 'true' && { searches: [oneOfTexts('status', statuses), daysBeyond(day, 'lt', today)] }),
  };
}

/** A name is compared as find-or-create compares it; the case of an e-mail address does not count either. */
function nameCondition(field: string, text: string): Condition {
  const wanted = normalizedName(text);
  const pattern = anyCasePattern(wanted);
  return {
    needs: [field],
    holds: (record) => String(record[field] ?? '').toLowerCase() === wanted,
    ...(pattern !== null && { searches: [{ fields: [field], pattern: `^${pattern}$` }] }),
  };
}

// The texts must hold no signs that mean something in a pattern. A pattern of no texts would match blank cells.
function oneOfTexts(field: string, texts: readonly string[]): Search {
  const filled = texts.filter((text) => text !== '');
  return { fields: [field], pattern: `^(${filled.join('|') || 'x^'})$` };
}

function searchCondition(fields: readonly string[], text: string): Condition | string {
  if (text.length > searchLengthMax) return `Must have at most ${searchLengthMax} characters.`;
  const wanted = text.toLowerCase();
  const pattern = anyCasePattern(text);
  return {
    needs: fields,
    holds: (record: JsonObject) =>
      fields.some((field) =>
        String(record[field] ?? '')
          .toLowerCase()
          .includes(wanted),
      ),
    ...(pattern !== null && { searches: [{ fields, pattern }] }),
  };
}
