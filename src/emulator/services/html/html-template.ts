/** Google's class HtmlTemplate: HTML with scriptlets, whose variables are the template's own properties. */
import { escapeHtml, type HtmlOutput } from './html-output.ts';

/** Compiles a function in the script's realm, where a scriptlet sees the script's globals. */
export type Compile = (parameters: readonly string[], body: string) => (...args: unknown[]) => unknown;

interface TemplateWorld {
  readonly compile: Compile;
  makeOutput(content: string): HtmlOutput;
}

/** A template takes any property, so it is the one emulated object that is not strict. */
export interface HtmlTemplate {
  evaluate(): HtmlOutput;
  getRawContent(): string;
  getCode(): string;
  [variable: string]: unknown;
}

/** `<? code ?>`, `<?= printed ?>` and `<?!= printed as it is ?>`. */
const scriptlet = /<\?(!?=)?([\s\S]*?)\?>/g;

/** A template of that source. */
export function createHtmlTemplate(source: string, { compile, makeOutput }: TemplateWorld): HtmlTemplate {
  // Most scripts read the text alone, so the template translates it only when needed.
  let translated: string | undefined;
  const getCode = (): string => (translated ??= translate(source));
  const template: HtmlTemplate = {
    evaluate() {
      const variables = Object.entries(template).filter(([name]) => !methods.has(name));
      const names = variables.map(([name]) => name);
      const printed: string[] = [];
      const print = (value: unknown): void => void printed.push(String(value));
      const printEscaped = (value: unknown): void => print(escapeHtml(String(value)));
      compile(['print_', 'printEscaped_', ...names], getCode())(
        print,
        printEscaped,
        ...variables.map(([, value]) => value),
      );
      return makeOutput(printed.join(''));
    },
    getRawContent: () => source,
    getCode,
  };
  const methods = new Set(Object.keys(template));
  return template;
}

function translate(source: string): string {
  const statements: string[] = [];
  let end = 0;
  for (const match of source.matchAll(scriptlet)) {
    const [text, mark, inner = ''] = match;
    statements.push(literal(source.slice(end, match.index)));
    statements.push(
      mark === undefined
        ? inner
        : `${mark === '=' ? 'printEscaped_' : 'print_'}(${inner.trim().replace(/;$/, '')});`,
    );
    end = match.index + text.length;
  }
  return [...statements, literal(source.slice(end))].join('\n');
}

function literal(text: string): string {
  return `print_(${JSON.stringify(text)});`;
}
