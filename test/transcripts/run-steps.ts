/** Runs a client's script against a workspace, and checks every step against the promises of the API. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServedWorkspace } from '../served-workspace.ts';

const run = promisify(execFile);

export interface TranscriptStep {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A client: its program, its script in this folder, and how to install the program. */
export interface Client {
  readonly program: string;
  readonly script: string;
  readonly hint: string;
}

/**
 * The steps as the client has printed them.
 * @throws Error naming the program to install when it is missing
 */
export async function runSteps(
  { program, script, hint }: Client,
  stage: ServedWorkspace,
  key: string,
): Promise<TranscriptStep[]> {
  const env = { PATH: process.env.PATH ?? '', KEY: key, BASE: stage.origin, EXEC: stage.execUrl };
  try {
    const { stdout } = await run(program, [join(__dirname, script)], { env });
    return readSteps(stdout.trim().split('\n'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing ? new Error(`${program} is not installed: ${hint}`) : error;
  }
}

/** Reads what a story printed: a body and a status for each step, or an envelope that has both in it. */
export function readSteps(lines: readonly string[]): TranscriptStep[] {
  const isPlain = /^\d{3}$/.test(lines[1] ?? '');
  if (!isPlain) return lines.map((line) => JSON.parse(line) as TranscriptStep);
  const bodies = lines.filter((_line, index) => index % 2 === 0);
  return bodies.map((body, index) => ({
    status: Number(lines[2 * index + 1]),
    body: JSON.parse(body) as TranscriptStep['body'],
  }));
}

/** Expects all steps. Document numbers continue when several clients run one after the other. */
export function expectStory(steps: readonly TranscriptStep[]): void {
  expect(steps).toMatchObject([
    { status: 200, body: { object: 'me' } },
    {
      status: 201,
      body: {
        object: 'invoice',
        shape: 'items',
        customer_name: 'Ada Lovelace',
        total: 300.5,
        amounts: { subtotal: '252.50', tax_total: '48.00', total: '300.50', currency: 'EUR' },
      },
    },
    { status: 201, body: { object: 'invoice', shape: 'total', total: 99.5, amounts: { total: '99.50' } } },
    {
      status: 422,
      body: { code: 'validation_failed', errors: [{ pointer: '/due_date', code: 'invalid_date' }] },
    },
  ]);
  expect(steps[1]?.body.customer_id).toBe(steps[2]?.body.customer_id);
}
