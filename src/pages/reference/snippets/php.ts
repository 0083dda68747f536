/** Writes a request as PHP with its curl extension. */
import { type LiteralSyntax, literalOf } from './literal.ts';
import { keyPlaceholder, uniquePlaceholder, type WireRequest } from './wire-request.ts';

const expressions: Readonly<Record<string, string>> = {
  [keyPlaceholder]: "getenv('BILLING_KEY')",
  [uniquePlaceholder]: 'bin2hex(random_bytes(16))',
};

const syntax: LiteralSyntax = {
  nothing: 'null',
  yes: 'true',
  no: 'false',
  // An empty list and an empty object look alike in PHP; no example has an empty object.
  object: ['[', ']'],
  list: ['[', ']'],
  pair: ' => ',
  text: (text) => expressions[text] ?? quote(text),
};

/** The program; it reads the key from the environment variable `BILLING_KEY`. */
export function phpSnippet({ method, url, headers, body }: WireRequest, isEnvelope: boolean): string {
  const lines = Object.entries(headers).map(([name, value]) => headerText(name, value));
  const options = [
    ...(method === 'GET' || isEnvelope ? [] : [`  CURLOPT_CUSTOMREQUEST => '${method}',\n`]),
    ...(lines.length === 0
      ? []
      : [`  CURLOPT_HTTPHEADER => [\n${lines.map((line) => `    ${line},\n`).join('')}  ],\n`]),
    ...(body === undefined
      ? []
      : [`  CURLOPT_POSTFIELDS => json_encode(${literalOf(body, syntax, '  ')}),\n`]),
    ...(isEnvelope ? ['  CURLOPT_FOLLOWLOCATION => true,\n'] : []),
    '  CURLOPT_RETURNTRANSFER => true,\n',
  ];
  const read = isEnvelope
    ? "$answer = json_decode(curl_exec($request), true);\necho $answer['status'];"
    : '$answer = json_decode(curl_exec($request), true);\necho curl_getinfo($request, CURLINFO_RESPONSE_CODE);';
  return `<?php\n$request = curl_init(${quote(url)});\ncurl_setopt_array($request, [\n${options.join('')}]);\n${read}`;
}

function headerText(name: string, value: string): string {
  const expression = expressions[value];
  return expression === undefined ? quote(`${name}: ${value}`) : `${quote(`${name}: `)} . ${expression}`;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
