/** Writes `docs/fields.md`: the fields of every object and the types of events, as the OpenAPI document tells of them. */
import { type DocumentedField, fieldsOf, shapesOf } from '../pages/reference/model/fields.ts';
import type { OpenApi } from '../pages/reference/model/open-api.ts';
import { type OutlinedOperation, outlineOf } from '../pages/reference/model/outline.ts';

/** What is sent: by the path of a field, such as `items.quantity`, whether it must be. */
type Sent = ReadonlyMap<string, boolean>;

/** A table of the page: an object, or a part that stands in one field or another. */
interface Table {
  readonly titles: Set<string>;
  readonly fields: readonly DocumentedField[];
  /** By the name of a field, when it is sent. */
  readonly sent: Map<string, string>;
}

/** They have the fields of what they are made of. */
const alikes = /(Batch|Preview)$|^Pinged/;

/** The page, in Markdown. */
export function fieldsPage(document: OpenApi): string {
  // Addresses and other parts stand in many objects, and are told of once.
  const parts = new Map<string, Table>();
  const objects = outlineOf(document).flatMap(({ operations, objects: shown }) =>
    shown
      .filter(({ name }) => !alikes.test(name))
      .map(({ name, schema }) => {
        const sent = ['create', 'update'].map((verb) => sentBy(document, operations, `${verb}${name}`));
        return tableOf(name, { fields: fieldsOf(document, schema), sent, before: '' }, parts);
      }),
  );
  return [
    '# Fields and event types',
    'Every answer has all fields of its object; one that is empty is `null`. Later versions of v1 may add fields.',
    'A caller sends a field with a *create*, with an *update*, or never; a **bold** one must be sent. This page is built from the OpenAPI document by `npm run build`.',
    ...objects.map((table) => printed('##', table)),
    '## Parts of objects',
    'Named as the fields that they stand in.',
    ...[...parts.values()].map((table) => printed('###', table)),
    '## Event types',
    'Each event has the record as it was then in `data.object`. A repeated request adds no event.',
    eventTypes(document),
    '',
  ].join('\n\n');
}

function eventTypes({ webhooks = {} }: OpenApi): string {
  const types = Object.entries(webhooks).map(([type, { post }]) =>
    row(`\`${type}\``, post?.description ?? ''),
  );
  return [row('Type', 'When it comes'), row('---', '---'), ...types].join('\n');
}

function printed(level: string, { titles, fields, sent }: Table): string {
  return [
    `${level} ${[...titles].sort().join(', ')}`,
    '',
    row('Field', 'Sent', 'Type', 'What it is'),
    row('---', '---', '---', '---'),
    ...fields.map((field) =>
      row(`\`${field.name}\``, sent.get(field.name) ?? '', field.type, described(field)),
    ),
  ].join('\n');
}

interface Shown {
  readonly fields: readonly DocumentedField[];
  readonly sent: readonly Sent[];
  /** The path that the fields stand behind. */
  readonly before: string;
}

/** The table of an object, whose own objects become parts. */
function tableOf(title: string, { fields, sent, before }: Shown, parts: Map<string, Table>): Table {
  const table: Table = { titles: new Set([title]), fields, sent: new Map() };
  for (const field of fields) {
    const path = `${before}${field.name}`;
    table.sent.set(field.name, sentWords(path, sent));
    // The exact texts are those of the decimals beside them.
    if (field.fields.length === 0 || field.name === 'amounts') continue;
    const part = tableOf(field.name, { fields: field.fields, sent, before: `${path}.` }, parts);
    const key = JSON.stringify(field.fields);
    const known = parts.get(key) ?? part;
    known.titles.add(field.name);
    for (const [name, words] of part.sent) if (words !== '') known.sent.set(name, words);
    parts.set(key, known);
  }
  return table;
}

function sentWords(path: string, [created, updated]: readonly Sent[]): string {
  const words = [
    [created?.get(path), 'create'],
    [updated?.get(path), 'update'],
  ] as const;
  return words
    .filter(([isRequired]) => isRequired !== undefined)
    .map(([isRequired, word]) => (isRequired ? `**${word}**` : word))
    .join(', ');
}

/** The fields that the body of an operation takes, in any of its shapes; none where there is no such operation. */
function sentBy(document: OpenApi, operations: readonly OutlinedOperation[], operationId: string): Sent {
  const operation = operations.find(({ documented }) => documented.operationId === operationId);
  const schema = operation?.documented.requestBody?.content['application/json']?.schema;
  const shapes = schema === undefined ? [] : shapesOf(document, schema);
  const sent = new Map<string, boolean>();
  const add = (fields: readonly DocumentedField[], before: string, isEvery: boolean): void => {
    for (const { name, isRequired, fields: inner } of fields) {
      const path = `${before}${name}`;
      sent.set(path, isRequired && isEvery && sent.get(path) !== false);
      add(inner, `${path}.`, true);
    }
  };
  // What one of two shapes requires, the other does without.
  for (const { fields } of shapes) add(fields, '', shapes.length === 1);
  return sent;
}

function described({ description, bounds }: DocumentedField): string {
  const told = bounds.filter((bound) => !description.toLowerCase().includes(bound));
  return [description, told.length === 0 ? '' : `*${told.join('; ')}.*`].filter(Boolean).join(' ');
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
