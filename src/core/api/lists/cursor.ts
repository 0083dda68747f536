/**
 * Writes and reads cursors, which say where a list continues and belong to one query, and the link to the next page.
 */
import { Refusal } from '../../errors/refusal.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Position } from '../../store/page/positions.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { hashCell } from '../../store/row/row-hash.ts';

/** The parts of a resource that a cursor is bound to. */
type Listed = Pick<Resource, 'plural' | 'idPrefix'>;

/**
 * Writes the cursor for the records that follow a position.
 * @param query the list's own parameters, without those of the page
 */
export function writeCursor(
  { id, value }: Position,
  resource: Listed,
  query: Readonly<Record<string, string>>,
): string {
  return `${id.slice(id.indexOf('_') + 1)}-${queryHash(resource, query)}-${value === null ? '' : toHex(value)}`;
}

/** @throws Refusal cursor_invalid, cursor_mismatch */
export function readCursor(
  cursor: string,
  resource: Listed,
  query: Readonly<Record<string, string>>,
): Position {
  const [, digits = '', hash = '', value = ''] =
    /^([0-9A-Z]{26})-([0-9a-f]{8})-((?:[0-9a-f]{4})*)$/.exec(cursor) ?? [];
  const id = `${resource.idPrefix}_${digits}`;
  if (sequenceOf(id, resource.idPrefix) === null) {
    throw cursorFault('cursor_invalid');
  }
  if (hash !== queryHash(resource, query)) {
    throw cursorFault('cursor_mismatch');
  }
  return { id, value: value === '' ? null : fromHex(value) };
}

/** The address of the next page of a list, for its Link header. */
export function nextLink(url: string, query: Readonly<Record<string, string>>, cursor: string): string {
  const parameters = Object.entries({ ...query, cursor }).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `<${url}?${parameters.join('&')}>; rel="next"`;
}

const faults = {
  cursor_invalid: 'The cursor is not one that this list has answered. Begin without a cursor.',
  cursor_mismatch: 'The cursor belongs to a list with other parameters. Begin that list without a cursor.',
};

function cursorFault(code: keyof typeof faults): Refusal {
  return new Refusal(code, faults[code], {
    parameters: [{ parameter: 'cursor', code, message: faults[code] }],
  });
}

function queryHash({ plural }: Listed, query: Readonly<Record<string, string>>): string {
  // A caller may change from page to page how the records are shown.
  const own = Object.entries(query)
    .filter(([name]) => !['cursor', 'limit', 'expand'].includes(name))
    // Only keys of metadata have signs in them that could be taken for the end of a name.
    .map((pair) => (pair[0].startsWith('metadata') ? JSON.stringify(pair) : pair.join('=')))
    .filter((pair) => pair !== 'include=total_count');
  return hashCell([plural, ...own.sort()].join('\n'));
}

function toHex(text: string): string {
  return text.replace(/[\s\S]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
}

function fromHex(digits: string): string {
  return digits.replace(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));
}
