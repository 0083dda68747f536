/** Read schemas: they accept what the API shows, and name every field of it. */
import { pascalCase } from '../../src/openapi/schemas/json-schema.ts';
import * as v from 'valibot';
import { resources } from '../../src/core/resources/index.ts';
import { type Field, type Fields, isStored } from '../../src/core/schema/field.ts';
import type { Kind } from '../../src/core/schema/kind.ts';
import { bool, day, metadata, textList, timestamp } from '../../src/core/schema/kinds.ts';
import type { JsonObject } from '../../src/core/schema/represent.ts';
import type { Resource } from '../../src/core/schema/resource.ts';
import { defaultSettings } from '../../src/core/settings.ts';
import { showRecord } from '../../src/core/store/show-record.ts';
import { compile, compileTight, openApi } from './compiled-document.ts';

const warning = { code: 'possible_duplicate', message: 'Look at it.', pointer: '/email' };

type Filling = 'full' | 'empty';

/** A record with all its fields, or with null wherever a record may have it. */
function recordOf(fields: Fields, filling: Filling): JsonObject {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isStored(field))
      .map(([name, field]) => [name, fieldValue(field, filling)]),
  );
}

function fieldValue({ kind, mode }: Field, filling: Filling): unknown {
  if (filling === 'empty' && (mode === 'optional' || mode === 'readOnlyNullable')) return null;
  const { fields } = kind;
  if (fields !== undefined && kind.list === true)
    return filling === 'empty' ? [] : [recordOf(fields, filling)];
  if (fields !== undefined) return recordOf(fields, filling);
  return kind.decimal === undefined ? leafValue(kind) : '12.5';
}

function leafValue(kind: Kind<unknown>): unknown {
  if (kind === bool) return true;
  if (kind === day) return '2026-01-31';
  if (kind === metadata) return { shelf: 'B4' };
  if (kind === textList) return ['void'];
  if (kind === timestamp) return '2026-01-07T12:00:00.000Z';
  if (kind.cell === 'number') return 3;
  const texts = [['ada@example.com'], ['pdf']].find((list) => v.is(kind.schema, list));
  if (texts !== undefined) return texts;
  const { prefix } = v.getMetadata(kind.schema);
  return typeof prefix === 'string' ? `${prefix}_01KEBZ6R00V5T9QJ4M8XHD2C7A` : 'partially_paid';
}

function shown(resource: Resource, filling: Filling): JsonObject {
  const record = recordOf(resource.fields, filling);
  const currency = filling === 'full' ? { currency: 'KWD' } : {};
  const warnings = filling === 'full' ? [warning] : [];
  return JSON.parse(
    JSON.stringify(
      showRecord(
        resource,
        { ...record, ...currency },
        '7c3a9f0e5b1d2468',
        {
          today: '2026-01-07',
          settings: defaultSettings,
          workspace: { livemode: true, build: { keyMode: 'live' } },
        },
        warnings,
      ),
    ),
  ) as JsonObject;
}

/** Every object inside, with a way to change it. */
function objectsIn(node: unknown): JsonObject[] {
  if (Array.isArray(node)) return node.flatMap(objectsIn);
  if (typeof node !== 'object' || node === null) return [];
  return [node as JsonObject, ...Object.values(node).flatMap(objectsIn)];
}

describe.each(resources.map((resource) => [resource.object, resource] as const))(
  'the schema of a %s',
  (object, resource) => {
    const name = pascalCase(object);
    const accepts = compileTight(name);

    test.each<Filling>(['full', 'empty'])('accepts a %s record, and knows all of it', (filling) => {
      accepts(shown(resource, filling));
      expect(accepts.errors ?? []).toEqual([]);
    });

    test('refuses a record in which any field is missing', () => {
      const whole = shown(resource, 'full');
      for (const field of Object.keys(whole)) {
        const { [field]: _missing, ...rest } = whole;
        expect({ field, accepted: accepts(rest) }).toEqual({ field, accepted: false });
      }
      const count = objectsIn(whole).length;
      for (let index = 1; index < count; index += 1) {
        const copy = shown(resource, 'full');
        const inner = objectsIn(copy)[index] ?? {};
        const [first] = Object.keys(inner);
        if (first === undefined || first === 'shelf') continue;
        delete inner[first];
        expect({ index, first, accepted: accepts(copy) }).toEqual({ index, first, accepted: false });
      }
    });

    test('lets a field pass that a later version adds', () => {
      const later = { ...shown(resource, 'full'), added_later: 1 };
      expect(compile({ $ref: `#/components/schemas/${name}` })(later)).toBe(true);
      expect(accepts(later)).toBe(false);
    });

    test('accepts null only where a record may have it', () => {
      const whole = shown(resource, 'full');
      const nullable = Object.keys(whole).filter((field) => accepts({ ...whole, [field]: null }));
      const declared = Object.entries(resource.fields)
        .filter(
          ([field, { mode, nullable: isNullable }]) =>
            field in whole && (mode === 'optional' || mode === 'readOnlyNullable' || isNullable === true),
        )
        .map(([field]) => field);
      expect(nullable.sort()).toEqual(declared.sort());
    });

    test('stands in the list of them', () => {
      const acceptsList = compileTight(`${name}List`);
      const page = { object: 'list', url: `/api/v1/${resource.plural}`, has_more: true, next_cursor: 'x-y' };
      expect(acceptsList({ ...page, data: [shown(resource, 'full'), shown(resource, 'empty')] })).toBe(true);
      expect(acceptsList({ ...page, data: [], has_more: false, next_cursor: null, quarantined: 2 })).toBe(
        true,
      );
      expect(acceptsList({ ...page, data: [{}] })).toBe(false);
    });
  },
);

describe('words in answers', () => {
  test('are open: only what never changes is fixed', () => {
    const names = Object.keys(openApi.components.schemas ?? {}).filter(
      (name) => !/Create|Update$|Input$/.test(name),
    );
    const fixed = names.filter((name) => /"enum"/.test(JSON.stringify(openApi.components.schemas?.[name])));
    // The one list of words is that of the currencies that a request may give.
    expect(fixed).toEqual(['Currency']);
  });
});
