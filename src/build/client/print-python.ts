/** Writes the client for Python: its source, with the operations of the OpenAPI document in it. */
import { type OpenApiNode, type ClientOperation, operationsOf } from './document-view.ts';

const places = {
  version: '__version__ = "{version}"',
  table: '_OPERATIONS = {}\n',
  methods: '    # operations\n',
};

/**
 * The text of `billing.py`.
 * @param source the module without the operations
 * @throws Error when the source has no place for them
 */
export function printPython(source: string, version: string, document: OpenApiNode): string {
  for (const place of Object.values(places))
    if (source.split(place).length !== 2)
      throw new Error(`billing.py has not one place for ${place.trim()}.`);
  const operations = operationsOf(document);
  const table = `_OPERATIONS = {\n${operations.map(printEntry).join('')}}\n`;
  const methods = operations.map(printMethod).join('\n');
  return source
    .replace(places.version, () => `__version__ = "${version}"`)
    .replace(places.table, () => table)
    .replace(places.methods, () => methods);
}

const takesKey = ({ parameters }: ClientOperation): boolean =>
  parameters.some(({ name }) => name === 'Idempotency-Key');

function printEntry(operation: ClientOperation): string {
  const { id, method, path } = operation;
  return `    "${snake(id)}": ("${method}", "${path}", ${takesKey(operation) ? 'True' : 'False'}),\n`;
}

/** `createInvoice` as Python names it. */
function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function printMethod(operation: ClientOperation): string {
  const { id, summary, method, path, parameters, body } = operation;
  const names = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
  const given = [...names, ...(body === null ? [] : [body.required ? 'body' : 'body=None'])];
  const optional = [
    ...(parameters.some(({ in: place }) => place === 'query') ? ['query'] : []),
    ...parameters
      .filter(({ in: place }) => place === 'header')
      .map(({ name }) => name.toLowerCase().replace(/-/g, '_')),
    'headers',
  ];
  const signature = ['self', ...given, '*', ...optional.map((name) => `${name}=None`)].join(', ');
  const passed = [
    ...(names.length === 0 ? [] : [`path={${names.map((name) => `"${name}": ${name}`).join(', ')}}`]),
    ...(body === null ? [] : ['body=body']),
    ...optional.map((name) => `${name}=${name}`),
  ];
  return [
    `    def ${snake(id)}(${signature}):`,
    `        """${summary}: ${method} ${path}"""`,
    `        return self.request("${snake(id)}", ${passed.join(', ')}).data`,
    '',
  ].join('\n');
}
