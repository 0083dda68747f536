/** Reads the filters of a list by metadata out of its query: `metadata[key]=value`, several of them together. */
import { safeParse } from 'valibot';
import { metadata } from '../../schema/kinds.ts';
import { readFaultText } from '../../schema/problem.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { metadataFinder } from '../../store/search/metadata-finder.ts';
import type { Filters } from './read-filters.ts';

/** The parameter as it is documented: any key stands in its place. */
export const metadataParameter = 'metadata[key]';

/** Each key takes two searches of a sheet. */
export const metadataKeysMax = 5;

export function readMetadataFilters(query: Readonly<Record<string, string>>): Filters {
  const asked = Object.entries(query).flatMap(([parameter, value]) => {
    const [, key] = /^metadata\[([\s\S]*)\]$/.exec(parameter) ?? [];
    return key === undefined ? [] : [{ parameter, key, value }];
  });
  const read = asked.map(({ parameter, key, value }, index) => {
    const message =
      index < metadataKeysMax
        ? faultOf(key, value)
        : `A list can be filtered by at most ${metadataKeysMax} keys of metadata.`;
    return { parameter, key, value, message };
  });
  return {
    conditions: read.map(({ key, value }) => ({
      needs: ['metadata'],
      holds: ({ metadata: own }: JsonObject) => hasEntry(own, key, value),
      finder: metadataFinder(key, value),
    })),
    problems: read.flatMap(({ parameter, message }) =>
      message === null ? [] : [{ parameter, code: 'invalid_parameter' as const, message }],
    ),
  };
}

function hasEntry(entries: unknown, key: string, value: string): boolean {
  return Object.entries((entries ?? {}) as JsonObject).some(([name, text]) => name === key && text === value);
}

// Returns why no record can have this entry, or null.
function faultOf(key: string, value: string): string | null {
  const parsed = safeParse(metadata.schema, Object.fromEntries([[key, value]]));
  return parsed.success ? null : readFaultText(parsed.issues[0].message).message;
}
