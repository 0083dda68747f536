/** Writes the pages that this machine adds to those of the script: they need no script of their own. */
import { escapeMarkup } from '../../emulator/services/html/html-output.ts';

/**
 * @param style rules beside those that all of them have
 * @param content the markup within `main`
 */
export function plainPage(title: string, style: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; --line: #d5dae2; --sunken: #f6f8fb; --ink: #1a1d21; --quiet: #555c66; --accent: #174ea6; font: 16px/1.5 Roboto, "Helvetica Neue", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --line: #3b414b; --sunken: #1f2227; --ink: #e6e8eb; --quiet: #a8afba; --accent: #8ab4f8; background: #17191d; color: #e6e8eb; } }
body { margin: 0; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem; }
main a { color: var(--accent); }
h1 { margin: 0; font-size: 1.4rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.2rem 1.2rem; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
dt { color: var(--quiet); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
${style}
</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}
