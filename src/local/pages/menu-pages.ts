/** Shows the pages of the script's menu on this machine: which there are, and one as the owner opens it. */
import type { MenuPage } from '../../pages/workbook/protocol.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import { escapeMarkup } from '../../emulator/services/html/html-output.ts';
import type { SelectedCell } from '../../emulator/services/ui/screen.ts';
import { localOwner } from '../runtime/local-workspace.ts';
import { chooseCommand } from '../runtime/menu-command.ts';
import { plainPage } from './plain-page.ts';

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
  const content = `<h1>${escapeMarkup(title)}</h1>\n<p role="alert">${escapeMarkup(sentence)}</p>`;
  return plainPage(title, 'main { padding: 0.4rem 1.2rem 1rem; }\nh1 { font-size: 1.2rem; }', content);
}
