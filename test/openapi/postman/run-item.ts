/** Sends an item of the collection and runs its script, as Postman's runner would. */
import { randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { collection, type PostmanItem, type PostmanRequest } from './collection.ts';

export interface RunResult {
  readonly status: number;
  readonly body: unknown;
  /** The names of the tests of its script, each of which has passed. */
  readonly passed: readonly string[];
}

/** @param variables what requests read, and scripts change */
export async function runItem(item: PostmanItem, variables: Map<string, string>): Promise<RunResult> {
  const { method, body } = item.request;
  const response = await fetch(urlOf(item.request, variables), {
    method,
    headers: headersOf(item.request, variables),
    ...(body === undefined ? {} : { body: filled(body.raw, variables) }),
  });
  const text = await response.text();
  // An electronic invoice is XML, and no script looks into it.
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const answer = { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  const passed = item.event
    .filter(({ listen }) => listen === 'test')
    .flatMap(({ script }) => runScript(script.exec.join('\n'), { ...answer, text }, variables));
  return { ...answer, passed };
}

function urlOf({ url }: PostmanRequest, variables: ReadonlyMap<string, string>): string {
  const { host, path = [], query = [], variable = [] } = url;
  const steps = path.map((step) => variable.find(({ key }) => `:${key}` === step)?.value ?? step);
  const chosen = query.filter(({ disabled }) => disabled !== true);
  const search = chosen.map(({ key, value }) => `${key}=${value}`).join('&');
  return filled([host.join('.'), ...steps].join('/') + (search && `?${search}`), variables);
}

function headersOf({ auth, header }: PostmanRequest, variables: ReadonlyMap<string, string>): HeadersInit {
  const [token] = collection.auth.bearer;
  const inherited = auth === undefined ? [['Authorization', `Bearer ${token?.value}`] as const] : [];
  const own = header.map(({ key, value }) => [key, value] as const);
  return Object.fromEntries([...inherited, ...own].map(([key, value]) => [key, filled(value, variables)]));
}

/** @throws Error when a variable has no value: Postman would send its name */
function filled(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_whole, name: string) => {
    const value = name === '$guid' ? randomUUID() : variables.get(name);
    if (value === undefined || value === '') throw new Error(`{{${name}}} has no value.`);
    return value;
  });
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

function runScript(code: string, { status, text }: Answered, variables: Map<string, string>): string[] {
  const passed: string[] = [];
  const equal = (actual: unknown, expected: unknown): void => expect(actual).toBe(expected);
  const pm = {
    test(name: string, run: () => void): void {
      run();
      passed.push(name);
    },
    expect: (actual: unknown) => ({ to: { equal: (expected: unknown) => equal(actual, expected) } }),
    response: {
      json: (): unknown => JSON.parse(text),
      to: { have: { status: (expected: number) => equal(status, expected) } },
    },
    collectionVariables: { set: (name: string, value: string) => void variables.set(name, value) },
  };
  runInNewContext(code, { pm });
  return passed;
}
