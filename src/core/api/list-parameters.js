/** How a value can be bounded. */
export const bounds = ['gte', 'gt', 'lte', 'lt'];
const sortable = [
  'created_at',
  'updated_at',
  'number',
  'invoice_date',
  'due_date',
  'total',
  'amount_due',
  'name',
];
// Texts that may hold commas themselves.
const commaTexts = ['external_id', 'number', 'email', 'name', 'sku'];
// Fields whose values are instants or days.
const datelike = /_(at|date)$/;
/** What a list can be filtered by. */
export function filtersOf({ fields, filters }) {
  const common = ['id', 'created_at', 'updated_at', 'external_id'];
  return [...common, ...filters]
    .filter((field) => field in fields)
    .map((field) => {
      const { cell, decimal } = fields[field]?.kind ?? {};
      const isBounded = decimal !== undefined || datelike.test(field);
      const kind =
        cell === 'boolean' ? 'flag' : isBounded ? 'bounds' : commaTexts.includes(field) ? 'value' : 'values';
      return { name: field.replace(/^is_/, ''), field, kind };
    });
}
/** The parameters of a filter: one, or one for each bound. */
export function parametersOf({ name, kind }) {
  if (kind !== 'bounds') return [{ parameter: name, bound: null }];
  return bounds.map((bound) => ({ parameter: `${name}[${bound}]`, bound }));
}
/** What a list can be sorted by. */
export function sortsOf({ fields }) {
  return sortable.filter((field) => field in fields);
}
/** The names of all parameters. */
export function listParameters(resource) {
  const filters = filtersOf(resource)
    .flatMap(parametersOf)
    .map(({ parameter }) => parameter);
  return [
    'limit',
    'cursor',
    'sort',
    'include',
    ...(resource.searched === undefined ? [] : ['q']),
    ...filters,
  ];
}
