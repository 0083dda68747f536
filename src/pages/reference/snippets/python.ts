/** Writes a request as Python with the library `requests`. */
import { type LiteralSyntax, literalOf } from './literal.ts';
import { keyPlaceholder, uniquePlaceholder, type WireRequest } from './wire-request.ts';

const expressions: Readonly<Record<string, string>> = {
  [keyPlaceholder]: 'os.environ["BILLING_KEY"]',
  [uniquePlaceholder]: 'str(uuid.uuid4())',
};

const syntax: LiteralSyntax = {
  nothing: 'None',
  yes: 'True',
  no: 'False',
  object: ['{', '}'],
  list: ['[', ']'],
  pair: ': ',
  // Python reads the escapes of JSON texts in the same way.
  text: (text) => expressions[text] ?? JSON.stringify(text),
};

/** The program; it reads the key from the environment variable `BILLING_KEY`. */
export function pythonSnippet({ method, url, headers, body }: WireRequest, isEnvelope: boolean): string {
  const given = [
    ...(Object.keys(headers).length === 0 ? [] : [`    headers=${literalOf(headers, syntax, '    ')},\n`]),
    ...(body === undefined ? [] : [`    json=${literalOf(body, syntax, '    ')},\n`]),
  ];
  // The library declares JSON by itself.
  const call = `response = requests.request(\n    "${method}",\n    ${JSON.stringify(url)},\n${given.join('')})`;
  const modules = [
    ...(call.includes('os.environ') ? ['os'] : []),
    ...(call.includes('uuid.') ? ['uuid'] : []),
  ].map((name) => `import ${name}\n`);
  const read = isEnvelope
    ? 'answer = response.json()\nprint(answer["status"], answer["body"])'
    : 'print(response.status_code, response.json())';
  return `${modules.join('')}import requests\n\n${call}\n${read}`;
}
