/** The workflow for n8n: it can be imported, and its HTTP requests bill an order once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnsweredRecord, madeOf, payload, recipeFolder, startRecipes } from './recipes.ts';

interface Pair {
  readonly name: string;
  readonly value: string;
}

interface WorkflowNode {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly typeVersion: number;
  readonly position: readonly [number, number];
  readonly parameters: {
    readonly method: string;
    readonly url: string;
    readonly headerParameters: { readonly parameters: readonly Pair[] };
    readonly jsonBody: string;
  };
}

interface Workflow {
  readonly nodes: readonly WorkflowNode[];
  readonly connections: Readonly<
    Record<string, { readonly main: readonly (readonly { readonly node: string }[])[] }>
  >;
}

const workflow = JSON.parse(readFileSync(join(recipeFolder, 'n8n.json'), 'utf8')) as Workflow;
const recipes = startRecipes();

/** The output of each node by its name. */
type Outputs = Map<string, unknown>;

/** What n8n makes of a parameter: text that begins with = has expressions in {{ }}. */
function evaluate(parameter: string, input: unknown, outputs: Outputs): string {
  if (!parameter.startsWith('=')) return parameter;
  const nodeOf = (name: string): object => ({ item: { json: outputs.get(name) } });
  const filled = (expression: string): unknown =>
    new Function('$json', '$', `return (${expression});`)(input, nodeOf);
  return parameter
    .slice(1)
    .replace(/\{\{(.*?)\}\}(?!\})/gs, (_whole, expression: string) => String(filled(expression)));
}

/** Runs the nodes behind the trigger, one after the other. @returns the output of the last, or the first refusal */
async function runWorkflow(order: string): Promise<AnsweredRecord> {
  const { BASE = '', KEY = '' } = await recipes.variables();
  let output: AnsweredRecord = JSON.parse(order);
  const [trigger] = workflow.nodes;
  const outputs: Outputs = new Map([[trigger?.name ?? '', output]]);
  let name = workflow.connections[trigger?.name ?? '']?.main[0]?.[0]?.node;
  while (name !== undefined) {
    const { parameters, type } = workflow.nodes.find((node) => node.name === name)!;
    expect(type).toBe('n8n-nodes-base.httpRequest');
    const filled = (parameter: string): string => evaluate(parameter, output, outputs);
    const own = parameters.headerParameters.parameters.map((pair) => [pair.name, filled(pair.value)]);
    // The credential "Header Auth" adds its header to these.
    const headers = { ...Object.fromEntries(own), 'x-api-key': KEY, 'content-type': 'application/json' };
    const url = filled(parameters.url).replace('https://billing.example.com', BASE);
    const response = await fetch(url, {
      method: parameters.method,
      headers,
      body: filled(parameters.jsonBody),
    });
    output = (await response.json()) as AnsweredRecord;
    if (!response.ok) return output;
    outputs.set(name, output);
    name = workflow.connections[name]?.main[0]?.[0]?.node;
  }
  return output;
}

test('n8n can import it: every node has a name, a place and a version of its own, and is connected', () => {
  const names = workflow.nodes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(workflow.nodes.map(({ id }) => id)).size).toBe(names.length);
  for (const { type, typeVersion, position } of workflow.nodes) {
    expect(type).toMatch(/^n8n-nodes-base\.(webhook|httpRequest)$/);
    expect(typeVersion).toBeGreaterThan(0);
    expect(position).toHaveLength(2);
  }
  const targets = Object.values(workflow.connections).flatMap(({ main }) =>
    main.flat().map(({ node }) => node),
  );
  expect([...targets].sort()).toEqual(names.slice(1).sort());
  expect(JSON.stringify(workflow)).not.toMatch(/bbk_/);
});

test('an order that comes twice is one paid invoice', async () => {
  const order = payload('n8n-order.json');
  const [first, second] = [await runWorkflow(order), await runWorkflow(order)];
  expect(first).toMatchObject({ object: 'payment', external_id: 'n8n-order-2041-payment' });
  expect(second.id).toBe(first.id);
  const { invoices, payments } = await madeOf(recipes, 'n8n-order-');
  expect(invoices).toMatchObject([
    {
      customer_name: 'Zoë "Z" Söhne',
      status: 'paid',
      external_id: 'n8n-order-2041',
      amounts: { total: '226.10' },
    },
  ]);
  expect(payments).toMatchObject([{ amount: 226.1, reference: 'pay-77', method: 'online' }]);
});

test('an order with another sum than before, or with a sum that is wrong, stops at the invoice', async () => {
  const order = payload('n8n-order.json');
  const cheaper = order.replace('226.10', '113.05').replace('"quantity": 2', '"quantity": 1');
  expect(await runWorkflow(cheaper)).toMatchObject({ code: 'idempotency_key_reused' });
  const wrong = order.replaceAll('2041', '2042').replace('226.10', '226.00');
  expect(await runWorkflow(wrong)).toMatchObject({
    code: 'validation_failed',
    errors: [{ code: 'total_mismatch' }],
  });
  expect((await madeOf(recipes, 'n8n-order-')).invoices).toHaveLength(1);
});
