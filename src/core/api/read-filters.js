/** Reads the filters of a list out of its query. */
import { addDays } from '../billing/calendar.ts';
import { boundCondition, daysBeyond } from './bound-condition.ts';
import { filtersOf, parametersOf } from './list-parameters.ts';
import { oneOf } from './read-page.ts';
// As many ids as fit into a URL that every client and server takes.
const valuesMax = 100;
// So many days are searched for one by one; more than a quarter are sooner read.
const daysMax = 92;
export function readFilters(session, resource, query) {
  const read = filtersOf(resource).flatMap((filter) =>
    parametersOf(filter).flatMap(({ parameter, bound }) => {
      const text = query[parameter];
      return text === undefined
        ? []
        : [{ parameter, found: conditionOf(session, resource, filter, bound, text) }];
    }),
  );
  const search = query.q === undefined ? [] : [searchCondition(resource.searched ?? [], query.q)];
  const conditions = read.flatMap(({ found }) => (typeof found === 'string' ? [] : [found]));
  return {
    conditions: [...joinDays(resource, query, conditions), ...search],
    problems: read.flatMap(({ parameter, found }) =>
      typeof found === 'string' ? [{ parameter, code: 'invalid_parameter', message: found }] : [],
    ),
  };
}
// What the text asks for, or what is wrong with it.
function conditionOf(session, resource, filter, bound, text) {
  if (bound !== null)
    return boundCondition(session, kindOf(resource, filter.field), filter.field, bound, text);
  return filter.kind === 'flag'
    ? flagCondition(session, resource, filter, text)
    : valuesCondition(resource, filter, text);
}
// Days between two bounds are one condition, and are searched for one by one. A cell that shows none of them is not
// found, should it be unreadable.
function joinDays(resource, query, conditions) {
  return filtersOf(resource).reduce((joined, { name, field, kind }) => {
    const from = query[`${name}[gte]`] ?? query[`${name}[gt]`];
    const to = query[`${name}[lte]`] ?? query[`${name}[lt]`];
    if (kind !== 'bounds' || kindOf(resource, field) !== 'day' || from === undefined || to === undefined)
      return joined;
    const isOfField = ({ needs }) => needs[0] === field;
    const both = joined.filter(isOfField);
    const holds = (record) => both.every((one) => one.holds(record));
    const days = [];
    for (let day = from; day !== null && day <= to; day = addDays(day, 1)) {
      if (days.length >= daysMax) return joined;
      if (holds({ [field]: day })) days.push(day);
    }
    const between = { needs: [field], holds, searches: [oneOfTexts(field, days)] };
    return [...joined.filter((one) => !isOfField(one)), between];
  }, conditions);
}
function kindOf({ fields }, field) {
  if (fields[field]?.kind.decimal !== undefined) return 'decimal';
  return field.endsWith('_date') ? 'day' : 'instant';
}
function valuesCondition({ fields }, { field, kind }, text) {
  const values = kind === 'values' ? text.split(',') : [text];
  if (values.length > valuesMax) return `Give at most ${valuesMax} values.`;
  const words = fields[field]?.kind.words;
  const stranger = values.find((value) => words?.includes(String(value)) === false);
  if (words !== undefined && stranger !== undefined) return oneOf(String(stranger), words);
  const isPlain = fields[field]?.kind.cell === 'text' && /^[\w,-]+$/.test(text);
  return {
    needs: [field],
    holds: (record) => values.includes(record[field]),
    ...(isPlain && { searches: [oneOfTexts(field, values.map(String))] }),
  };
}
// A derived flag is computed: what decides it is read, or searched for where it is true.
function flagCondition({ today }, { fields, derive }, { field }, text) {
  if (text !== 'true' && text !== 'false') return 'Must be true or false.';
  const { from } = fields[field] ?? {};
  if (from === undefined) return { needs: [field], holds: (record) => String(record[field]) === text };
  const holds = (record) => String(derive?.(record, today)[field]) === text;
  const { statuses, day, needs } = from;
  return {
    needs: ['status', day, ...needs],
    holds,
    ...(text === 'true' && { searches: [oneOfTexts('status', statuses), daysBeyond(day, 'lt', today)] }),
  };
}
// Texts without signs that mean something in a pattern.
function oneOfTexts(field, texts) {
  return { fields: [field], pattern: `^(${texts.join('|')})$` };
}
function searchCondition(fields, text) {
  const wanted = text.toLowerCase();
  return {
    needs: fields,
    holds: (record) =>
      fields.some((field) =>
        String(record[field] ?? '')
          .toLowerCase()
          .includes(wanted),
      ),
    // How Google tells small letters from capitals beyond ASCII, and a text that breaks over lines, is its own affair.
    ...(/^[ -~]+$/.test(text) && { searches: [{ fields, pattern: text.replace(/./g, inEitherCase) }] }),
  };
}
// Two more letters become these when they are made small.
const strangers = { i: '\u0130', k: '\u212a' };
function inEitherCase(sign) {
  const small = sign.toLowerCase();
  if (/[a-z]/.test(small)) return `[${small}${small.toUpperCase()}${strangers[small] ?? ''}]`;
  return /\d/.test(sign) ? sign : `\\x${sign.charCodeAt(0).toString(16)}`;
}
