/** What a document is called: its number, or the name of a draft, which people find it by in the sheets of lines. */
import type { ColumnForm } from './field.ts';
import { sequenceOf } from './record-id.ts';
import type { JsonObject } from './represent.ts';

/** `Draft 12`: the twelfth document of its kind that this workspace has made. It takes no number of a series. */
export function displayName({ id, number }: Readonly<JsonObject>): string | null {
  if (typeof number === 'string') return number;
  const count = sequenceOf(String(id), String(id).split('_')[0] ?? '');
  return count === null ? null : `Draft ${count}`;
}

/** The column of numbers, which shows the name of a draft that asks for none. */
export const numberForm: ColumnForm = {
  write: (record) => displayName(record) ?? '',
  read(text) {
    const number = text.trim();
    return { number: number === '' || /^draft \d+$/i.test(number) ? null : number };
  },
  fault: 'must be a number',
};
