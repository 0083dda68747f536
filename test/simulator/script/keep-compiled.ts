/** Keeps the scripts that were loaded for the executions that follow in the same context of Node. */

/**
 * At Google each execution compiles what it loads. Here half of the time would go into that, so a context compiles each
 * script once.
 */
export function keepCompiled(
  compile: (script: string, name: string, shared: readonly unknown[]) => unknown,
): typeof compile {
  const kept = new Map<string, unknown>();
  return (script, name, shared) => {
    if (!kept.has(name)) kept.set(name, compile(script, name, shared));
    return kept.get(name);
  };
}
