/** How the scripts of HTML files are written, so that HtmlService serves what the build has made, and Google's editor opens it. */

/** The length after which a line ends at the next token: Google's editor and its error messages count lines. */
export const lineLimit = 2000;

/**
 * The syntax that esbuild may write in an HTML file. Google's HtmlService reads the text of a template literal as code,
 * and takes `https://` in it for the beginning of a comment, which it removes
 * (github.com/enuchi/React-Google-Apps-Script/issues/157). Quoted text it leaves alone.
 */
export const pageSyntax = { 'template-literal': false } as const;
