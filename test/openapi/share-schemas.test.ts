import { renameReferences, shareSchemas } from '../../src/openapi/share/share-schemas.ts';
import { type Definitions, type JsonSchema, schemaReference } from '../../src/openapi/schemas/json-schema.ts';

const named = (schemas: Record<string, JsonSchema>): Definitions => new Map(Object.entries(schemas));

const note = {
  type: 'string',
  maxLength: 5000,
  description: 'What a person has to say about it, in some words.',
};

const withFields = (...names: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, note])),
});

describe('schemas that repeat', () => {
  test('get one name, of the words in which theirs end, and so do those that refer to them', () => {
    const line = { type: 'object', properties: { amount: { type: 'number' } } };
    const total = (kind: string): JsonSchema => ({ type: 'array', items: schemaReference(`${kind}Line`) });
    const { schemas, renames } = shareSchemas(
      named({ BillLine: line, OrderLine: line, BillTotal: total('Bill'), OrderTotal: total('Order') }),
    );
    expect(Object.fromEntries(schemas)).toEqual({
      Line: line,
      Total: { type: 'array', items: schemaReference('Line') },
    });
    expect(renameReferences(schemaReference('OrderTotal'), renames)).toEqual(schemaReference('Total'));
    expect(renameReferences(schemaReference('Other'), renames)).toEqual(schemaReference('Other'));
  });

  test('stay apart where no name fits all of them', () => {
    const reason = { type: 'object', properties: { reason: { type: 'string' } } };
    const schemas = named({
      VoidBillInput: reason,
      DropOrderInput: reason,
      Line: {},
      BillLine: reason,
      OrderLine: reason,
    });
    expect([...shareSchemas(schemas).schemas.keys()]).toEqual([...schemas.keys()]);
  });

  test('share a property that many of them have, under the name of its field', () => {
    const { schemas } = shareSchemas(
      named({ Bill: withFields('note'), Order: withFields('note', 'memo'), Offer: withFields('note') }),
    );
    const [shared] = [...schemas.keys()].filter((name) => !['Bill', 'Order', 'Offer'].includes(name));
    expect(shared).toBe('Note');
    expect(schemas.get('Note')).toEqual(note);
    expect(schemas.get('Bill')).toEqual({ type: 'object', properties: { note: schemaReference('Note') } });
  });

  test('name a property after its owners where fields of its name differ, or a language has a class of that name', () => {
    const other = { type: 'object', properties: { note: { ...note, maxLength: 20 } } };
    const { schemas } = shareSchemas(
      named({
        BillCreate: withFields('note', 'number'),
        BillUpdate: withFields('note'),
        ...{ BillLineCreate: other, BillLineUpdate: other, BillPartUpdate: other },
        ...{ OrderCreate: withFields('note'), OrderUpdate: withFields('note') },
      }),
    );
    expect([...schemas.keys()]).toEqual(expect.arrayContaining(['BillOrOrderNoteInput', 'BillNoteInput']));
  });
});
