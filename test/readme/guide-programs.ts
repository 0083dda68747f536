/** Runs the guide's programs and receivers, as a reader who copies them would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { execPath } from '../../src/local/runtime/serve.ts';
import { freePort, listening } from '../local/runtime/support/ports.ts';
import { type StartedProcess, startProcess } from '../local/runtime/support/start-process.ts';
import { newPath } from '../local/workbook-file/support/workbook-folder.ts';
import { readMarkdown } from './document.ts';

/** How the blocks of a language run. */
export interface Runtime {
  readonly command: string;
  readonly language: string;
  readonly file: string;
  /** The first lines of a file. */
  readonly opening: string;
  /** How a receiver is started. */
  readonly receiverArguments: (file: string, port: number) => readonly string[];
}

const asFile = (file: string): readonly string[] => [file];

export const runtimes: readonly Runtime[] = [
  { command: 'node', language: 'js', file: 'guide.mjs', opening: '', receiverArguments: asFile },
  { command: 'python3', language: 'python', file: 'guide.py', opening: '', receiverArguments: asFile },
  {
    command: 'php',
    language: 'php',
    file: 'guide.php',
    opening: '<?php\n',
    receiverArguments: (file, port) => ['-S', `localhost:${port}`, file],
  },
];

const { blocks } = readMarkdown('docs/guide.md');

/** The guide's blocks of a language that play these roles, in one text, the first role first. */
export function codeOf(language: string, roles: readonly string[]): string {
  const own = blocks.filter((block) => block.language === language);
  return roles
    .flatMap((role) => own.filter((block) => block.role === role).map(({ text: code }) => code))
    .join('\n');
}

// A receiver may print only after some minutes of the local runtime.
const waitMs = 30_000;
const knockMs = 100;

/** Declares the tests of some languages; they share a server whose minutes are short. */
export function testPrograms(tested: readonly Runtime[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'billing-guide-'));
  const children = new Set<ChildProcess>();
  let local: StartedProcess;

  beforeAll(async () => {
    local = startProcess({ PORT: '0', WORKBOOK: await newPath(), TRIGGER_MINUTE_MS: '300' });
    await local.ready;
  });

  afterAll(async () => {
    for (const child of [...children, local.child]) child.kill('SIGKILL');
    await local.ended;
    rmSync(folder, { recursive: true });
  });

  const start = (command: string, args: readonly string[], variables: Readonly<Record<string, string>>) => {
    const env = { PATH: process.env.PATH ?? '', ...variables };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.add(child);
    child.once('close', () => children.delete(child));
    return child;
  };

  const write = (name: string, code: string): string => {
    const path = join(folder, name);
    writeFileSync(path, code);
    return path;
  };

  const post = async (path: string, body: object): Promise<Readonly<Record<string, string>>> => {
    const { origin, key } = await local.ready;
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as Readonly<Record<string, string>>;
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };

  // The guide has two functions that call: one through a gateway, one that sends envelopes.
  const ways = tested.flatMap((runtime) => [
    [runtime.command, 'through a gateway', 'client', runtime] as const,
    [runtime.command, 'without a gateway', 'direct', runtime] as const,
  ]);

  test.each(ways)(
    'the programs in %s print what is shown, %s',
    async (command, _way, role, { language, file, opening }) => {
      const { origin, key } = await local.ready;
      const path = write(`${role}-${file}`, opening + codeOf(language, [role, 'program']));
      const child = start(command, [path], { BASE: origin, EXEC: origin + execPath, KEY: key });
      const closed = once(child, 'close');
      const [printed, fault] = await Promise.all([text(child.stdout), text(child.stderr)]);
      expect({ fault, status: (await closed)[0] as number }).toEqual({ fault: '', status: 0 });
      expect(printed.trim()).toBe(codeOf('text', ['program']));
    },
  );

  test.each(tested.map((runtime) => [runtime.command, runtime] as const))(
    'the receiver in %s takes a ping for genuine, and a forgery for none',
    async (command, { language, file, opening, receiverArguments }) => {
      const port = await freePort();
      const url = `http://localhost:${port}/`;
      const { id, secret = '' } = await post('/api/v1/webhook_endpoints', { url });
      const path = write(`receiver-${file}`, opening + codeOf(language, ['verify', 'receiver']));
      const variables = { SECRET: secret, PORT: String(port) };
      const receiver = start(command, receiverArguments(path, port), variables);
      const printed = once(receiver.stdout.setEncoding('utf8'), 'data');
      await listening(port);
      const forged = { 'webhook-id': 'evt_1', 'webhook-timestamp': '0', 'webhook-signature': 'v1,none' };
      const refused = await fetch(url, { method: 'POST', headers: forged, body: '{"type":"webhook.ping"}' });
      expect(refused.status).toBe(400);
      await post(`/api/v1/webhook_endpoints/${id}/ping`, {});
      const [line] = (await printed) as [string];
      expect(line.trim()).toBe(codeOf('text', ['receiver']));
    },
    waitMs,
  );

  test.each(tested.map((runtime) => [runtime.command, runtime] as const))(
    'the receiver in %s takes every event of goods that come back for genuine',
    async (command, { language, file, opening, receiverArguments }) => {
      const port = await freePort();
      const url = `http://localhost:${port}/`;
      const event_types = ['invoice.*', 'payment.*', 'credit_note.*', 'refund.*'];
      const { id, secret = '' } = await post('/api/v1/webhook_endpoints', { url, event_types });
      const path = write(`returned-${file}`, opening + codeOf(language, ['verify', 'receiver']));
      const receiver = start(command, receiverArguments(path, port), { SECRET: secret, PORT: String(port) });
      let printed = '';
      receiver.stdout.setEncoding('utf8').on('data', (lines: string) => {
        printed += lines;
      });
      await listening(port);
      await takeBack();
      const wanted = codeOf('text', ['return']).split('\n').sort();
      const told = (): string[] => printed.trim().split('\n').sort();
      for (let waited = 0; waited < waitMs && told().length < wanted.length; waited += knockMs)
        await pause(knockMs);
      await post(`/api/v1/webhook_endpoints/${id}/ping`, {});
      expect(told().filter((type) => type !== 'webhook.ping')).toEqual(wanted);
    },
    2 * waitMs,
  );

  /** The story of the guide: three lamps are sold and paid, one comes back, and its price is refunded. */
  async function takeBack(): Promise<void> {
    const lamps = { description: 'Lamp', quantity: 3, unit_price: '40.00', tax_rate: 20 };
    const sold = await post('/api/v1/invoices', { customer_name: 'Mary Somerville', items: [lamps] });
    await post(`/api/v1/invoices/${sold.id}/payments`, { method: 'card' });
    const [line] = sold.items as unknown as readonly { readonly id: string }[];
    const note = await post('/api/v1/credit_notes', {
      invoice_id: sold.id,
      lines: [{ invoice_item_id: line?.id, quantity: 1 }],
      reason: 'product_unsatisfactory',
    });
    await post(`/api/v1/credit_notes/${note.id}/refund`, { method: 'card' });
  }
}
