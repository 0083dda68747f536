/** Shows the pages of the script's menu on this machine: which there are, and one as the owner opens it. */
import type { MenuPage } from '../../pages/workbook/protocol.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import { escapeHtml } from '../../emulator/services/html/html-output.ts';
import type { SelectedCell } from '../../emulator/services/ui/screen.ts';
import { localOwner } from '../runtime/local-workspace.ts';
import { chooseCommand } from '../runtime/menu-command.ts';

/** The commands that show a page; the others ask in windows of the spreadsheet, which this machine has not. */
const pageCommands: readonly string[] = [
  ...['newInvoice', 'newQuotation', 'recordPayment', 'creditInvoice', 'correctInvoice', 'duplicateDocument'],
  ...['openDocument', 'savePdf', 'mailDocument', 'showDeveloperArea', 'showSidebar'],
];

/** The items of the menu that show a page, in its order. */
export function menuPages(emulator: Emulator): readonly MenuPage[] {
  emulator.personDid({ kind: 'open', user: localOwner });
  const entries = [...emulator.world.screen.menus.values()].flatMap((menu) => menu.entries);
  return entries.flatMap((entry) =>
    entry.kind === 'item' && pageCommands.includes(entry.functionName)
      ? [{ words: entry.caption, command: entry.functionName }]
      : [],
  );
}

/**
 * Chooses a command while a cell is selected. Returns the page that it shows, or one that says what it said instead.
 * @returns null for a command that shows no page
 */
export function openMenuPage(
  emulator: Emulator,
  command: string,
  selected: SelectedCell | null,
): string | null {
  if (!pageCommands.includes(command)) return null;
  const { screen } = emulator.world;
  screen.selected = selected;
  const content = chooseCommand(emulator, command);
  const last = screen.shown[screen.shown.length - 1];
  return last?.kind === 'alert' ? messagePage(last.title, content) : content;
}

function messagePage(title: string, sentence: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; font: 15px/1.55 Roboto, "Helvetica Neue", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { background: #17191d; color: #e6e8eb; } }
body { margin: 0; }
main { padding: 0.4rem 1.2rem 1rem; }
h1 { margin: 0; font-size: 1.2rem; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p role="alert">${escapeHtml(sentence)}</p>
</main>
</body>
</html>
`;
}
