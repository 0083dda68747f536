/** Reads a script as a tree: which names it takes from its surroundings, and which syntax it uses. */
import { parseSync } from '@swc/core';

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

export interface ScriptFacts {
  /** Names of the global scope that it declares, in order. */
  readonly declared: readonly string[];
  /** Names that it uses and nowhere declares, in alphabetical order. */
  readonly free: readonly string[];
  /** The types of all its nodes; assignments as `AssignmentExpression ??=`. */
  readonly syntax: ReadonlySet<string>;
}

export function scriptFactsOf(code: string): ScriptFacts {
  const tree = parseSync(code, {
    syntax: 'ecmascript',
    target: 'es2022',
    isModule: false,
  }) as unknown as Node;
  const bound = new Set<string>();
  const used = new Set<string>();
  const syntax = new Set<string>();
  walk(tree, (node) => {
    syntax.add('operator' in node ? `${node.type} ${String(node.operator)}` : node.type);
    for (const name of bindingsOf(node)) bound.add(name);
    for (const name of namesUsedBy(node)) used.add(name);
  });
  const declared = (tree.body as Node[]).flatMap((node) =>
    node.type === 'FunctionDeclaration' ? patternNames(node.identifier) : bindingsOf(node),
  );
  return { declared, free: [...used].filter((name) => !bound.has(name)).sort(), syntax };
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (typeof (value as Node).type === 'string') visit(value as Node);
  for (const member of Object.values(value)) walk(member, visit);
}

function bindingsOf(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return (node.declarations as Node[]).flatMap(({ id }) => patternNames(id));
    case 'FunctionDeclaration':
      return [...patternNames(node.identifier), ...parameters(node)];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return patternNames(node.identifier);
    case 'FunctionExpression':
      return [...patternNames(node.identifier), ...parameters(node)];
    case 'ArrowFunctionExpression':
      return (node.params as Node[]).flatMap(patternNames);
    case 'ClassMethod':
      return parameters(node.function as Node);
    case 'MethodProperty':
    case 'Constructor':
      return parameters(node);
    case 'SetterProperty':
      return patternNames(node.param);
    case 'CatchClause':
      return patternNames(node.param);
    default:
      return [];
  }
}

function parameters(node: Node): string[] {
  return ((node.params ?? []) as Node[]).flatMap((parameter) =>
    patternNames(parameter.type === 'Parameter' ? parameter.pat : parameter),
  );
}

function patternNames(pattern: unknown): string[] {
  if (typeof pattern !== 'object' || pattern === null) return [];
  const node = pattern as Node;
  switch (node.type) {
    case 'Identifier':
      return [String(node.value)];
    case 'ArrayPattern':
      return (node.elements as unknown[]).flatMap(patternNames);
    case 'ObjectPattern':
      return (node.properties as Node[]).flatMap((property) =>
        patternNames(
          property.type === 'AssignmentPatternProperty' ? property.key : (property.value ?? property),
        ),
      );
    case 'AssignmentPattern':
      return patternNames(node.left);
    case 'RestElement':
      return patternNames(node.argument);
    default:
      return [];
  }
}

// Identifiers that stand for a value: as an operand, never as the name of a member, a key or a label.
const nameOnly: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  SuperPropExpression: ['property'],
  KeyValueProperty: ['key'],
  KeyValuePatternProperty: ['key'],
  MethodProperty: ['key'],
  GetterProperty: ['key'],
  SetterProperty: ['key'],
  ClassMethod: ['key'],
  Constructor: ['key'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
};

function namesUsedBy(node: Node): string[] {
  return Object.entries(node).flatMap(([member, value]) => {
    if (nameOnly[node.type]?.includes(member)) return [];
    const parts = Array.isArray(value) ? value : [value];
    return parts.flatMap((part: unknown) => {
      // The parts of calls, templates and lists are wrapped once more.
      const inner = (part as { expression?: unknown } | null)?.expression ?? part;
      const { type, value: name } = (inner ?? {}) as { type?: unknown; value?: unknown };
      return type === 'Identifier' ? [String(name)] : [];
    });
  });
}
