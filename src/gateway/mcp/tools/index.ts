/** The register of tools, in the order in which agents see them, and what of it a key may use. */
import { hasScope, type Scope } from '../../../core/access/scopes.ts';
import type { ArgumentSchema, AgentTool } from '../tool.ts';
import { customerTools } from './customers.ts';
import { documentTools } from './documents.ts';
import { invoiceTools } from './invoices.ts';
import { overviewTools } from './overview.ts';

/** All tools. */
export const agentTools: readonly AgentTool[] = [
  ...customerTools,
  ...documentTools,
  ...invoiceTools,
  ...overviewTools,
];

/** A tool as `tools/list` describes it. */
export interface ToolDescription {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: object;
}

/** The tools that a key with these scopes can use; of an argument whose values need scopes, only the usable ones. */
export function describeTools(scopes: readonly Scope[]): ToolDescription[] {
  const allows = (needed: readonly string[]): boolean =>
    needed.every((scope) => hasScope(scopes, scope as Scope));
  return agentTools.flatMap((tool) => {
    const { variants } = tool;
    if (!allows(tool.scopes)) return [];
    if (variants === undefined) return [describe(tool, tool.properties)];
    const usable = Object.keys(variants.scopes).filter((value) => allows(variants.scopes[value] ?? []));
    if (usable.length === 0) return [];
    const { argument } = variants;
    return [
      describe(tool, { ...tool.properties, [argument]: { ...tool.properties[argument], enum: usable } }),
    ];
  });
}

function describe(tool: AgentTool, properties: Readonly<Record<string, ArgumentSchema>>): ToolDescription {
  const { name, title, description, effect, required, isOpen } = tool;
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object',
      properties,
      ...(required === undefined ? {} : { required }),
      ...(isOpen === true ? {} : { additionalProperties: false }),
    },
    annotations:
      effect === 'read'
        ? { readOnlyHint: true, openWorldHint: false }
        : // Under its key, a write that is repeated is carried out once.
          {
            readOnlyHint: false,
            destructiveHint: effect === 'change',
            idempotentHint: true,
            openWorldHint: false,
          },
  };
}
