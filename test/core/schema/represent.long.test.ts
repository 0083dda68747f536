import fc from 'fast-check';
import { resources } from '../../../src/core/resources/index.ts';
import '../../../src/core/resources/late-rules.ts';
import { isShown, isStored } from '../../../src/core/schema/field.ts';
import { recall, type JsonObject, represent } from '../../../src/core/schema/represent.ts';
import { arbitraryRecord } from '../arbitrary-records.ts';

const named = resources.map((resource) => [resource.plural, resource] as const);

describe.each(named)('A record of %s', (_plural, resource) => {
  const { fields } = resource;

  test('is recalled from what an answer showed, through JSON', () => {
    fc.assert(
      fc.property(arbitraryRecord(resource), fc.constantFrom(0, 2, 3), ({ record }, decimals) => {
        const shown = JSON.parse(
          JSON.stringify(represent(fields, record, { currency: null, decimals })),
        ) as JsonObject;
        const kept = Object.entries(record).filter(([name]) => {
          const field = fields[name];
          return field !== undefined && isStored(field) && isShown(field);
        });
        expect(recall(fields, shown)).toEqual(Object.fromEntries(kept));
      }),
      { numRuns: 40 },
    );
  });

  test('shows every field that is shown, and each decimal also as exact text', () => {
    fc.assert(
      fc.property(arbitraryRecord(resource), ({ record }) => {
        const shown = represent(fields, record, { currency: null, decimals: 2 });
        const names = Object.keys(fields).filter((name) => isShown(fields[name]!));
        expect(Object.keys(shown)).toEqual(expect.arrayContaining(names));
        for (const [name, text] of Object.entries((shown.amounts ?? {}) as JsonObject)) {
          if (name === 'currency') continue;
          expect(text === null ? shown[name] : Number(text)).toBe(text === null ? null : Number(shown[name]));
        }
      }),
      { numRuns: 40 },
    );
  });
});
