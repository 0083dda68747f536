/** Patterns that find a text in either case. */

/** The pattern for Google's search; null for a text that it may not match as it should. */
export function anyCasePattern(text: string): string | null {
  // How Google matches letters beyond ASCII and texts of several lines is not specified.
  return /^[ -~]+$/.test(text) ? text.replace(/./g, inEitherCase) : null;
}

// These two letters beyond ASCII also become an i and a k in lower case.
const strangers: Readonly<Record<string, string>> = { i: '\u0130', k: '\u212a' };

function inEitherCase(sign: string): string {
  const small = sign.toLowerCase();
  if (/[a-z]/.test(small)) return `[${small}${small.toUpperCase()}${strangers[small] ?? ''}]`;
  return /\d/.test(sign) ? sign : `\\x${sign.charCodeAt(0).toString(16)}`;
}
