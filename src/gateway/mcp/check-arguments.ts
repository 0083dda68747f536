/** Checks that the arguments of a call fit the schema of its tool, so that a wrong call costs no request. */
import { nearestHint } from '../../core/schema/nearest-name.ts';
import type { ArgumentSchema, ToolArguments, AgentTool } from './tool.ts';
import type { ArgumentFault } from './tool-problem.ts';

/** All faults at once. What the API knows better, such as the fields of a line, is left to it. */
export function findFaults(
  { properties, required = [], isOpen }: AgentTool,
  args: ToolArguments,
): ArgumentFault[] {
  const missing = required
    .filter((name) => isAbsent(args[name]))
    .map((name) => ({ pointer: pointerTo(name), code: 'required', message: 'This argument is required.' }));
  const known = Object.keys(properties);
  const wrong = Object.entries(args).flatMap(([name, value]): ArgumentFault[] => {
    const pointer = pointerTo(name);
    if (!Object.hasOwn(properties, name)) {
      const message = `The tool has no such argument.${nearestHint(name, known)}`;
      return isOpen === true ? [] : [{ pointer, code: 'unknown_field', message }];
    }
    const fault = isAbsent(value) ? null : faultOf(properties[name] ?? {}, value);
    return fault === null ? [] : [{ pointer, ...fault }];
  });
  return [...missing, ...wrong];
}

/** The arguments that have a value: for the API, null means the same as nothing, except in a change. */
export function withoutNulls(args: ToolArguments): ToolArguments {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function pointerTo(name: string): string {
  return `/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

function faultOf(schema: ArgumentSchema, value: unknown): Pick<ArgumentFault, 'code' | 'message'> | null {
  const { type = [], enum: words, pattern, minimum = -Infinity, maximum = Infinity } = schema;
  const types = [type].flat();
  if (!types.some((one) => isOfType(one, value)))
    return { code: 'invalid_type', message: `Must be ${types.map((one) => withArticle(one)).join(' or ')}.` };
  if (typeof value === 'string') {
    if (words !== undefined && !words.includes(value)) {
      const message = `Must be one of ${words.join(', ')}.${nearestHint(value, words)}`;
      return { code: 'invalid_enum', message };
    }
    if (pattern !== undefined && !new RegExp(pattern).test(value))
      return { code: 'invalid_format', message: `Must match ${pattern}.` };
  }
  if (typeof value === 'number' && (value < minimum || value > maximum))
    return { code: 'out_of_range', message: `Must be from ${minimum} to ${maximum}.` };
  return null;
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    default:
      return typeof value === type;
  }
}

function withArticle(type: string): string {
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}
