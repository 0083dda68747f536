/** Runs the recipes of docs/recipes as processes of their own beside a local server, and looks at what they made. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { execPath } from '../../src/local/runtime/serve.ts';
import { freePort, listening } from '../local/runtime/support/ports.ts';
import { type StartedProcess, startProcess } from '../local/runtime/support/start-process.ts';
import { newPath } from '../local/workbook-file/support/workbook-folder.ts';

// A busy machine takes minutes to start what takes seconds on another.
jest.setTimeout(300_000);

export const recipeFolder = join(__dirname, '../../docs/recipes');

/** A record as it is answered; a test reads the fields that it knows. */
export type AnsweredRecord = Readonly<Record<string, unknown>>;

type Variables = Readonly<Record<string, string>>;

/** A recorded payload of the other side, byte for byte. */
export function payload(name: string): string {
  return readFileSync(join(__dirname, 'payloads', name), 'utf8');
}

export interface Recipes {
  /** BASE, EXEC and KEY of the local server, as a recipe reads them. */
  variables(): Promise<Variables>;
  /** Starts a recipe that listens; where it does. */
  serve(command: string, file: string, further: Variables): Promise<string>;
  /** Runs a recipe to its end; what it prints. */
  run(command: string, file: string, args: readonly string[], further?: Variables): Promise<string>;
  /** Creates a record without an Idempotency-Key. */
  post(path: string, body: object): Promise<AnsweredRecord>;
  /** The records of a list with their external_id, by a filter. */
  list(pathAndQuery: string): Promise<readonly AnsweredRecord[]>;
}

/** Starts a server before the tests of a file, and ends it and its recipes after them. */
export function startRecipes(): Recipes {
  const children = new Set<ChildProcess>();
  let local: StartedProcess;
  beforeAll(async () => {
    // The links to pages for customers name the port that is asked for, so it is not 0.
    local = startProcess({ PORT: String(await freePort()), WORKBOOK: await newPath() });
    await local.ready;
  });
  afterAll(async () => {
    for (const child of [...children, local.child]) child.kill('SIGKILL');
    await local.ended;
  });

  const variables = async (): Promise<Variables> => {
    const { origin, key } = await local.ready;
    return { PATH: process.env.PATH ?? '', BASE: origin, EXEC: origin + execPath, KEY: key };
  };
  const call = async (
    path: string,
    init: { method?: string; body?: string } = {},
  ): Promise<AnsweredRecord> => {
    const { BASE, KEY = '' } = await variables();
    const headers = { 'x-api-key': KEY, 'content-type': 'application/json' };
    const response = await fetch(BASE + path, { ...init, headers });
    const answer = (await response.json()) as AnsweredRecord;
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };

  return {
    variables,
    async serve(command, file, further) {
      const port = await freePort();
      const path = join(recipeFolder, file);
      const args = command === 'php' ? ['-S', `localhost:${port}`, path] : [path];
      const env = { ...(await variables()), PORT: String(port), ...further };
      children.add(spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore'] }));
      await listening(port);
      return `http://localhost:${port}/`;
    },
    async run(command, file, args, further = {}) {
      const env = { ...(await variables()), ...further };
      const child = spawn(command, [join(recipeFolder, file), ...args], { env });
      children.add(child);
      const closed = once(child, 'close');
      const [printed, fault] = await Promise.all([text(child.stdout), text(child.stderr)]);
      children.delete(child);
      expect({ fault, closed: await closed }).toEqual({ fault: '', closed: [0, null] });
      return printed;
    },
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    list: async (path) => (await call(path)).data as readonly AnsweredRecord[],
  };
}

/** The records that an order has become, by what their external_id begins with. */
export async function madeOf(
  recipes: Recipes,
  prefix: string,
): Promise<Readonly<Record<string, readonly AnsweredRecord[]>>> {
  const isOwn = ({ external_id }: AnsweredRecord): boolean => String(external_id).startsWith(prefix);
  const of = async (kind: string): Promise<readonly AnsweredRecord[]> =>
    (await recipes.list(`/api/v1/${kind}?limit=500`)).filter(isOwn);
  return {
    customers: await of('customers'),
    invoices: await of('invoices'),
    payments: await of('payments'),
    quotations: await of('quotations'),
  };
}
