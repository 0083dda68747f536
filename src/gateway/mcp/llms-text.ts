/** Writes `llms.txt`: what an agent or its author needs to find the API of a workspace and its tools. */
import { agentTools } from './tools/index.ts';

/** @param base the URL of the workspace at the gateway, without a slash at its end; may be a path */
export function llmsText(base: string): string {
  const list = agentTools.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n');
  return `# Business Billing

> Customers, products, quotations, invoices, payments and credit notes of one business, as a REST API and as tools for agents.

Every request needs an API key, which the owner of the workspace makes: \`Authorization: Bearer <key>\`. A key has scopes and 100 requests a minute.
Every write takes an \`Idempotency-Key\`: repeated with the same key, it is carried out once.
Refusals are problem documents with a code, a detail and JSON pointers to what is wrong.

## API

- [OpenAPI 3.1 document](${base}/openapi.json): every operation, field and code.
- [Root of the API](${base}/api/v1): the collections.
- [State](${base}/health): whether the workspace is in service; without a key.

## Tools for agents

[${base}/mcp](${base}/mcp) speaks the Model Context Protocol: streamable HTTP, JSON answers, no session, with the same key.

${list}
`;
}
