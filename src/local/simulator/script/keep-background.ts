/** Keeps the compiled background for the executions that follow in the same context of Node. */

/**
 * At Google each execution compiles what it loads. Here half of the time would go into that, so a context compiles the
 * background once.
 */
export function keepBackground<Background>(
  compile: (script: string) => Background,
): (script: string) => Background {
  let kept: Background | undefined;
  return (script) => {
    kept ??= compile(script);
    return kept;
  };
}
