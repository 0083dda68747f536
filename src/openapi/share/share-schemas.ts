/** Shares schemas that repeat: equal ones get one name, and a property that many objects have is a schema of its own. */
import { type Definitions, type JsonSchema, pascalCase, schemaReference } from '../schemas/json-schema.ts';

/** The names that schemas have now, by those that they had. */
type Renames = ReadonlyMap<string, string>;

interface SharedSchemas {
  readonly schemas: Definitions;
  readonly renames: Renames;
}

/** The definitions with each repeated schema written once. References from elsewhere need the new names. */
export function shareSchemas(definitions: Definitions): SharedSchemas {
  const { schemas, renames } = mergeEqual(definitions);
  return { schemas: shareProperties(schemas), renames };
}

/** Replaces the names of schemas in all references of a node. */
export function renameReferences<Node>(node: Node, renames: Renames): Node {
  const text = JSON.stringify(node).replace(/"#\/components\/schemas\/(\w+)"/g, (reference, name: string) =>
    renames.has(name) ? JSON.stringify(schemaReference(renames.get(name) ?? '').$ref) : reference,
  );
  return JSON.parse(text) as Node;
}

// Merging the schemas inside can make those around them equal, so it goes on until none are.
function mergeEqual(definitions: Definitions, before: Renames = new Map()): SharedSchemas {
  const groups = new Map<string, string[]>();
  for (const [name, schema] of definitions) {
    const text = JSON.stringify(schema);
    groups.set(text, [...(groups.get(text) ?? []), name]);
  }
  const taken = new Set(definitions.keys());
  const merged = new Map<string, string>();
  for (const names of groups.values()) {
    const ending = commonEnding(names);
    // Without a name that fits all of them they stay apart: a payment's input is not called that of an invoice.
    if (names.length === 1 || ending === '') continue;
    const candidates = [ending, `${kindsOf(names)}${ending}`];
    const common = candidates.find((name) => !taken.has(name) || names.includes(name));
    if (common === undefined) throw new Error(`There is no name for the schemas ${names.join(', ')}.`);
    taken.add(common);
    for (const name of names) merged.set(name, common);
  }
  const renames = new Map([...before].map(([old, name]) => [old, merged.get(name) ?? name]));
  if (merged.size === 0) return { schemas: definitions, renames };
  for (const [old, name] of merged) renames.set(old, name);
  const entries = Array.from(
    definitions,
    ([name, schema]) => [merged.get(name) ?? name, renameReferences(schema, merged)] as const,
  );
  return mergeEqual(new Map(entries), renames);
}

/** Endings that say what a schema is for, and not what it describes. */
const roles = ['Amounts', 'Create', 'Input', 'Update'];

/** The words in which all names end: `InvoiceItem` and `QuotationItem` are an `Item`. Empty when there are none. */
function commonEnding(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.match(/[A-Z][a-z0-9]*/g) ?? []);
  const from = first.findIndex((_word, at) =>
    others.every((words) => words.join('').endsWith(first.slice(at).join(''))),
  );
  const ending = from < 0 ? '' : first.slice(from).join('');
  return roles.includes(ending) ? '' : ending;
}

/** The beginnings of the names of documents. */
const documents = ['Credit', 'Invoice', 'Quotation'];

/** The kinds of records whose schemas these are: `PaymentOrInvoice`, or a `Document`; three others are a `Record`. */
function kindsOf(names: readonly string[]): string {
  const found = names.map((name) => /^[A-Z][a-z]+/.exec(name.replace(/^Create/, ''))?.[0] ?? name);
  const kinds = [...new Set(found)];
  if (kinds.length > 1 && kinds.every((kind) => documents.includes(kind))) return 'Document';
  return kinds.length > 2 ? 'Record' : kinds.join('Or');
}

interface Occurrence {
  readonly field: string;
  readonly owners: readonly string[];
}

// A reference has about this many bytes more than the name in it.
const referenceBytes = 34;

function shareProperties(definitions: Definitions): Definitions {
  const worthwhile = Array.from(occurrencesIn(definitions)).filter(([text, { field, owners }]) => {
    const reference = referenceBytes + endingOf(field, owners).length;
    return (owners.length - 1) * text.length > (owners.length + 1) * reference;
  });
  const names = new Map<string, string>();
  const taken = new Set(definitions.keys());
  for (const [text, occurrence] of worthwhile) {
    const ending = endingOf(occurrence.field, occurrence.owners);
    const isOnly =
      worthwhile.filter(([, { field, owners }]) => endingOf(field, owners) === ending).length === 1;
    const name = nameFor(ending, occurrence.owners, (one) => (one !== ending || isOnly) && !taken.has(one));
    taken.add(name);
    names.set(text, name);
  }
  const entries = Array.from(definitions, ([name, schema]) => [name, withShared(schema, names)] as const);
  const added = Array.from(names, ([text, name]) => [name, JSON.parse(text) as JsonSchema] as const);
  return new Map([...entries, ...added]);
}

function occurrencesIn(definitions: Definitions): ReadonlyMap<string, Occurrence> {
  const found = new Map<string, Occurrence>();
  for (const [owner, { properties = {} }] of definitions) {
    for (const [field, property] of Object.entries(properties as Record<string, JsonSchema>)) {
      // A reference alone is shared already.
      if ('$ref' in property && Object.keys(property).length === 1) continue;
      const text = JSON.stringify(property);
      found.set(text, { field, owners: [...(found.get(text)?.owners ?? []), owner] });
    }
  }
  return found;
}

function endingOf(field: string, owners: readonly string[]): string {
  const isInput = owners.every((owner) => /Create|Update|Input/.test(owner));
  return pascalCase(field) + (isInput ? 'Input' : '');
}

// In several languages a class of this name is there already.
const builtIns = ['Date', 'Method', 'Number', 'Object'];

/** The name of the field, or, where fields of this name differ, that of the field of these resources. */
function nameFor(ending: string, owners: readonly string[], isFree: (name: string) => boolean): string {
  const candidates = [ending, `${kindsOf(owners)}${ending}`, ...owners.map((owner) => owner + ending)];
  const free = candidates.find((name) => isFree(name) && !builtIns.includes(name));
  if (free === undefined)
    throw new Error(`There is no name for the field ${ending} of ${owners.join(', ')}.`);
  return free;
}

function withShared(schema: JsonSchema, shared: ReadonlyMap<string, string>): JsonSchema {
  if (schema.properties === undefined) return schema;
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>).map(
    ([field, property]) => {
      const name = shared.get(JSON.stringify(property));
      return [field, name === undefined ? property : schemaReference(name)] as const;
    },
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}
