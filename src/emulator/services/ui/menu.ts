/** Google's class Menu. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';
import type { MenuContent, MenuEntry, EmulatedScreen } from './screen.ts';

export interface Menu {
  addItem(caption: string, functionName: string): Menu;
  addSeparator(): Menu;
  addToUi(): void;
}

/** A menu that is not shown before `addToUi`. */
export function createMenu(execution: Execution, screen: EmulatedScreen, caption: string): Menu {
  const entries: MenuEntry[] = [];
  const content: MenuContent = { caption, entries };
  const add = (entry: MenuEntry): Menu => {
    entries.push(entry);
    return menu;
  };
  const menu: Menu = strict(execution.realm, 'Menu', {
    addItem: (itemCaption, functionName) => add({ kind: 'item', caption: itemCaption, functionName }),
    addSeparator: () => add({ kind: 'separator' }),
    addToUi() {
      const call = freeCall('html', 'Menu.addToUi', [caption]);
      execution.gate.pass(call, () => void screen.menus.set(caption, content));
    },
  });
  return menu;
}
