/** The texts in the form of the Business screen, and the patch that they mean. */
import type { BusinessField, BusinessForm } from '../../protocol.ts';

/** What the controls hold, by field; the entries of a list are lines of a type, a blank and a number. */
export type BusinessDraft = Readonly<Record<string, string>>;

/** The key of a field, which is part of the id of its control. */
export function keyOf(path: string): string {
  return path.replace(/\//g, '-');
}

type Values = Readonly<Record<string, unknown>>;

export function businessDraftOf({ workspace, groups }: BusinessForm): BusinessDraft {
  const fields = groups.flatMap((group) => group.fields);
  return Object.fromEntries(fields.map((field) => [fieldKey(field), shown(workspace, field)]));
}

/** A merge patch of what the draft says otherwise than the workspace. */
export function changesOf({ workspace, groups }: BusinessForm, draft: BusinessDraft): Values {
  const changes: Record<string, unknown> = {};
  for (const field of groups.flatMap((group) => group.fields)) {
    const text = draft[fieldKey(field)] ?? '';
    if (text === shown(workspace, field)) continue;
    const value = meant(field, text);
    const { name, part } = field;
    changes[name] = part === null ? value : { ...(changes[name] as Values | undefined), [part]: value };
  }
  // An object without any value is none.
  for (const [name, change] of Object.entries(changes)) {
    const isObject = typeof change === 'object' && change !== null && !Array.isArray(change);
    const after = { ...(workspace[name] as Values | null), ...(change as Values) };
    if (isObject && Object.values(after).every((value) => value === null)) changes[name] = null;
  }
  return changes;
}

/** An entry of the list of tax numbers. */
export interface TaxNumber {
  readonly type: string;
  readonly value: string;
}

export function taxNumbersIn(text: string): TaxNumber[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [type = '', value = ''] = line.split('\t');
    return { type, value };
  });
}

export function taxNumbersText(entries: readonly TaxNumber[]): string {
  return entries.map(({ type, value }) => `${type}\t${value}`).join('\n');
}

function fieldKey({ name, part }: BusinessField): string {
  return keyOf(part === null ? name : `${name}/${part}`);
}

function shown(workspace: Values, { name, part, control }: BusinessField): string {
  const value = workspace[name] ?? null;
  if (control === 'tax_ids')
    return taxNumbersText(
      (value as { type: string | null; value: string }[]).map((one) => ({
        type: one.type ?? '',
        value: one.value,
      })),
    );
  if (control === 'yes_no') return value === true ? 'yes' : 'no';
  return String((part === null ? value : (value as Values | null)?.[part]) ?? '');
}

function meant({ control }: BusinessField, text: string): unknown {
  if (control === 'tax_ids')
    return taxNumbersIn(text)
      .filter(({ value }) => value !== '')
      .map(({ type, value }) => ({ type: type === '' ? null : type, value }));
  if (control === 'yes_no') return text === 'yes';
  if (text === '') return null;
  return control === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}
