/**
 * Takes the comments out of the scripts of a page, as HtmlService does when it serves one. Google's reader of scripts
 * does not know template literals: it reads their text as code, and takes `//` and `/*` in it for comments
 * (github.com/enuchi/React-Google-Apps-Script/issues/157). Text in quotes and regular expressions it leaves alone.
 */

/** The page as it is served. */
export function stripComments(html: string, inTemplateLiterals: 'stripped' | 'kept'): string {
  return html.replace(
    /(<script\b[^>]*>)([\s\S]*?)(<\/script)/gi,
    (_element, start: string, script: string, end: string) =>
      start + stripScript(script, inTemplateLiterals === 'kept') + end,
  );
}

/** The token at a place. A quote that its line does not close is a sign of its own. */
const token =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|[\w$]+|(?<blank>\s+)|[\s\S]/y;

const templateLiteral = /`(?:\\[\s\S]|[^`\\])*`/y;

const regularExpression = /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y;

/** Words after which a slash begins a regular expression; after any other word it divides. */
const beforeExpression = new Set(
  'return typeof case in of delete void throw new do else yield await'.split(' '),
);

function stripScript(script: string, knowsTemplates: boolean): string {
  const kept: string[] = [];
  // The last token that is neither blank nor a comment.
  let last = '';
  for (let at = 0; at < script.length; ) {
    const whole =
      (isBeforeExpression(last) ? match(regularExpression, script, at) : null) ??
      (knowsTemplates ? match(templateLiteral, script, at) : null) ??
      match(token, script, at);
    const text = whole?.[0] ?? '';
    const { comment, blank } = whole?.groups ?? {};
    // A comment in the middle of a line still divides words.
    kept.push(comment === undefined ? text : comment.includes('\n') ? '\n' : ' ');
    if (comment === undefined && blank === undefined) last = text;
    at += text.length;
  }
  return kept.join('');
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function isBeforeExpression(last: string): boolean {
  return /^[\w$]/.test(last) ? beforeExpression.has(last) : !/^[)\]}"'`/]/.test(last);
}
