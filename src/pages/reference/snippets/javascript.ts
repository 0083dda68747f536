/** Writes a request as JavaScript that runs in Node and in other hosts with `fetch`. */
import { type LiteralSyntax, literalOf } from './literal.ts';
import { keyPlaceholder, uniquePlaceholder, type WireRequest } from './wire-request.ts';

const expressions: Readonly<Record<string, string>> = {
  [keyPlaceholder]: 'process.env.BILLING_KEY',
  [uniquePlaceholder]: 'crypto.randomUUID()',
};

const syntax: LiteralSyntax = {
  nothing: 'null',
  yes: 'true',
  no: 'false',
  object: ['{', '}'],
  list: ['[', ']'],
  pair: ': ',
  text: (text) => expressions[text] ?? quote(text),
  name: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : quote(name)),
};

/** The program; it reads the key from the environment variable `BILLING_KEY`. */
export function javascriptSnippet({ method, url, headers, body }: WireRequest, isEnvelope: boolean): string {
  const hasHeaders = Object.keys(headers).length > 0;
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',\n`]),
    ...(hasHeaders ? [`  headers: ${literalOf(headers, syntax, '  ')},\n`] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literalOf(body, syntax, '  ')}),\n`]),
  ];
  const call = options.length === 0 ? quote(url) : `${quote(url)}, {\n${options.join('')}}`;
  const read = isEnvelope
    ? 'const { status, body } = await response.json();\nconsole.log(status, body);'
    : 'console.log(response.status, await response.json());';
  return `const response = await fetch(${call});\n${read}`;
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}
