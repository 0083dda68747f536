/** Prints the types of the client: records, operations, refusals and webhooks, all from the OpenAPI document. */
import {
  at,
  type OpenApiNode,
  type ClientOperation,
  operationsOf,
  type OperationParameter,
  resolveNode,
} from './document-view.ts';
import { printComment, printMember, printType, union } from './print-type.ts';

// Problems are typed by their code, which their schema does not say.
const printedApart = ['Problem'];

/** The declarations, in this order: schemas, operations, problems, webhooks. */
export function printApiTypes(document: OpenApiNode): string {
  const schemas = Object.entries(
    at(document, 'components', 'schemas') as Readonly<Record<string, OpenApiNode>>,
  );
  const records = schemas.filter(([name]) => !printedApart.includes(name)).map(printSchema);
  const operations = operationsOf(document).map(printOperation).join('');
  const printed = [
    ...records,
    `/** The operations: what each takes, answers and can be refused with. */\nexport interface Operations {\n${operations}}\n`,
    printProblems(at(document, 'components', 'schemas', 'Problem')),
    printWebhooks(document),
  ];
  return indent(printed.join('\n'));
}

/** Moves the members of each object to the right, for people who look a type up. */
function indent(text: string): string {
  let depth = 0;
  const lines = text.split('\n').map((line) => {
    if (/^\}/.test(line)) depth -= 1;
    const moved = line === '' ? '' : `${'  '.repeat(depth)}${line}`;
    if (/\{$/.test(line) && !line.startsWith('/**')) depth += 1;
    return moved;
  });
  return lines.join('\n');
}

function printSchema([name, schema]: readonly [string, OpenApiNode]): string {
  return `${printComment(schema.description)}export type ${name} = ${printType(schema)};\n`;
}

function printOperation(operation: ClientOperation): string {
  const { id, summary, method, path, codes, media, responses } = operation;
  const receipts = media.flatMap(([, content]) =>
    'x-receipt' in content ? [printType(at(content, 'x-receipt'))] : [],
  );
  const withDeleted = media.flatMap(([, content]) =>
    'x-schema-with-deleted' in content ? [printType(at(content, 'x-schema-with-deleted'))] : [],
  );
  const members = [
    printMember('parts', printParts(operation), true),
    printMember('answer', union(media.map(printAnswer)), true),
    receipts.length === 0
      ? ''
      : printMember('receipt', union(receipts), true, 'The answer to a key that may not read such records.'),
    withDeleted.length === 0
      ? ''
      : printMember('withDeleted', union(withDeleted), true, 'The answer with `include=deleted`.'),
    '304' in responses ? printMember('conditional', 'true', true) : '',
    printMember(
      'code',
      codes.length === 0 ? 'never' : union(codes.map((code) => JSON.stringify(code))),
      true,
    ),
  ];
  return `${printComment(`${summary}: \`${method} ${path}\``)}${id}: {\n${members.join('')}};\n`;
}

function printAnswer([type, content]: readonly [string, OpenApiNode]): string {
  if (type === 'application/json') return printType(at(content, 'schema'));
  return type === 'application/pdf' ? 'Uint8Array' : 'string';
}

/** The headers that are parts of a call, and their names as such. */
const headerParts: Readonly<Record<string, string>> = {
  'Idempotency-Key': 'idempotencyKey',
  'If-Match': 'ifMatch',
  'If-None-Match': 'ifNoneMatch',
};

function printParts({ parameters, body }: ClientOperation): string {
  const placed = (place: OperationParameter['in']): readonly OperationParameter[] =>
    parameters.filter((one) => one.in === place);
  const members = (['path', 'query'] as const).flatMap((place) => {
    const own = placed(place);
    const types = own.map(({ name, schema, required, description }) =>
      printMember(name, printType(schema), required === true, description),
    );
    const isRequired = own.some(({ required }) => required === true);
    return own.length === 0 ? [] : [printMember(place, `{\n${types.join('')}}`, isRequired)];
  });
  const headers = placed('header').flatMap(({ name, description }) => {
    const part = headerParts[name];
    return part === undefined ? [] : [printMember(part, 'string', false, description)];
  });
  const sent = body === null ? [] : [printMember('body', printType(body.schema), body.required)];
  return `{\n${[...members, ...sent, ...headers].join('')}}`;
}

function printProblems(problem: OpenApiNode): string {
  const { status, code, ...others } = at(problem, 'properties') as Readonly<Record<string, OpenApiNode>>;
  const codes = Object.entries(at(code ?? {}, 'x-codes') as Readonly<Record<string, OpenApiNode>>);
  const statuses = codes.map(([name, facts]) => printMember(name, String(facts.status), true, facts.meaning));
  const required = problem.required as readonly string[];
  const members = Object.entries(others).map(([name, schema]) =>
    printMember(name, printType(schema), required.includes(name), schema.description),
  );
  const byCode = [
    printMember('status', 'ProblemStatuses[Code]', true, status?.description),
    printMember('code', 'Code', true, code?.description),
  ];
  return [
    `/** The codes of refusals, each with its HTTP status. */\nexport interface ProblemStatuses {\n${statuses.join('')}}\n`,
    '/** A code of a refusal. */\nexport type ErrorCode = keyof ProblemStatuses;\n',
    `${printComment(problem.description)}export interface Problem<Code extends ErrorCode = ErrorCode> {\n`,
    `${[...members, ...byCode].join('')}}\n`,
  ].join('');
}

function printWebhooks(document: OpenApiNode): string {
  const events = Object.entries(at(document, 'webhooks') as Readonly<Record<string, OpenApiNode>>).map(
    ([name, item]) => {
      const { description, requestBody } = at(item, 'post');
      const body = resolveNode(document, (requestBody ?? {}) as OpenApiNode);
      return printMember(
        name,
        printType(at(body, 'content', 'application/json', 'schema')),
        true,
        description,
      );
    },
  );
  return [
    `/** The events by their type. */\nexport interface WebhookEvents {\n${events.join('')}}\n`,
    '/** An event, as a webhook brings it; `type` tells which. */',
    'export type WebhookEvent = WebhookEvents[keyof WebhookEvents];\n',
  ].join('\n');
}
