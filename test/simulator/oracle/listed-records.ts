/** A model of lists: it tells which records meet the conditions of a request. */

type Shown = Readonly<Record<string, unknown>>;

/** The fields that a search looks in. */
const searched: Readonly<Record<string, readonly string[]>> = {
  customers: ['name', 'email', 'company'],
  products: ['name', 'sku'],
  quotations: ['number', 'customer_name', 'po_number', 'external_id'],
  invoices: ['number', 'customer_name', 'po_number', 'external_id'],
};

/** Parameters that choose no records. */
const pageParameters = ['limit', 'cursor', 'sort', 'include'];

const flags = ['archived', 'active', 'tax_exempt'];

/** The conditions of a list's query, without those about its page. */
export function conditionsOf(query: string): [string, string][] {
  return [...new URLSearchParams(query)].filter(([name]) => !pageParameters.includes(name));
}

/** True for a record that the list is to show. @param today the day in the workspace's time zone */
export function meets(
  record: Shown,
  plural: string,
  conditions: readonly [string, string][],
  today: string,
): boolean {
  return conditions.every(([name, text]) => {
    if (name === 'q') return holdsText(record, plural, text);
    if (name === 'overdue') return isOverdue(record, today) === (text === 'true');
    if (flags.includes(name)) return record[name] === (text === 'true');
    const [, field = '', bound] = /^(\w+)(?:\[(\w+)\])?$/.exec(name) ?? [];
    const value = record[field];
    if (bound === undefined) return text.split(',').includes(String(value));
    return value !== null && value !== undefined && isWithin(value, bound, text);
  });
}

function holdsText(record: Shown, plural: string, text: string): boolean {
  const wanted = text.toLowerCase();
  return (searched[plural] ?? []).some((field) =>
    String(record[field] ?? '')
      .toLowerCase()
      .includes(wanted),
  );
}

function isOverdue({ status, due_date, amount_due }: Shown, today: string): boolean {
  const isUnpaid = ['open', 'partially_paid'].includes(String(status)) && Number(amount_due) > 0;
  return isUnpaid && typeof due_date === 'string' && due_date < today;
}

// Days as texts, amounts as numbers: those of the workloads are far from where numbers become inexact.
function isWithin(value: unknown, bound: string, text: string): boolean {
  const isDay = /^\d{4}-/.test(text);
  const difference = isDay
    ? String(value) < text
      ? -1
      : String(value) > text
        ? 1
        : 0
    : Number(value) - Number(text);
  if (bound === 'gte') return difference >= 0;
  if (bound === 'gt') return difference > 0;
  return bound === 'lte' ? difference <= 0 : difference < 0;
}
