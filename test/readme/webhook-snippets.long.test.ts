/** Runs the guide's lines that verify webhooks, in each language whose runtime is here, on what is really sent. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signatureHeaders } from '../../src/core/events/signature.ts';
import { emulateGoogle } from '../emulated-workspace.ts';
import { codeOf } from './guide-programs.ts';

interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly secret: string;
}

const { signing } = emulateGoogle().begin().workspace;
const [secret, other] = [
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  'whsec_b3RoZXIgc2VjcmV0IG9mIHRoaXMgdGVzdA==',
];
const body = '{"data":{"object":{"customer_name":"Zoë 東京 😀"}}}';

function messageOf(ageMs: number, secrets: readonly string[], further: Partial<Message> = {}): Message {
  const sent = { id: 'evt_1', sentMs: Date.now() - ageMs, body };
  return { headers: signatureHeaders(signing, secrets, sent), body, secret, ...further };
}

/** Each with whether it is genuine. */
const messages: readonly (readonly [Message, boolean])[] = [
  [messageOf(0, [secret]), true],
  [messageOf(200_000, [secret]), true],
  [messageOf(0, [other, secret]), true],
  [messageOf(0, [other]), false],
  [messageOf(400_000, [secret]), false],
  [messageOf(-400_000, [secret]), false],
  [messageOf(0, [secret], { body: body.replace('Zoë', 'Zoe') }), false],
  [messageOf(0, [secret], { secret: other }), false],
];

/** By the runtime: the language of the guide's lines, the file, and the lines that run them on JSON of messages. */
const runtimes: readonly (readonly [
  command: string,
  language: string,
  file: string,
  program: (code: string) => string,
])[] = [
  [
    'node',
    'js',
    'verify.mjs',
    (code) => `${code}
const text = (await import('node:fs')).readFileSync(0, 'utf8');
console.log(JSON.stringify(JSON.parse(text).map(({ headers, body, secret }) => isGenuine(headers, Buffer.from(body), secret))));`,
  ],
  [
    'python3',
    'python',
    'verify.py',
    (code) => `${code}
import json, sys
messages = json.loads(sys.stdin.buffer.read())
print(json.dumps([is_genuine(one["headers"], one["body"].encode(), one["secret"]) for one in messages]))`,
  ],
  [
    'php',
    'php',
    'verify.php',
    (code) => `<?php
${code}
$messages = json_decode(file_get_contents('php://stdin'), true);
echo json_encode(array_map(fn($one) => is_genuine($one['headers'], $one['body'], $one['secret']), $messages));`,
  ],
];

const present = runtimes.filter(([command]) => spawnSync(command, ['--version']).status === 0);

test('Node is here, and each language has its lines', () => {
  expect(present.map(([command]) => command)).toContain('node');
  for (const [, language] of runtimes) expect(codeOf(language, ['verify'])).toMatch(/hmac/i);
});

test.each(present)('%s accepts what is genuine, and nothing else', (command, language, file, program) => {
  const path = join(mkdtempSync(join(tmpdir(), 'snippet-')), file);
  writeFileSync(path, program(codeOf(language, ['verify'])));
  const input = JSON.stringify(messages.map(([message]) => message));
  const { stdout, stderr } = spawnSync(command, [path], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(messages.map(([, isGenuine]) => isGenuine));
});
